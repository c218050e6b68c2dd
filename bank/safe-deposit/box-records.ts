import type { Kysely, Transaction } from 'kysely';
import type {
  BoxVisitRow,
  SafeDepositBoxRow,
  SafeDepositChargeRow,
} from './safe-deposit-tables.ts';
import type { Tables } from '../tables.ts';
import { shownName } from '../database/account-name.ts';
import type { DatabaseTransaction } from '../database/database-transaction.ts';
import { cents } from '#contract/money/cents.ts';
import type { SafeDepositChargeId, VisitId } from '#contract/text/ids.ts';
import type {
  SafeDepositBox,
  SafeDepositCharge,
  Visit,
} from '#contract/safe-deposit/safe-deposit.ts';
import type { EpochMs, LocalDate } from '#contract/time/time.ts';
import { transactionLabel } from '../formats/labels.ts';
import { localMoment } from '../calendar/local-time.ts';
import type { Policy } from '../policy.ts';

/** A box with the name of the account that its fees are taken from. */
export type Box = SafeDepositBoxRow & {
  readonly accountName: string;
  /** The member's name for the account. */
  readonly accountShown: string;
};

/** The member's box. */
export async function findBox(db: Kysely<Tables>, membershipId: string): Promise<Box | undefined> {
  return await boxes(db)
    .where('safe_deposit_box.membership_id', '=', membershipId)
    .executeTakeFirst();
}

/** The same, locked until the transaction ends: requests for the same box are answered in turn. */
export async function lockBoxOf(
  scope: DatabaseTransaction,
  membershipId: string,
): Promise<Box | undefined> {
  const query = boxes(scope.trx).where('safe_deposit_box.membership_id', '=', membershipId);
  return await (
    scope.engine === 'postgres' ? query.forUpdate('safe_deposit_box') : query
  ).executeTakeFirst();
}

export async function lockBox(scope: DatabaseTransaction, boxId: string): Promise<Box> {
  const query = boxes(scope.trx).where('safe_deposit_box.id', '=', boxId);
  return await (
    scope.engine === 'postgres' ? query.forUpdate('safe_deposit_box') : query
  ).executeTakeFirstOrThrow();
}

export async function insertBox(trx: Transaction<Tables>, box: SafeDepositBoxRow): Promise<void> {
  await trx.insertInto('safe_deposit_box').values(box).execute();
}

/** The visits that begin after `now`, soonest first. */
export async function visitsAhead(
  db: Kysely<Tables>,
  membershipId: string,
  now: number,
): Promise<BoxVisitRow[]> {
  return await db
    .selectFrom('box_visit')
    .selectAll()
    .where('membership_id', '=', membershipId)
    .where('starts_at', '>', now)
    .where('cancelled_at', 'is', null)
    .orderBy('starts_at')
    .execute();
}

/** The times at the branch that are somebody's, from `from` on and before `before`. */
export async function takenTimes(
  db: Kysely<Tables>,
  branch: string,
  { from, before }: { readonly from: number; readonly before: number },
): Promise<Set<number>> {
  const rows = await db
    .selectFrom('box_visit')
    .select('starts_at')
    .where('branch', '=', branch)
    .where('starts_at', '>=', from)
    .where('starts_at', '<', before)
    .where('cancelled_at', 'is', null)
    .execute();
  return new Set(rows.map((row) => row.starts_at));
}

export async function findVisit(
  trx: Transaction<Tables>,
  boxId: string,
  id: string,
): Promise<BoxVisitRow | undefined> {
  return await trx
    .selectFrom('box_visit')
    .selectAll()
    .where('box_id', '=', boxId)
    .where('id', '=', id)
    .executeTakeFirst();
}

export async function insertVisit(trx: Transaction<Tables>, visit: BoxVisitRow): Promise<void> {
  await trx.insertInto('box_visit').values(visit).execute();
}

export async function recordVisitCancelled(
  trx: Transaction<Tables>,
  id: string,
  at: number,
): Promise<void> {
  await trx.updateTable('box_visit').set({ cancelled_at: at }).where('id', '=', id).execute();
}

/** The charges of the box, the newest year first. */
export async function chargesOf(
  db: Kysely<Tables>,
  boxId: string,
): Promise<SafeDepositChargeRow[]> {
  return await db
    .selectFrom('safe_deposit_charge')
    .selectAll()
    .where('box_id', '=', boxId)
    .orderBy('sequence', 'desc')
    .execute();
}

export async function getCharge(
  trx: Transaction<Tables>,
  id: string,
): Promise<SafeDepositChargeRow> {
  return await trx
    .selectFrom('safe_deposit_charge')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
}

export async function insertCharge(
  trx: Transaction<Tables>,
  charge: SafeDepositChargeRow,
): Promise<void> {
  await trx.insertInto('safe_deposit_charge').values(charge).execute();
}

export async function updateCharge(
  trx: Transaction<Tables>,
  id: string,
  change: Partial<Pick<SafeDepositChargeRow, 'due_at' | 'failed_at' | 'paid_at' | 'posting_id'>>,
): Promise<void> {
  await trx.updateTable('safe_deposit_charge').set(change).where('id', '=', id).execute();
}

function boxes(db: Kysely<Tables>) {
  return db
    .selectFrom('safe_deposit_box')
    .innerJoin('account', 'account.id', 'safe_deposit_box.account_id')
    .selectAll('safe_deposit_box')
    .select(['account.name as accountName', shownName().as('accountShown')]);
}

export function presentBox(
  box: SafeDepositBoxRow,
  { safeDepositAnnualFee }: Pick<Policy, 'safeDepositAnnualFee'>,
): SafeDepositBox {
  return {
    number: box.number,
    branch: box.branch,
    room: box.room,
    rentedOn: box.rented_on as LocalDate,
    annualFee: safeDepositAnnualFee,
  };
}

export function presentVisit(visit: BoxVisitRow, timeZone: string): Visit {
  const startsAt = visit.starts_at as EpochMs;
  const { date, time } = localMoment(startsAt, timeZone);
  return { id: visit.id as VisitId, startsAt, day: date, time, branch: visit.branch };
}

export function presentCharge(charge: SafeDepositChargeRow): SafeDepositCharge {
  const paidAt = charge.paid_at as EpochMs | null;
  const unpaid = charge.failed_at === null ? 'scheduled' : 'unpaid';
  return {
    id: charge.id as SafeDepositChargeId,
    day: charge.day as LocalDate,
    amount: cents(charge.amount),
    status: paidAt === null ? unpaid : 'paid',
    paidAt,
    // The line of the history was written in the same moment.
    label: paidAt === null ? null : transactionLabel(paidAt),
  };
}
