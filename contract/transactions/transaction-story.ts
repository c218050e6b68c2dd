import { z } from 'zod';
import { Cents, PositiveCents } from '../money/money.ts';
import { proceduresUnder } from '../procedures/procedure.ts';
import { TransactionId } from '../text/ids.ts';
import { LocalMonth } from '../time/time.ts';

/** The history with a transaction's payee, in its direction. Failed and cancelled transactions do not count. */
export const TransactionStory = z.object({
  /** The place among those with this payee, from 1; null if it does not count or there are too many to count. */
  place: z.int().positive().nullable(),
  /** The median of up to 12 transactions before it; null if there are fewer than three. */
  usual: PositiveCents.nullable(),
  /** The last twelve months including this one, oldest first; empty if there are too many transactions. */
  months: z.array(z.object({ month: LocalMonth, amount: Cents, count: z.int() })),
});
export type TransactionStory = z.infer<typeof TransactionStory>;

const { reads } = proceduresUnder('Transactions');

export const transactionStory = {
  /** Returns a transaction's place among those with the same payee. */
  story: reads('see', '/transactions/{id}/story', 'A transaction among those with the same payee')
    .input(z.object({ id: TransactionId }))
    .output(TransactionStory),
};
