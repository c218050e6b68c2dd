import type { LocalDate, EpochMs } from '#contract/time/time.ts';
import type { Kysely, Transaction } from 'kysely';
import type { TravelNoticeRow } from './card-tables.ts';
import type { Tables } from '../tables.ts';

/** The card's notices that are not over on that day, the next trip first. */
export async function listTravelNotices(
  db: Kysely<Tables>,
  cardId: string,
  today: LocalDate,
): Promise<TravelNoticeRow[]> {
  return await db
    .selectFrom('travel_notice')
    .selectAll()
    .where('card_id', '=', cardId)
    .where('last_day', '>=', today)
    .where('removed_at', 'is', null)
    .orderBy('first_day')
    .orderBy('id')
    .execute();
}

export async function insertTravelNotice(
  trx: Transaction<Tables>,
  notice: TravelNoticeRow,
): Promise<void> {
  await trx.insertInto('travel_notice').values(notice).execute();
}

/** The card's notice of that key, removed or not. */
export async function findTravelNotice(
  trx: Transaction<Tables>,
  cardId: string,
  id: string,
): Promise<TravelNoticeRow | undefined> {
  return await trx
    .selectFrom('travel_notice')
    .selectAll()
    .where('id', '=', id)
    .where('card_id', '=', cardId)
    .executeTakeFirst();
}

export async function removeTravelNotice(
  trx: Transaction<Tables>,
  id: string,
  at: EpochMs,
): Promise<void> {
  await trx.updateTable('travel_notice').set({ removed_at: at }).where('id', '=', id).execute();
}
