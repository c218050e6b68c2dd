import type { Receipt } from '#contract/receipts/receipts.ts';
import type { Kysely, Transaction } from 'kysely';
import type { Tables } from '../tables.ts';
import type { ReceiptRow } from './receipt-tables.ts';

/** Whether the membership has such a transaction. */
export async function hasTransaction(
  db: Kysely<Tables>,
  membershipId: string,
  transactionId: string,
): Promise<boolean> {
  const found = await db
    .selectFrom('account_transaction')
    .select('id')
    .where('id', '=', transactionId)
    .where('membership_id', '=', membershipId)
    .executeTakeFirst();
  return found !== undefined;
}

/** The photos of a transaction, the oldest first, without their pictures. */
export async function listReceipts(
  db: Kysely<Tables>,
  membershipId: string,
  transactionId: string,
): Promise<Omit<ReceiptRow, 'content'>[]> {
  return await db
    .selectFrom('receipt')
    .select(['membership_id', 'id', 'transaction_id', 'media_type', 'width', 'height', 'sha256'])
    .select(['bytes', 'added_at'])
    .where('membership_id', '=', membershipId)
    .where('transaction_id', '=', transactionId)
    .where('content', 'is not', null)
    .orderBy('added_at')
    .orderBy('id')
    .execute();
}

/** A photo with its picture, if it is not removed. */
export async function findReceipt(
  db: Kysely<Tables>,
  membershipId: string,
  id: string,
): Promise<ReceiptRow | undefined> {
  return await db
    .selectFrom('receipt')
    .selectAll()
    .where('membership_id', '=', membershipId)
    .where('id', '=', id)
    .where('content', 'is not', null)
    .executeTakeFirst();
}

/** The size of the membership's photos added since then, in bytes. */
export async function bytesAddedSince(
  db: Kysely<Tables>,
  membershipId: string,
  since: number,
): Promise<number> {
  const { sum } = await db
    .selectFrom('receipt')
    .select(({ fn, lit }) => fn.coalesce(fn.sum<number>('bytes'), lit(0)).as('sum'))
    .where('membership_id', '=', membershipId)
    .where('added_at', '>=', since)
    .executeTakeFirstOrThrow();
  return sum;
}

export async function insertReceipt(trx: Transaction<Tables>, row: ReceiptRow): Promise<void> {
  await trx.insertInto('receipt').values(row).execute();
}

/** Takes the picture away. Undefined if there is none; else the transaction that it was of. */
export async function eraseReceipt(
  trx: Transaction<Tables>,
  membershipId: string,
  id: string,
): Promise<string | undefined> {
  const erased = await trx
    .updateTable('receipt')
    .set({ content: null })
    .where('membership_id', '=', membershipId)
    .where('id', '=', id)
    .where('content', 'is not', null)
    .returning('transaction_id')
    .executeTakeFirst();
  return erased?.transaction_id;
}

/** A photo as its member sees it. */
export function presentReceipt({
  id,
  added_at,
  width,
  height,
}: Pick<ReceiptRow, 'id' | 'added_at' | 'width' | 'height'>): Receipt {
  return { id, at: added_at, width, height } as Receipt;
}
