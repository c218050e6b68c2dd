import type { EpochMs } from '#contract/time/time.ts';
import type { Kysely } from 'kysely';
import type { BankContext } from '../database/bank-context.ts';
import { billOrders } from '../bills/bill-orders.ts';
import { appendToMemberLogs } from '../member-log/append-to-member-logs.ts';
import type { DatabaseTransaction } from '../database/database-transaction.ts';
import { endAllTrust, endWhatIsUnderWay, markClosed } from '../security/staff-access-records.ts';
import type { Tables } from '../database/tables.ts';
import { listSeries } from '../standing-orders/occurrence-records.ts';
import type { Occurrence, OrderKind } from '../standing-orders/order-kind.ts';
import { endSeries } from '../standing-orders/settle-occurrence.ts';
import { transferOrders } from '../transfers/transfer-orders.ts';
import { sampleAccounts } from './sample-member.ts';

/** What came of removing the sample member. */
export type SampleRemoval =
  | { readonly kind: 'none' }
  | { readonly kind: 'removed'; readonly sessions: number; readonly series: number };

/**
 * Whether the sample member is there and could sign in, with a password that everybody knows or whatever it was changed to.
 * It is known by its account: another member may well have its user name.
 */
export async function hasSampleMember(db: Kysely<Tables>): Promise<boolean> {
  return (await findSampleMember(db)) !== undefined;
}

interface SampleFound {
  readonly id: string;
  readonly membershipId: string;
}

/**
 * Takes from the sample member every way to sign in: password, factors, sessions, trust of browsers and the access itself, as
 * when staff close it; and ends what it has scheduled, since no made-up money may leave the bank. Its history and its
 * balances stay: the books are append-only, and they must go on adding up.
 */
export async function removeSampleMember({
  store,
  clock,
  sessions,
  bell,
}: BankContext): Promise<SampleRemoval> {
  const at = clock.now();
  const removed = await store.transact(async (scope) => {
    const member = await findSampleMember(scope.trx);
    return member && { ...member, ...(await removeEveryWayIn(scope, member, at)) };
  });
  if (!removed) return { kind: 'none' };
  sessions.forget();
  bell.ring(removed.membershipId);
  return { kind: 'removed', sessions: removed.sessions, series: removed.series };
}

async function findSampleMember(db: Kysely<Tables>): Promise<SampleFound | undefined> {
  const found = await db
    .selectFrom('account')
    .innerJoin('party', 'party.membership_id', 'account.membership_id')
    .innerJoin('person', 'person.id', 'party.person_id')
    .leftJoin('credential', 'credential.person_id', 'person.id')
    .select(['person.id', 'account.membership_id as membershipId'])
    .where('account.number', '=', sampleAccounts.checking.number)
    .where('party.role', '=', 'primary')
    .where('party.until_at', 'is', null)
    .where(({ or, eb }) =>
      or([eb('person.access_closed_at', 'is', null), eb('credential.person_id', 'is not', null)]),
    )
    .executeTakeFirst();
  return found as SampleFound | undefined;
}

const waysIn = [
  'credential',
  'authenticator',
  'pending_authenticator',
  'passkey',
  'recovery_code',
  'contact_change',
] as const;

async function removeEveryWayIn(
  scope: DatabaseTransaction,
  { id: personId, membershipId }: SampleFound,
  at: EpochMs,
): Promise<{ sessions: number; series: number }> {
  const { trx } = scope;
  const series =
    (await endAllSeries(scope, transferOrders, membershipId, at)) +
    (await endAllSeries(scope, billOrders, membershipId, at));
  await markClosed(trx, personId, at);
  const ended = await endWhatIsUnderWay(scope, [personId], at);
  await endAllTrust(trx, personId);
  for (const table of waysIn) {
    await trx.deleteFrom(table).where('person_id', '=', personId).execute();
  }
  const sessionsEnded = ended.get(personId) ?? 0;
  const facts = { reason: 'It was the sample member', sessionsEnded };
  // No event: a message about it would go to an address that is made up.
  await appendToMemberLogs(scope, [
    { personId, at, audit: { action: 'access-closed', facts }, events: [] },
  ]);
  return { sessions: sessionsEnded, series };
}

/** How many series of the kind had something scheduled. */
async function endAllSeries<One extends Occurrence>(
  scope: DatabaseTransaction,
  kind: OrderKind<One>,
  membershipId: string,
  at: EpochMs,
): Promise<number> {
  let count = 0;
  for (const series of await listSeries(scope.trx, kind.tables, membershipId)) {
    if (await endSeries(scope, kind, series, at, null)) count += 1;
  }
  return count;
}
