import type { Explanations } from '../language/explanation.ts';
import { formatMoney } from '../language/format.ts';
import { categories } from './categories.en.ts';

/** What the bank says when it does not file or split a transaction. */
export const filingRefusals: Pick<
  Explanations,
  | 'MONTH_NOT_THERE'
  | 'FILED_BY_BANK'
  | 'CATEGORY_NOT_FOR_THIS'
  | 'SPLIT_CATEGORY_TWICE'
  | 'SPLIT_NOT_WHOLE'
> = {
  MONTH_NOT_THERE: {
    title: 'There is nothing to show for this month.',
    detail: 'Please choose a month from the list.',
  },
  FILED_BY_BANK: {
    title: 'Money between your own accounts, and money from a loan, keeps its category.',
    detail: 'Nothing was changed.',
  },
  CATEGORY_NOT_FOR_THIS: ({ category }) => ({
    title: `This transaction cannot be filed under ${categories[category]}.`,
    detail: 'Please choose another category. Nothing was changed.',
  }),
  SPLIT_CATEGORY_TWICE: ({ category }) => ({
    title: `${categories[category]} is there twice.`,
    detail: 'Put both parts into one. Nothing was changed.',
  }),
  SPLIT_NOT_WHOLE: ({ amount, parts }) => ({
    title: `The parts come to ${formatMoney(parts)}, not to ${formatMoney(amount)}.`,
    detail: 'Change a part so that they add up. Nothing was changed.',
  }),
};
