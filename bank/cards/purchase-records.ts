import type { Kysely, Transaction } from 'kysely';
import type { CardEntryRow } from './card-tables.ts';
import type { Tables } from '../database/tables.ts';

/** Whose card it is, and that member's name for it. */
export async function findCardOwner(
  db: Kysely<Tables>,
  cardId: string,
): Promise<{ membershipId: string; handle: string } | undefined> {
  return await db
    .selectFrom('card')
    .select(['membership_id as membershipId', 'handle'])
    .where('id', '=', cardId)
    .executeTakeFirst();
}

export async function findEntry(
  trx: Transaction<Tables>,
  id: string,
): Promise<CardEntryRow | undefined> {
  return await trx.selectFrom('card_entry').selectAll().where('id', '=', id).executeTakeFirst();
}

export async function insertEntry(trx: Transaction<Tables>, entry: CardEntryRow): Promise<void> {
  await trx.insertInto('card_entry').values(entry).execute();
}
