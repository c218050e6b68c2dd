import type { EpochMs } from '#contract/time/time.ts';
import type { Kysely } from 'kysely';
import type { BankContext } from '../bank-context.ts';
import { billOrders } from '../bills/pay-bills.ts';
import { appendToMemberLogs } from '../member-log/append-to-member-logs.ts';
import type { DatabaseTransaction } from '../database/database-transaction.ts';
import {
  endAllTrust,
  endWhatIsUnderWay,
  markClosed,
} from '../identity/security/staff-access-records.ts';
import type { Tables } from '../tables.ts';
import { listSeries } from '../standing-orders/occurrence-records.ts';
import type { Occurrence, OrderKind } from '../standing-orders/order-kind.ts';
import { endSeries } from '../standing-orders/settle-occurrence.ts';
import { transferOrders } from '../transfers/send-scheduled.ts';
import { sampleAccounts } from './sample-member.ts';
import { sampleMemberships } from './sample-people.ts';

/** The outcome of removing the members of the sample bank. */
export type SampleRemoval =
  | { readonly kind: 'none' }
  | { readonly kind: 'removed'; readonly sessions: number; readonly series: number };

/**
 * Whether a member of the sample bank is there and could sign in, with a password that everybody knows or whatever it was
 * changed to. They are known by their accounts: another member may well have the user name of one.
 */
export async function hasSampleMember(db: Kysely<Tables>): Promise<boolean> {
  return (await findSampleMembers(db)).length > 0;
}

interface SampleFound {
  readonly id: string;
  readonly membershipId: string;
}

/**
 * Takes from the members of the sample bank every way to sign in: password, factors, sessions, trust of browsers and the access
 * itself, as when staff close it; and ends what they have scheduled, since no made-up money may leave the bank. Their history
 * and their balances stay: the books are append-only, and they must go on adding up.
 */
export async function removeSampleMember({
  store,
  clock,
  sessions,
  bell,
}: BankContext): Promise<SampleRemoval> {
  const at = clock.now();
  const removed = await store.transact(async (scope) => {
    const found = await findSampleMembers(scope.trx);
    let series = 0;
    for (const membershipId of new Set(found.map((one) => one.membershipId))) {
      series += await endAllSeries(scope, transferOrders, membershipId, at);
      series += await endAllSeries(scope, billOrders, membershipId, at);
    }
    let ended = 0;
    for (const id of new Set(found.map((one) => one.id))) {
      ended += await removeEveryWayIn(scope, id, at);
    }
    return { found, sessions: ended, series };
  });
  if (removed.found.length === 0) return { kind: 'none' };
  sessions.forget();
  for (const { membershipId } of removed.found) bell.ring(membershipId);
  return { kind: 'removed', sessions: removed.sessions, series: removed.series };
}

const sampleNumbers: readonly string[] = [
  sampleAccounts.checking.number,
  ...sampleMemberships.map(({ accounts }) => accounts.checking.number),
];

/** Only the people added with the sample's memberships: nobody with access given later. */
async function findSampleMembers(db: Kysely<Tables>): Promise<SampleFound[]> {
  return await db
    .selectFrom('account')
    .innerJoin('membership', 'membership.id', 'account.membership_id')
    .innerJoin('party', 'party.membership_id', 'account.membership_id')
    .innerJoin('person', 'person.id', 'party.person_id')
    .leftJoin('credential', 'credential.person_id', 'person.id')
    .select(['person.id', 'membership.id as membershipId'])
    .where('account.number', 'in', sampleNumbers)
    .whereRef('person.created_at', '=', 'membership.created_at')
    .where('party.until_at', 'is', null)
    .where(({ or, eb }) =>
      or([eb('person.access_closed_at', 'is', null), eb('credential.person_id', 'is not', null)]),
    )
    .orderBy('person.id')
    .execute();
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
  personId: string,
  at: EpochMs,
): Promise<number> {
  const { trx } = scope;
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
  return sessionsEnded;
}

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
