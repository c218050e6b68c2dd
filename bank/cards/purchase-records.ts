import type { Insertable, Kysely, Selectable, Transaction } from 'kysely';
import type { CardEntryRow, CardPostingRow } from './card-tables.ts';
import type { Tables } from '../tables.ts';

/** An entry of a card's ledger. */
export type CardEntry = Selectable<CardEntryRow>;

/** The owner of the card, and that member's name for it. */
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

export async function findEntry(db: Kysely<Tables>, id: string): Promise<CardEntry | undefined> {
  return await db.selectFrom('card_entry').selectAll().where('id', '=', id).executeTakeFirst();
}

export async function insertEntry(
  trx: Transaction<Tables>,
  entry: Insertable<CardEntryRow>,
): Promise<void> {
  await trx.insertInto('card_entry').values(entry).execute();
}

/** Whether the purchase was posted. */
export async function isPosted(
  trx: Transaction<Tables>,
  membershipId: string,
  entryId: string,
): Promise<boolean> {
  const row = await trx
    .selectFrom('card_posting')
    .select('entry_id')
    .where('membership_id', '=', membershipId)
    .where('entry_id', '=', entryId)
    .executeTakeFirst();
  return row !== undefined;
}

export async function insertPosting(
  trx: Transaction<Tables>,
  posting: CardPostingRow,
): Promise<void> {
  await trx.insertInto('card_posting').values(posting).execute();
}
