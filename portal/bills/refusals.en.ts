import type { BillRefusalCode, BillStatus } from '#contract/bills/bills.ts';
import type { AddPayeeRefusalCode } from '#contract/bills/payees.ts';
import type { Explanations } from '../language/explanation.ts';
import { formatCount, formatDate, formatMoney } from '../language/format.ts';

/** What bills share with transfers has its words there. */
type BillsOwnCode =
  | Exclude<BillRefusalCode, 'AMOUNT_NOT_POSITIVE' | 'UNKNOWN_ACCOUNT' | 'INSUFFICIENT_FUNDS'>
  | AddPayeeRefusalCode
  | 'PAYEE_IN_USE'
  | 'NOT_SCHEDULED'
  | 'SERIES_ENDED';

const whatBecameOfIt: Record<BillStatus, string> = {
  scheduled: 'It is still scheduled.',
  paid: 'It has been paid.',
  failed: 'It was not paid on the scheduled day. No money moved.',
  cancelled: 'It was already cancelled. No money moved.',
};

/** What the bank says when it will not do something about a bill. */
export const billRefusals: Pick<Explanations, BillsOwnCode> = {
  UNKNOWN_PAYEE: {
    title: 'This payee is no longer on your list.',
    detail: 'Please choose another. Nothing was paid or scheduled.',
  },
  DATE_PAST: ({ earliest }) => ({
    title: 'The payment date has passed.',
    detail: `Please choose ${formatDate(earliest)} or later. Nothing was paid or scheduled.`,
  }),
  DATE_TOO_FAR: ({ latest }) => ({
    title: 'A payment can be scheduled at most a year ahead.',
    detail: `Please choose ${formatDate(latest)} or earlier. Nothing was scheduled.`,
  }),
  OVER_BILL_LIMIT: ({ limit }) => ({
    title: `You can pay at most ${formatMoney(limit)} at a time.`,
    detail: 'Please enter a smaller amount. Nothing was paid or scheduled.',
  }),
  MORE_THAN_OWED: ({ owed, most }) => ({
    title: `You can pay at most ${formatMoney(most)} to this card now: you owe ${formatMoney(owed)} on it.`,
    detail:
      'Anything above what you owe becomes a credit balance on the card, which has a limit. Nothing was paid or scheduled.',
  }),
  TOO_MANY_SCHEDULED: ({ most }) => ({
    title: `You have ${formatCount(most)} scheduled payments, the most you can have.`,
    detail: 'Please cancel one first. Nothing was paid or scheduled.',
  }),
  PAYEE_NAME_WRONG: {
    title: 'A payee needs a name without <, > or hidden characters.',
    detail: 'Please type it again. Nothing was changed.',
  },
  PAYEE_NAME_TAKEN: {
    title: 'You already have a payee with this name.',
    detail: 'Please choose another name. Nothing was changed.',
  },
  PAYEE_ACCOUNT_NUMBER_WRONG: {
    title: 'An account number with a payee has 3 to 30 letters and digits.',
    detail: 'Please check it. Nothing was changed.',
  },
  TOO_MANY_PAYEES: ({ most }) => ({
    title: `You have ${formatCount(most)} payees, the most you can have.`,
    detail: 'Please remove one first. Nothing was changed.',
  }),
  PAYEE_IN_USE: ({ scheduled }) => ({
    title:
      scheduled === 1
        ? 'A payment to this payee is scheduled.'
        : `${formatCount(scheduled)} payments to this payee are scheduled.`,
    detail: `Please cancel ${scheduled === 1 ? 'it' : 'them'} first. Nothing was changed.`,
  }),
  NOT_SCHEDULED: ({ status }) => ({
    title: 'This payment can no longer be cancelled.',
    detail: whatBecameOfIt[status],
  }),
  SERIES_ENDED: {
    title: 'No payment of this series is still scheduled.',
    detail: 'Nothing was changed.',
  },
};
