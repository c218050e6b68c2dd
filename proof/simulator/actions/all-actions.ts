import { askWrongly } from './ask-wrongly.ts';
import { reuseKey } from './ask-again.ts';
import { buyWithCard, lockCard } from './buy-with-card.ts';
import { signIn, signOut } from './come-and-go.ts';
import type { Action } from './action.ts';
import { depositCheck, returnCheck } from './deposit-checks.ts';
import { decideDispute, openDispute, withdrawDispute } from './dispute-payments.ts';
import { chooseOverdraft, postPurchase, reusePurchase } from './post-purchases.ts';
import { addPayee, cancelPlan, payBill, scheduleTransfer } from './plan-payments.ts';
import { readAccounts, readSomething } from './read-accounts.ts';
import { cancelTransfer, endTransfer, sendMany, sendMoney } from './send-money.ts';

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
