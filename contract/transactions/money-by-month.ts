import { z } from 'zod';
import { addressNumber } from '../text/address-number.ts';
import { Cents } from '../money/money.ts';
import { procedure } from '../procedures/procedure.ts';
import { LocalMonth } from '../time/time.ts';
import { Moved } from './transactions.ts';

/**
 * What came into the member's accounts and what left them in one month. Money that the member moved from one of
 * their accounts to another is neither, nor is what a loan paid out; a refund of a
 * purpose lowers what left, as in `transactions.cashFlow`; what failed or was cancelled is back and does not count.
 */
export const MonthFlow = z.object({
  month: LocalMonth,
  moneyIn: Cents,
  moneyOut: Cents,
  /** What came in less what left. */
  net: Cents,
  /** Left out of both: what the member moved from one of their accounts to another. */
  betweenOwn: Moved,
});
export type MonthFlow = z.infer<typeof MonthFlow>;

export const moneyByMonth = {
  /**
   * Money in and out of the last months, oldest first and without a gap; the last one is the
   * current month so far.
   */
  byMonth: procedure({ effect: 'read', area: 'see' })
    .route({
      method: 'GET',
      path: '/transactions/months',
      tags: ['Transactions'],
      summary: 'Money in and out by month',
    })
    .input(z.object({ months: addressNumber(z.number().int().min(1).max(24)).default(6) }))
    .output(z.object({ months: z.array(MonthFlow) })),
};
