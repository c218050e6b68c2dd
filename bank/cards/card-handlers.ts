import { cards as contract } from '#contract/cards/cards.ts';
import type { BankContext } from '../bank-context.ts';
import type { Gate } from '../gate.ts';
import { listCards, dayOf } from './card-records.ts';
import { presentCard } from './present-card.ts';

/** The member's cards (R-D3). */
export function cardHandlers(gate: Gate, { store, clock, timeZone }: BankContext) {
  const cards = gate.gated(contract);

  return {
    list: cards.list.handler(async ({ context }) => {
      const today = dayOf(clock.now(), timeZone);
      const found = await listCards(store.db, context.signedIn.membershipId, today);
      return { cards: found.map((card) => presentCard(card, today.date)) };
    }),
  };
}
