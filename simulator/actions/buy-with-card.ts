import type { PurchaseAnswer } from '#bank/cards/authorize-purchase.ts';
import { cents } from '#contract/money/cents.ts';
import { ORPCError } from '@orpc/server';
import { BrokenClaim, dollars } from '../trace.ts';
import type { Action } from './action.ts';

/** A merchant asks through the card network, with the same key until it knows. */
export const buyWithCard: Action = async ({ rng, clients, model }, member) => {
  const id = rng.uuid();
  const card = member.cards[rng.pick(['debit', 'credit'])];
  const amount = cents(rng.between(1, 300_00));
  await clients.execute<PurchaseAnswer>({
    member,
    key: id,
    isByIntentKey: false,
    what: `buys for ${dollars(amount)} with a card`,
    mayChange: { low: 0, high: 0 },
    send: async (_, process) => {
      const answer = await process.bank.cardNetwork.authorize({
        id,
        card,
        merchant: 'Corner Grocery',
        amount,
      });
      if (answer.kind === 'declined') throw new ORPCError('DECLINED', { message: answer.reason });
      return answer;
    },
    done: () => {
      if (model.purchases.has(id)) throw new BrokenClaim(`Purchase ${id} was approved twice`);
      model.purchases.set(id, amount);
      return 0;
    },
  });
};

/** The member locks a card, or unlocks it. */
export const lockCard: Action = async ({ rng, clients }, member) => {
  const card = rng.pick(['debit', 'credit']);
  const ask = rng.pick(['lock', 'unlock', 'unlock'] as const);
  await clients.ask(member, `${ask}s the ${card} card`, (client) => client.cards[ask]({ card }));
};
