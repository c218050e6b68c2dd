import { type Cents, cents } from '#contract/money/cents.ts';
import type { AccountId } from '#contract/text/ids.ts';
import { describe } from '#contract/transactions/transaction-wording.ts';
import type { EpochMs } from '#contract/time/time.ts';
import { type Kysely, sql } from 'kysely';
import { transactionLabel } from '../formats/labels.ts';
import type { DatabaseTransaction } from '../database/database-transaction.ts';
import type { Tables } from '../tables.ts';
import { type TransferRow, categories } from './transfer-tables.ts';
import type { NewTransaction } from '../history/record-transaction.ts';
import { lockMemberLogs } from '../member-log/append-to-member-logs.ts';
import type { LogEntry } from '../member-log/log-entry.ts';
import { getPrimary } from '../parties/party-records.ts';
import { holderRoles } from '../parties/role-policy.ts';
import { tidyPhone } from '#contract/text/typed-signs.ts';

/** The account of a member here that a Zelle payment reaches by their email or phone. */
export interface ZelleReceiver {
  readonly membershipId: string;
  readonly account: { readonly id: string; readonly handle: string; readonly name: string };
}

/**
 * Which of these transfers reach a member of this credit union, by their keys; the logs of both sides are locked then. All others leave for the network: where nobody who is
 * enrolled has the contact, where several have it and none by the name that was given, where their access is closed, and where no account
 * of their own takes money.
 */
export async function findZelleReceivers(
  scope: DatabaseTransaction,
  transfers: readonly TransferRow[],
): Promise<ReadonlyMap<string, ZelleReceiver>> {
  const receivers = new Map<string, ZelleReceiver>();
  for (const transfer of transfers) {
    if (transfer.kind !== 'zelle' || transfer.to_account_id !== null) continue;
    const receiver = await findReceiver(scope.trx, transfer);
    if (receiver) receivers.set(transfer.id, receiver);
  }
  if (receivers.size > 0) {
    // Logs before balances, in the order of a sender's locks.
    const both = [
      ...receivers.values(),
      ...transfers.map((one) => ({ membershipId: one.membership_id })),
    ];
    await lockMemberLogs(
      scope,
      both.map(({ membershipId }) => membershipId),
    );
  }
  return receivers;
}

async function findReceiver(
  db: Kysely<Tables>,
  { membership_id: sender, email, phone, to_name: name }: TransferRow,
): Promise<ZelleReceiver | undefined> {
  const found = await db
    .selectFrom('person_profile')
    .innerJoin('person', 'person.id', 'person_profile.person_id')
    .select(['person.id', 'person.known_name'])
    .where(({ fn, eb }) =>
      email === null
        ? eb('person_profile.phone', '=', tidyPhone(phone ?? ''))
        : eb(fn<string>('lower', ['person_profile.email']), '=', email.toLowerCase()),
    )
    .where('access_closed_at', 'is', null)
    // A person opened by staff and not enrolled yet has no user name of their own.
    .whereRef('person.username', '<>', 'person.id')
    .execute();
  const named = found.filter((one) => one.known_name.toLowerCase() === name.toLowerCase());
  const [person, ...others] = found.length > 1 ? named : found;
  if (person === undefined || others.length > 0) return undefined;
  const row = await db
    .selectFrom('party')
    .innerJoin('membership', 'membership.id', 'party.membership_id')
    .innerJoin('account', 'account.membership_id', 'party.membership_id')
    .select(['account.id', 'account.handle', 'account.name', 'party.membership_id'])
    .where('party.person_id', '=', person.id)
    .where('party.role', 'in', holderRoles)
    .where('party.until_at', 'is', null)
    .where('account.closed_at', 'is', null)
    // Nothing is paid into a certificate in its term.
    .where('account.matures_on', 'is', null)
    .orderBy(sql`business_name is not null`)
    .orderBy('party.from_at')
    .orderBy('account.type')
    .orderBy('account.position')
    .limit(1)
    .executeTakeFirst();
  if (row === undefined || row.membership_id === sender) return undefined;
  const { membership_id: membershipId, ...account } = row;
  return { membershipId, account };
}

/** A Zelle payment that reached a member here. The transfer is the sender's, and nobody else reads it. */
export interface ZelleArrival {
  readonly transfer: TransferRow;
  readonly postingId: string;
  readonly receiver: ZelleReceiver;
}

/** The credit in the history of the receiver, and the event for them. */
export async function arrivalOfZelle(
  { trx }: DatabaseTransaction,
  { transfer, postingId, receiver: { membershipId, account } }: ZelleArrival,
  id: string,
  at: EpochMs,
): Promise<{ readonly line: NewTransaction; readonly told: LogEntry }> {
  const { known_name: name } = await getPrimary(trx, transfer.membership_id);
  const amount: Cents = cents(transfer.amount);
  const line: NewTransaction = {
    id,
    membershipId,
    account,
    postingId,
    type: 'credit',
    description: describe({ kind: 'zelle-in', name }),
    amount,
    at,
    status: 'completed',
    category: categories.zelle,
    label: transactionLabel(at),
    reference: transfer.reference,
    transferId: null,
    memo: transfer.memo,
  };
  const { handle, name: toName } = account;
  const told: LogEntry = {
    membershipId,
    by: null,
    at,
    audit: { action: 'zelle-received', facts: { account: account.id, amount, posting: postingId } },
    events: [
      {
        kind: 'credit',
        change: 'received',
        from: name,
        account: handle as AccountId,
        toName,
        amount,
      },
    ],
  };
  return { line, told };
}

/** The memberships of other members in which these transfers have arrived. */
export async function receiversOf(
  db: Kysely<Tables>,
  transfers: readonly TransferRow[],
): Promise<string[]> {
  const ids = transfers.flatMap(({ id, kind, status }) =>
    kind === 'zelle' && status === 'completed' ? [id] : [],
  );
  if (ids.length === 0) return [];
  const rows = await db
    .selectFrom('posting')
    .innerJoin('entry', 'entry.posting_id', 'posting.id')
    .innerJoin('account', 'account.id', 'entry.account_id')
    .select('account.membership_id')
    .where('posting.transfer_id', 'in', ids)
    .where('posting.kind', '=', 'transfer-completed')
    .execute();
  return rows.flatMap(({ membership_id: id }) => id ?? []);
}
