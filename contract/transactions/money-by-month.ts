import { z } from 'zod';
import { addressNumber } from '../text/address-number.ts';
import { Cents } from '../money/money.ts';
import { proceduresUnder } from '../procedures/procedure.ts';
import { LocalMonth } from '../time/time.ts';
import { Moved } from './transactions.ts';

/**
 * The money in and the money out of the member's accounts in a month. Money moved between the member's own accounts is in
 * neither sum, nor is money paid out by a loan; a refund of a purpose lowers the money out, as in `transactions.cashFlow`;
 * failed or cancelled transactions are back and do not count.
 */
export const MonthFlow = z.object({
  month: LocalMonth,
  moneyIn: Cents,
  moneyOut: Cents,
  /** Money in less money out. */
  net: Cents,
  /** The money moved between the member's own accounts, left out of both sums. */
  betweenOwn: Moved,
});
export type MonthFlow = z.infer<typeof MonthFlow>;

const { reads } = proceduresUnder('Transactions');

export const moneyByMonth = {
  /**
   * Money in and out of the last months, oldest first and without a gap; the last one is the
   * current month so far.
   */
  byMonth: reads('see', '/transactions/months', 'Money in and out by month')
    .input(z.object({ months: addressNumber(z.number().int().min(1).max(24)).default(6) }))
    .output(z.object({ months: z.array(MonthFlow) })),
};
