import { askWrongly } from './ask-wrongly.ts';
import { buyWithCard, lockCard } from './buy-with-card.ts';
import type { Action } from './action.ts';
import { depositCheck, returnCheck } from './deposit-checks.ts';
import { decideDispute, openDispute, withdrawDispute } from './dispute-payments.ts';
import { chooseOverdraft, postPurchase, reusePurchase } from './post-purchases.ts';
import { addPayee, cancelPlan, payBill, scheduleTransfer } from './plan-payments.ts';
import { readAccounts, readSomething } from './read-accounts.ts';
import { cancelTransfer, endTransfer, sendMany, sendMoney } from './send-money.ts';
import type { Transfer } from '#contract/transfers/transfers.ts';
import { internal } from '#bank/testing/transfer-requests.ts';
import { BrokenClaim } from '../trace.ts';

/** A key that was used is used for something else: that is refused, and nothing moves. */
const reuseKey: Action = async ({ rng, clients }, member) => {
  const used = rng.pick([...member.model.keys.keys()]);
  if (used === undefined) return;
  const transfer = internal(1, { memo: 'Something else' });
  const heard = await clients.ask<Transfer>(
    member,
    `sends something else with the key …${used.slice(-4)}`,
    (client) => client.transfers.create({ intentKey: used, transfer }),
    { times: 1 },
  );
  const isRefused =
    heard.kind === 'nothing' ||
    (heard.kind === 'refusal' &&
      ['INTENT_KEY_REUSED', 'UNAVAILABLE', 'SIGNED_OUT'].includes(heard.code));
  if (!isRefused) {
    throw new BrokenClaim(
      `${member.name} used a key again: ${heard.kind === 'refusal' ? heard.code : 'it was carried out'}`,
    );
  }
};

const signIn: Action = async ({ clients }, member) => {
  await clients.signIn(member);
};

const signOut: Action = async ({ clients }, member) => {
  if (member.sessionToken === null) return;
  await clients.ask(member, 'signs out', (client) => client.signOut({}), { times: 1 });
  member.sessionToken = null;
};

/** Everything that somebody may do. */
export const actions = {
  sendMoney,
  sendMany,
  cancelTransfer,
  endTransfer,
  addPayee,
  payBill,
  scheduleTransfer,
  cancelPlan,
  depositCheck,
  returnCheck,
  buyWithCard,
  lockCard,
  postPurchase,
  reusePurchase,
  chooseOverdraft,
  openDispute,
  withdrawDispute,
  decideDispute,
  readAccounts,
  readSomething,
  askWrongly,
  reuseKey,
  signIn,
  signOut,
} satisfies Record<string, Action>;

/** How often each is done, among all. */
export const weights: Readonly<Record<keyof typeof actions, number>> = {
  sendMoney: 220,
  sendMany: 10,
  cancelTransfer: 30,
  endTransfer: 30,
  addPayee: 10,
  payBill: 50,
  scheduleTransfer: 30,
  cancelPlan: 15,
  depositCheck: 40,
  returnCheck: 8,
  buyWithCard: 80,
  lockCard: 8,
  postPurchase: 70,
  reusePurchase: 8,
  chooseOverdraft: 30,
  openDispute: 10,
  withdrawDispute: 4,
  decideDispute: 6,
  readAccounts: 220,
  readSomething: 130,
  askWrongly: 60,
  reuseKey: 15,
  signIn: 8,
  signOut: 8,
};
