import { type TravelNotice, cards as contract } from '#contract/cards/cards.ts';
import type { TravelNoticeId } from '#contract/text/ids.ts';
import type { LocalDate, EpochMs } from '#contract/time/time.ts';
import type { Gate } from '../gate.ts';
import { answerExecuted, answerOnce } from '../idempotency/answer-once.ts';
import { requestHash } from '../formats/sha-256.ts';
import { appendToMemberLogs } from '../member-log/append-to-member-logs.ts';
import { type Executed, once } from '../idempotency/once.ts';
import type { BankContext } from '../bank-context.ts';
import type { TravelNoticeRow } from './card-tables.ts';
import { type CardInHand, type NoSuchCard, cardEvent, withCard } from './card-in-hand.ts';
import { findCardId, dayOf } from './card-records.ts';
import { refuseTrip, type TravelRefusal, type Trip } from './card-rules.ts';
import type { Kysely, Transaction } from 'kysely';
import type { Tables } from '../tables.ts';

/** Where a card will be used. */
export function travelNoticeHandlers(gate: Gate, bank: BankContext) {
  const { store, clock, timeZone } = bank;
  const cards = gate.gated(contract);

  return {
    listTravelNotices: cards.listTravelNotices.handler(async ({ input, context, errors }) => {
      const cardId = await findCardId(store.db, context.signedIn.membershipId, input.card);
      if (cardId === undefined) {
        throw errors.NOT_FOUND();
      }
      const today = dayOf(clock.now(), timeZone).date;
      const notices = await listTravelNotices(store.db, cardId, today);
      return { notices: notices.map(present) };
    }),

    addTravelNotice: cards.addTravelNotice.handler(async ({ input, context, errors }) => {
      const { membershipId } = context.signedIn;
      const { intentKey: key, ...request } = input;
      const intent = {
        membershipId,
        key,
        requestHash: requestHash('cards.addTravelNotice', request),
      };
      const result = await withCard(bank, context.signedIn, request.card, (inHand) =>
        once<TravelNotice, TravelRefusal>(inHand.scope, inHand.at, intent, () =>
          add(inHand, request),
        ),
      );
      return await answerOnce(bank, context.signedIn, errors, result);
    }),

    removeTravelNotice: cards.removeTravelNotice.handler(async ({ input, context, errors }) => {
      const result = await withCard(bank, context.signedIn, input.card, (inHand) =>
        remove(inHand, input.notice),
      );
      return await answerExecuted(bank, context.signedIn, errors, result);
    }),
  };
}

async function add(
  inHand: CardInHand,
  { place, from, to }: Trip,
): Promise<Executed<TravelNotice, TravelRefusal>> {
  const { scope, bank, card, at, today } = inHand;
  const known = await listTravelNotices(scope.trx, card.id, today.date);
  const refusal = refuseTrip({ place, from, to }, today.date, known.length);
  if (refusal) {
    return { kind: 'refused', refusal };
  }
  const notice: TravelNoticeRow = {
    id: bank.newId(),
    card_id: card.id,
    place,
    first_day: from,
    last_day: to,
    created_at: at,
    removed_at: null,
  };
  await insertTravelNotice(scope.trx, notice);
  await log(inHand, notice, 'travel-notice-added');
  return { kind: 'done', answer: present(notice) };
}

/** A notice that is removed already stays removed. */
async function remove(
  inHand: CardInHand,
  id: TravelNoticeId,
): Promise<Executed<Record<string, never>, NoSuchCard>> {
  const { scope, card, at } = inHand;
  const notice = await findTravelNotice(scope.trx, card.id, id);
  if (notice?.removed_at === null) {
    await removeTravelNotice(scope.trx, id, at);
    await log(inHand, notice, 'travel-notice-removed');
  }
  return notice === undefined
    ? { kind: 'refused', refusal: { code: 'NOT_FOUND' } }
    : { kind: 'done', answer: {} };
}

async function log(
  { scope, card, by, at }: CardInHand,
  { id, place, first_day: from, last_day: to }: TravelNoticeRow,
  change: 'travel-notice-added' | 'travel-notice-removed',
): Promise<void> {
  await appendToMemberLogs(scope, [
    {
      membershipId: card.membershipId,
      by,
      at,
      audit: { action: `card-${change}`, facts: { card: card.id, notice: id, place, from, to } },
      events: [cardEvent(card, change)],
    },
  ]);
}

function present(notice: TravelNoticeRow): TravelNotice {
  return {
    id: notice.id as TravelNoticeId,
    place: notice.place,
    from: notice.first_day as LocalDate,
    to: notice.last_day as LocalDate,
  };
}

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

async function insertTravelNotice(
  trx: Transaction<Tables>,
  notice: TravelNoticeRow,
): Promise<void> {
  await trx.insertInto('travel_notice').values(notice).execute();
}

/** The card's notice of that key, removed or not. */
async function findTravelNotice(
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
