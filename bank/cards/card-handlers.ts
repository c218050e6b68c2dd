import { cards as contract, type CardEntry } from '#contract/cards/cards.ts';
import type { BankContext } from '../bank-context.ts';
import type { Gate } from '../gate.ts';
import { listCards, dayOf, findCardId } from './card-records.ts';
import { presentCard } from './present-card.ts';
import type { Kysely } from 'kysely';
import type { Tables } from '../tables.ts';
import { type PageRequest, readCursor } from '../history/history-page.ts';
import type { CardEntry as ReadEntry } from './purchase-records.ts';

/** The member's cards (R-D3); the purchases with a credit or business card, and the payments to it. */
export function cardHandlers(gate: Gate, { store, clock, timeZone }: BankContext) {
  const cards = gate.gated(contract);

  return {
    list: cards.list.handler(async ({ context }) => {
      const today = dayOf(clock.now(), timeZone);
      const found = await listCards(store.db, context.signedIn.membershipId, today);
      return { cards: found.map((card) => presentCard(card, today.date)) };
    }),

    listEntries: cards.listEntries.handler(async ({ input, context, errors }) => {
      const cardId = await findCardId(store.db, context.signedIn.membershipId, input.card);
      if (cardId === undefined) {
        throw errors.NOT_FOUND();
      }
      return await pageOfEntries(store.db, cardId, input);
    }),
  };
}

async function pageOfEntries(
  db: Kysely<Tables>,
  cardId: string,
  { cursor, limit }: PageRequest,
): Promise<{ entries: CardEntry[]; next: string | null }> {
  let query = db.selectFrom('card_entry').selectAll().where('card_id', '=', cardId);
  if (cursor !== undefined) {
    const { at, id } = readCursor(cursor);
    query = query.where((eb) => eb(eb.refTuple('at', 'id'), '<', eb.tuple(at, id)));
  }
  const rows = await query
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit + 1)
    .execute();
  const last = rows[limit - 1];
  const next = rows.length > limit && last ? `${last.at}.${last.id}` : null;
  return { entries: rows.slice(0, limit).map(present), next };
}

function present({ id, kind, description, category, amount, at }: ReadEntry): CardEntry {
  const purpose = kind === 'payment' ? null : category;
  return { id, kind, description, category: purpose, amount, at } as CardEntry;
}
