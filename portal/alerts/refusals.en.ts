import type { Explanations } from '../language/explanation.ts';
import { formatCount, formatMoney } from '../language/format.ts';

type AlertCode =
  | Extract<keyof Explanations, `ALERT_${string}` | `PUSH_${string}`>
  | 'TOO_MANY_ALERTS';

/** What the bank says when it will not set an alert. */
export const alertRefusals: Pick<Explanations, AlertCode> = {
  PUSH_NOT_OFFERED: {
    title: 'This bank sends no push notifications.',
    detail: 'Email and text messages go on.',
  },
  PUSH_ENDPOINT_REFUSED: {
    title: 'We cannot send to the push service of this browser.',
    detail: 'Email and text messages go on. Nothing was changed.',
  },
  ALERT_ACCOUNT_UNKNOWN: {
    title: 'This account is not one of yours.',
    detail: 'Please choose another one. Nothing was changed.',
  },
  ALERT_CARD_UNKNOWN: {
    title: 'This card is not one of yours.',
    detail: 'Please choose another one. Nothing was changed.',
  },
  ALERT_PAYEE_NEEDED: {
    title: 'Enter the name of who is paid or pays.',
    detail: 'It needs a letter or a digit. Nothing was changed.',
  },
  ALERT_AMOUNT_TOO_LARGE: ({ most }) => ({
    title: `The amount of an alert is at most ${formatMoney(most)}.`,
    detail: 'Please change it. Nothing was changed.',
  }),
  ALERT_ALREADY_SET: {
    title: 'You have this alert already.',
    detail: 'Choose another amount or account. Nothing was changed.',
  },
  TOO_MANY_ALERTS: ({ most }) => ({
    title: `You can have up to ${formatCount(most)} alerts.`,
    detail: 'Remove one before you add another. Nothing was changed.',
  }),
};
