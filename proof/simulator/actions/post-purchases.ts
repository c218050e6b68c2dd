import { cents } from '#contract/money/cents.ts';
import { overdraftTerms } from '../new-world.ts';
import { BrokenClaim, dollars } from '../trace.ts';
import type { Action, Stage } from './action.ts';

/** A merchant wants the money of a purchase that was approved, even if the account holds less by now. */
export const postPurchase: Action = async (stage, member) => {
  const { id, purchase } = somePurchase(stage) ?? {};
  if (id === undefined || !purchase) return;
  const { amount, card } = purchase;
  const isDebit = card === 'debit';
  const most = isDebit ? amount + overdraftTerms.fee : 0;
  const open = purchase.member.total.begin({ low: -most, high: 0 });
  purchase.triedPosting = true;
  await stage.clients.ask(
    member,
    `has purchase ${id} of ${dollars(amount)} posted`,
    (_, { bank }) => bank.cardNetwork.post({ id, isCash: stage.rng.permille(200) }),
    {
      heard: (answer) => {
        if (answer.kind !== 'posted') {
          if (isDebit === (answer.kind === 'posted-before')) return;
          throw new BrokenClaim(`Purchase ${id} by ${card} card is said to be: ${answer.kind}`);
        }
        if (purchase.posted !== null) throw new BrokenClaim(`Purchase ${id} was posted twice`);
        purchase.posted = answer.fee;
        open.settle(-amount - answer.fee);
      },
    },
  );
};

/** The network asks for something else under a key that it has used: with another card, or for another amount. */
export const reusePurchase: Action = async (stage, member) => {
  const { id, purchase } = somePurchase(stage) ?? {};
  if (id === undefined || !purchase) return;
  const heard = await stage.clients.ask(
    member,
    `buys something else as purchase ${id}`,
    (_, { bank }) =>
      bank.cardNetwork.authorize({
        id,
        card: member.cards[purchase.card === 'debit' ? 'credit' : 'debit'],
        merchant: 'Corner Grocery',
        amount: cents(purchase.amount),
      }),
    { times: 1 },
  );
  if (heard.kind !== 'answer') return;
  if (heard.answer.kind === 'approved' || heard.answer.reason !== 'key-reused') {
    throw new BrokenClaim(`The key of purchase ${id} stands for two`);
  }
};

/** The member wants purchases to be paid beyond the balance of checking, or wants it no more. */
export const chooseOverdraft: Action = async ({ rng, clients }, member) => {
  const allowed = rng.permille(800);
  member.model.overdrafts[allowed ? 'triedAllowing' : 'triedEnding'] = true;
  await clients.ask(member, `${allowed ? 'allows' : 'ends'} overdrafts`, (client) =>
    client.cards.chooseOverdraft({
      account: 'checking',
      allowed,
      terms: overdraftTerms,
    }),
  );
};

/** Mostly an unposted purchase; now and then a posted purchase, or a purchase of a credit card: then nothing may happen. */
function somePurchase({ rng, model }: Stage) {
  const waiting = [...model.purchases].filter(
    ([, { card, posted }]) => (card === 'debit' && posted === null) || rng.permille(50),
  );
  const [id, purchase] = rng.pick(waiting) ?? [];
  return id !== undefined && purchase ? { id, purchase } : undefined;
}
