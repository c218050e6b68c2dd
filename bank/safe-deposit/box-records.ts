import type { Kysely, Transaction } from 'kysely';
import type {
  BoxVisitRow,
  SafeDepositBoxRow,
  SafeDepositChargeRow,
} from './safe-deposit-tables.ts';
import type { Tables } from '../tables.ts';
import { shownName } from '../database/account-name.ts';
import type { DatabaseTransaction } from '../database/database-transaction.ts';

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
