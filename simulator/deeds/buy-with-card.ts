import type { PurchaseAnswer } from '#bank/cards/authorize-purchase.ts';
import { cents } from '#contract/money/cents.ts';
import { ORPCError } from '@orpc/server';
import { BrokenClaim, dollars } from '../story.ts';
import type { Deed } from './deed.ts';

/** A merchant asks through the card network, with the same key until it knows. */
export const buyWithCard: Deed = async ({ chance, clients, model }, member) => {
  const id = chance.uuid();
  const card = member.cards[chance.pick(['debit', 'credit'])];
  const amount = cents(chance.between(1, 300_00));
  await clients.carryOut<PurchaseAnswer>({
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
export const lockCard: Deed = async ({ chance, clients }, member) => {
  const card = chance.pick(['debit', 'credit']);
  const ask = chance.pick(['lock', 'unlock', 'unlock'] as const);
  await clients.ask(member, `${ask}s the ${card} card`, (client) => client.cards[ask]({ card }));
};
