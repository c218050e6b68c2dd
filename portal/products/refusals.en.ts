import type { Explanations } from '../language/explanation.ts';
import { formatDate, formatMoney } from '../language/format.ts';

type ProductRefusalCode =
  | 'PRODUCT_NOT_OFFERED'
  | 'PRODUCT_TERMS_CHANGED'
  | 'OPENING_BELOW_MINIMUM'
  | 'TOO_MANY_ACCOUNTS'
  | 'CERTIFICATE_NOT_MATURE'
  | 'WITHDRAWAL_CHANGED';

/** What the bank's refusals about opening accounts and about certificates say. */
export const productRefusals: Pick<Explanations, ProductRefusalCode> = {
  PRODUCT_NOT_OFFERED: {
    title: 'This account is no longer offered.',
    detail: 'Please choose another one. No money was moved.',
  },
  PRODUCT_TERMS_CHANGED: {
    title: 'The terms of this account have changed.',
    detail: 'Please read the new ones before you open it. No money was moved.',
  },
  OPENING_BELOW_MINIMUM: ({ least }) => ({
    title: `This account is opened with at least ${formatMoney(least)}.`,
    detail: 'Please enter that much or more. No money was moved.',
  }),
  TOO_MANY_ACCOUNTS: ({ most }) => ({
    title: `You have ${most} accounts, the most that can be opened online.`,
    detail: 'Please call us to open another one. No money was moved.',
  }),
  CERTIFICATE_NOT_MATURE: ({ maturesOn }) => ({
    title: 'No money goes into a certificate or out of it before it matures.',
    detail: `It matures on ${formatDate(maturesOn)}. Please choose another account. No money was moved.`,
  }),
  WITHDRAWAL_CHANGED: {
    title: 'What you would receive has changed.',
    detail: 'Please close this, look at the new figures and decide again. No money was moved.',
  },
};
