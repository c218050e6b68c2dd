import type { PurchaseAnswer } from '#bank/cards/authorize-purchase.ts';
import { cents } from '#contract/money/cents.ts';
import { ORPCError } from '@orpc/server';
import { BrokenClaim, dollars } from '../trace.ts';
import type { Action } from './action.ts';

/** A merchant asks through the card network, with the same key until it knows. */
export const buyWithCard: Action = async ({ rng, clients, model }, member) => {
  const id = rng.uuid();
  const card = rng.pick(['debit', 'credit'] as const);
  const amount = cents(rng.between(1, 300_00));
  await clients.execute<PurchaseAnswer>({
    member,
    key: id,
    isByIntentKey: false,
    what: `buys for ${dollars(amount)} with the ${card} card`,
    mayChange: { low: 0, high: 0 },
    send: async (_, process) => {
      const answer = await process.bank.cardNetwork.authorize({
        id,
        card: member.cards[card],
        merchant: 'Corner Grocery',
        amount,
      });
      if (answer.kind === 'approved') return answer;
      if (answer.reason === 'key-reused') throw new BrokenClaim(`Nothing else was bought as ${id}`);
      throw new ORPCError('DECLINED', { message: answer.reason });
    },
    done: () => {
      if (model.purchases.has(id)) throw new BrokenClaim(`Purchase ${id} was approved twice`);
      const purchase = { member: member.model, card, amount, triedPosting: false, posted: null };
      model.purchases.set(id, purchase);
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
