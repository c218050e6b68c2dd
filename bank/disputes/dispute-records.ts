import { cents } from '#contract/money/cents.ts';
import type { EpochMs, LocalDate } from '#contract/time/time.ts';
import type { Kysely, Transaction, Updateable } from 'kysely';
import { localMoment } from '../calendar/local-time.ts';
import { clearing, fees, penalties } from '../ledger/chart-of-accounts.ts';
import { lockBalances } from '../ledger/ledger-records.ts';
import { holderRoles } from '../parties/role-policy.ts';
import type { DisputeRow } from './dispute-tables.ts';
import type { Tables } from '../tables.ts';
import type { DatabaseTransaction } from '../database/database-transaction.ts';
import type { DisputedTransaction } from './dispute-rules.ts';
import type { Dispute } from '#contract/disputes/disputes.ts';
import type { DisputeId, TransactionId } from '#contract/text/ids.ts';

/** A dispute with the name of its account and the description of the disputed transaction. */
export type DisputeOfTransaction = Awaited<ReturnType<typeof getDispute>>;

/**
 * The facts for a decision about the member's transaction, with its account; undefined where the member has no such
 * transaction.
 */
export async function findDisputed(
  db: Kysely<Tables>,
  membershipId: string,
  transactionId: string,
  timeZone: string,
): Promise<(DisputedTransaction & { readonly accountId: string }) | undefined> {
  const row = await db
    .selectFrom('account_transaction')
    .innerJoin('account', 'account.id', 'account_transaction.account_id')
    .innerJoin('posting', 'posting.id', 'account_transaction.posting_id')
    .leftJoin('entry as cleared', (join) =>
      join
        .onRef('cleared.posting_id', '=', 'posting.id')
        .on('cleared.account_id', '=', clearing('card')),
    )
    .leftJoin('entry as charged', (join) =>
      join
        .onRef('charged.posting_id', '=', 'posting.id')
        .on('charged.account_id', 'in', [fees, penalties]),
    )
    .leftJoin('dispute', (join) =>
      join
        .onRef('dispute.transaction_id', '=', 'account_transaction.id')
        .on('dispute.status', '<>', 'withdrawn'),
    )
    .select([
      'account_transaction.type',
      'account_transaction.status',
      'account_transaction.category',
      'account_transaction.amount',
      'account_transaction.at',
      'account_transaction.booked_at',
      'account_transaction.account_id as accountId',
      'account.opened_at as openedAt',
      'posting.kind as postingKind',
      'cleared.amount as cleared',
      'charged.amount as charged',
      'dispute.id as dispute',
    ])
    .where('account_transaction.id', '=', transactionId)
    .where('account_transaction.membership_id', '=', membershipId)
    .executeTakeFirst();
  if (!row) {
    return undefined;
  }
  const dayOf = (at: number) => localMoment(at as EpochMs, timeZone).date;
  const { type, status, category, postingKind, accountId } = row;
  return {
    type,
    status,
    category,
    postingKind,
    accountId,
    amount: cents(row.amount),
    day: dayOf(row.at),
    bookedOn: dayOf(row.booked_at ?? row.at),
    isCharge: row.charged !== null,
    byCard: row.cleared !== null,
    accountOpenedOn: dayOf(row.openedAt),
    isDisputed: row.dispute !== null,
  };
}

export async function insertDispute(trx: Transaction<Tables>, row: DisputeRow): Promise<void> {
  await trx.insertInto('dispute').values(row).execute();
}

/** The newest dispute of the member's transaction. */
export async function newestDispute(
  db: Kysely<Tables>,
  membershipId: string,
  transactionId: string,
): Promise<DisputeOfTransaction | undefined> {
  return await disputesOf(db)
    .where('dispute.transaction_id', '=', transactionId)
    .where('dispute.membership_id', '=', membershipId)
    .orderBy('dispute.opened_at', 'desc')
    .orderBy('dispute.id', 'desc')
    .limit(1)
    .executeTakeFirst();
}

/** The owner and the account of a dispute; undefined where there is no such dispute. */
export async function findDispute(db: Kysely<Tables>, id: string) {
  return await db
    .selectFrom('dispute')
    .select(['id', 'membership_id', 'account_id'])
    .where('id', '=', id)
    .executeTakeFirst();
}

/** The dispute as it stands; to be sure that it stays so, its account is to be locked before. */
export async function getDispute(db: Kysely<Tables>, id: string) {
  return await disputesOf(db).where('dispute.id', '=', id).executeTakeFirstOrThrow();
}

/** The dispute, with its account locked until the transaction ends, and that account's available balance. */
export async function lockDispute(
  scope: DatabaseTransaction,
  id: string,
): Promise<DisputeOfTransaction> {
  const { account_id: account } = await scope.trx
    .selectFrom('dispute')
    .select('account_id')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  await lockBalances(scope, [account]);
  return await getDispute(scope.trx, id);
}

export async function updateDispute(
  trx: Transaction<Tables>,
  id: string,
  change: Updateable<DisputeRow>,
): Promise<DisputeOfTransaction> {
  await trx.updateTable('dispute').set(change).where('id', '=', id).execute();
  return await getDispute(trx, id);
}

/**
 * The account of which a dispute is, while it is open; otherwise the first open one of the membership that money may come from and
 * go to. A membership that has none left keeps its closed one: the money is owed, and `verify` tells the staff of it.
 */
export async function accountToCredit(
  trx: Transaction<Tables>,
  { account_id: account, membership_id: membershipId }: DisputeRow,
): Promise<string> {
  const open = await trx
    .selectFrom('account')
    .select('id')
    .where('membership_id', '=', membershipId)
    .where('closed_at', 'is', null)
    .where(({ eb, or }) => or([eb('id', '=', account), eb('matures_on', 'is', null)]))
    .orderBy(({ eb }) => eb.case().when('id', '=', account).then(0).else(1).end())
    .orderBy('position')
    .orderBy('id')
    .limit(1)
    .executeTakeFirst();
  return open?.id ?? account;
}

/** The disputes that wait for a decision, the one that must be decided first before the others. */
export async function listUndecided(db: Kysely<Tables>) {
  return await disputesOf(db)
    .innerJoin('party', 'party.membership_id', 'dispute.membership_id')
    .innerJoin('person', 'person.id', 'party.person_id')
    .select('person.username')
    .where('party.role', 'in', holderRoles)
    .where('party.until_at', 'is', null)
    .where('dispute.status', 'in', ['open', 'credited'])
    .orderBy('dispute.decide_day')
    .orderBy('dispute.id')
    .execute();
}

function disputesOf(db: Kysely<Tables>) {
  return db
    .selectFrom('dispute')
    .innerJoin('account', 'account.id', 'dispute.account_id')
    .innerJoin('account_transaction', 'account_transaction.id', 'dispute.transaction_id')
    .innerJoin('posting', 'posting.id', 'account_transaction.posting_id')
    .selectAll('dispute')
    .select([
      'account.name as accountName',
      'account_transaction.description',
      'account_transaction.account_id as disputedAccount',
      'account_transaction.day as disputedOn',
      'posting.kind as postingKind',
    ]);
}

/** The dispute as the contract has it. */
export function presentDispute(row: DisputeOfTransaction, timeZone: string): Dispute {
  const dayOf = (at: number) => localMoment(at as EpochMs, timeZone).date;
  const dayOrNone = (at: number | null) => (at === null ? null : dayOf(at));
  return {
    id: row.id as DisputeId,
    transaction: row.transaction_id as TransactionId,
    reason: row.reason,
    story: row.story,
    amount: cents(row.amount),
    status: row.status,
    openedOn: dayOf(row.opened_at),
    creditBy: row.credit_day as LocalDate,
    decideBy: row.decide_day as LocalDate,
    creditedOn: dayOrNone(row.credited_at),
    endedOn: dayOrNone(row.ended_at),
    explanation: row.explanation,
    takeBackOn: row.take_back_day as LocalDate | null,
    takenBackOn: dayOrNone(row.taken_back_at),
  };
}
