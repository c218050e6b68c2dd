import type { MoneyRequestStatus } from '#contract/money-requests/money-request-terms.ts';
import type { Explanations } from '../language/explanation.ts';
import { formatCount, formatMoney } from '../language/format.ts';

type OwnCode =
  | 'UNKNOWN_REQUEST'
  | 'REQUEST_OF_ONES_OWN'
  | 'REQUEST_NOT_PAYABLE'
  | 'REQUEST_AMOUNT_DIFFERS'
  | 'REQUEST_RECIPIENT_INCOMPLETE'
  | 'REQUEST_NOTE_WRONG'
  | 'REQUEST_TOO_LARGE'
  | 'REQUEST_NOT_OPEN'
  | 'TOO_MANY_OPEN_REQUESTS'
  | 'TOO_MANY_REQUESTS_TODAY';

const whatBecameOfIt: Readonly<Record<MoneyRequestStatus, string>> = {
  open: 'This request is open.',
  paid: 'This request has already been paid.',
  declined: 'This request was declined.',
  cancelled: 'This request was cancelled.',
  expired: 'This request has expired.',
};

/** What the bank says of requests for money and their payments. */
export const moneyRequestRefusals: Pick<Explanations, OwnCode> = {
  UNKNOWN_REQUEST: { title: 'There is no such request to you.', detail: 'Nothing was sent.' },
  REQUEST_OF_ONES_OWN: {
    title: 'You cannot pay your own request.',
    detail: 'Nothing was sent.',
  },
  REQUEST_NOT_PAYABLE: ({ status }) => ({
    title: whatBecameOfIt[status],
    detail: 'Nothing was sent now.',
  }),
  REQUEST_AMOUNT_DIFFERS: ({ amount }) => ({
    title: `This request is for ${formatMoney(amount)}.`,
    detail: 'Nothing was sent.',
  }),
  REQUEST_RECIPIENT_INCOMPLETE: {
    title: 'Enter a name, and an email or a phone number.',
    detail: 'Nobody was asked.',
  },
  REQUEST_NOTE_WRONG: {
    title: 'A note cannot contain links, tags such as <b> or hidden characters.',
    detail: 'Please type it again. Nobody was asked.',
  },
  REQUEST_TOO_LARGE: ({ most }) => ({
    title: `You can ask for at most ${formatMoney(most)}.`,
    detail: 'Nobody can send more at a time. Nobody was asked.',
  }),
  REQUEST_NOT_OPEN: ({ status }) => ({
    title: whatBecameOfIt[status],
    detail: 'Nothing was changed.',
  }),
  TOO_MANY_OPEN_REQUESTS: ({ most }) => ({
    title: `${formatCount(most)} of your requests are open, the most you can have.`,
    detail: 'Please cancel one first. Nobody was asked.',
  }),
  TOO_MANY_REQUESTS_TODAY: ({ most }) => ({
    title: `You can ask for money ${formatCount(most)} times a day.`,
    detail: 'Please try again tomorrow. Nobody was asked.',
  }),
};
