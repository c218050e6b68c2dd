import type { Explanations } from '../language/explanation.ts';
import { formatCount } from '../language/format.ts';

type AccountRefusalCode =
  | 'ACCOUNT_NICKNAME_TOO_LONG'
  | 'ACCOUNT_NICKNAME_WRONG'
  | 'ACCOUNT_NICKNAME_TAKEN'
  | 'ACCOUNT_ORDER_INCOMPLETE';

/** What the bank's refusals about the member's own names and order of accounts say. */
export const accountRefusals: Pick<Explanations, AccountRefusalCode> = {
  ACCOUNT_NICKNAME_TOO_LONG: ({ most }) => ({
    title: `A nickname has at most ${formatCount(most)} characters.`,
    detail: 'Please choose a shorter one.',
  }),
  ACCOUNT_NICKNAME_WRONG: {
    title: 'This cannot be a nickname.',
    detail: 'It must have letters, numbers or pictures that can be seen, and no < or >.',
  },
  ACCOUNT_NICKNAME_TAKEN: {
    title: 'Another of your accounts has a name like this.',
    detail: 'Please choose one that you cannot mistake for it.',
  },
  ACCOUNT_ORDER_INCOMPLETE: {
    title: 'Your accounts have changed in the meantime.',
    detail: 'The order was not saved. Please try again.',
  },
};
