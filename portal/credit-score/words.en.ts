import { counted } from '../language/counted.ts';
import type {
  CreditBand,
  CreditFactor,
  CreditFactorCode,
} from '#contract/credit-score/credit-score.ts';
import { ended } from '../language/ended.ts';

const bands: Record<CreditBand, string> = {
  poor: 'Poor',
  fair: 'Fair',
  good: 'Good',
  'very-good': 'Very good',
  exceptional: 'Exceptional',
};

const factors: Record<CreditFactorCode, { name: string; detail: string }> = {
  'payment-history': {
    name: 'Payment history, about 35%',
    detail: 'Whether bills and loans were paid on time.',
  },
  'amounts-owed': {
    name: 'Amounts owed, about 30%',
    detail: 'How much of your credit limits you use. Below 30% is better.',
  },
  'length-of-history': {
    name: 'Length of history, about 15%',
    detail: 'How long your accounts have been open.',
  },
  'new-credit': {
    name: 'New credit, about 10%',
    detail: 'How often you applied for credit recently.',
  },
  'credit-mix': {
    name: 'Credit mix, about 10%',
    detail: 'Whether you have cards as well as loans.',
  },
};

const directions: Record<CreditFactor['direction'], string> = {
  raises: 'Raises your score',
  lowers: 'Lowers your score',
  neutral: 'Neither raises nor lowers it',
};

/** What the credit score says. */
export const creditScore = {
  title: 'Credit score',
  description: 'Sample data, one score a month. It is not from a real credit bureau.',
  loading: 'Loading your credit score',
  failed: 'Your credit score cannot be shown',
  empty: 'No score yet',
  emptyDetail: 'Your score will appear here once a month.',

  bands,
  bandOf: (band: string, least: number, most: number) => `${band} (${least} to ${most})`,
  source: (date: string) => `Sample score of ${date}`,
  scale: (lowest: number, highest: number) => `On a scale from ${lowest} to ${highest}`,
  up: (points: number) =>
    points === 1 ? 'Up 1 point since last month' : `Up ${points} points since last month`,
  down: (points: number) =>
    points === 1 ? 'Down 1 point since last month' : `Down ${points} points since last month`,
  same: 'No change since last month',

  history: 'History',
  summary: (months: number, first: number, firstDate: string, last: number) =>
    `Over ${counted(months, 'month', 'months')} your score went from ${first} (${firstDate}) to ${ended(last)}`,
  extremes: (lowest: number, highest: number) =>
    lowest === highest
      ? `It stayed at ${ended(lowest)}`
      : `The lowest was ${lowest}, the highest ${ended(highest)}`,
  table: 'Each month’s score',
  month: 'Month',
  score: 'Score',
  band: 'Range',

  factorsHeading: 'What affects it',
  factors,
  directions,
};
