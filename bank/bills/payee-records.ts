import type { Kysely, Transaction } from 'kysely';
import type { PayeeRow } from './bill-tables.ts';
import type { Tables } from '../tables.ts';
import type { DatabaseTransaction } from '../database/database-transaction.ts';

/** The member's payees in the order in which they were added. */
export async function listPayees(db: Kysely<Tables>, membershipId: string): Promise<PayeeRow[]> {
  return await onTheList(db, membershipId)
    .selectAll()
    .orderBy('created_at')
    .orderBy('id')
    .execute();
}

export async function countPayees(trx: Transaction<Tables>, membershipId: string): Promise<number> {
  const { count } = await onTheList(trx, membershipId)
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

/** The member's payee on the list under that name, as it is compared. */
export async function findPayeeByName(
  trx: Transaction<Tables>,
  membershipId: string,
  nameKey: string,
): Promise<PayeeRow | undefined> {
  return await onTheList(trx, membershipId)
    .selectAll()
    .where('name_key', '=', nameKey)
    .executeTakeFirst();
}

/**
 * The member's payee of that key while it is on the list, locked until the transaction ends: nobody
 * takes it off while a payment to it is scheduled, or schedules one while it is taken off.
 */
export async function lockPayee(
  { trx, engine }: DatabaseTransaction,
  membershipId: string,
  id: string,
): Promise<PayeeRow | undefined> {
  const query = onTheList(trx, membershipId).selectAll().where('id', '=', id);
  return await (engine === 'postgres' ? query.forUpdate() : query).executeTakeFirst();
}

/** The member's payee of that key, also when it is no longer on the list; `lockMemberships` before it is changed. */
export async function findPayee(
  db: Kysely<Tables>,
  membershipId: string,
  id: string,
): Promise<PayeeRow | undefined> {
  return await db
    .selectFrom('payee')
    .selectAll()
    .where('membership_id', '=', membershipId)
    .where('id', '=', id)
    .executeTakeFirst();
}

export async function insertPayee(trx: Transaction<Tables>, payee: PayeeRow): Promise<void> {
  await trx.insertInto('payee').values(payee).execute();
}

/** Changes a payee that is locked. */
export async function updatePayee(
  trx: Transaction<Tables>,
  id: string,
  change: Partial<Pick<PayeeRow, 'name' | 'name_key' | 'removed_at'>>,
): Promise<void> {
  await trx.updateTable('payee').set(change).where('id', '=', id).execute();
}

/** How many payments to the payee lie ahead. */
export async function countScheduledTo(trx: Transaction<Tables>, payeeId: string): Promise<number> {
  const { count } = await trx
    .selectFrom('bill_payment')
    .innerJoin('bill_series', 'bill_series.id', 'bill_payment.series_id')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('bill_series.payee_id', '=', payeeId)
    .where('bill_payment.due_at', 'is not', null)
    .executeTakeFirstOrThrow();
  return count;
}

function onTheList(db: Kysely<Tables>, membershipId: string) {
  return db
    .selectFrom('payee')
    .where('membership_id', '=', membershipId)
    .where('removed_at', 'is', null);
}
