import { z } from 'zod';
import { proceduresUnder } from '../procedures/procedure.ts';
import { LocalDate } from '../time/time.ts';

/** Named as FICO names its ranges: to 579, 669, 739, 799 and 850. */
export const CreditBand = z.enum(['poor', 'fair', 'good', 'very-good', 'exceptional']);
export type CreditBand = z.infer<typeof CreditBand>;

/** The factors of a score, in the order of weight that FICO gives them. */
export const CreditFactorCode = z.enum([
  'payment-history',
  'amounts-owed',
  'length-of-history',
  'new-credit',
  'credit-mix',
]);
export type CreditFactorCode = z.infer<typeof CreditFactorCode>;

/** The present effect of a factor on the score. */
export const CreditFactor = z.object({
  code: CreditFactorCode,
  direction: z.enum(['raises', 'lowers', 'neutral']),
});
export type CreditFactor = z.infer<typeof CreditFactor>;

/** The score of one month. */
export const CreditScoreRecord = z.object({
  /** The day on which it was recorded. */
  date: LocalDate,
  /** From `creditScoreLowest` to `creditScoreHighest`. */
  score: z.int(),
  band: CreditBand,
});
export type CreditScoreRecord = z.infer<typeof CreditScoreRecord>;

const { reads } = proceduresUnder('Credit score');

export const creditScore = {
  /**
   * The scores that the credit union has recorded, newest first, of at most two years; empty if
   * there are none. It records one a month.
   */
  history: reads('own', '/credit-score', 'Credit score history').output(
    z.object({
      scores: z.array(CreditScoreRecord),
      /** Points since the score before; null where there is none. */
      change: z.int().nullable(),
      /** Of the newest score, the weightiest first. */
      factors: z.array(CreditFactor),
    }),
  ),
};
