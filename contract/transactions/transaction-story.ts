import { z } from 'zod';
import { Cents, PositiveCents } from '../money/money.ts';
import { procedure } from '../procedures/refusals.ts';
import { TransactionId } from '../text/ids.ts';
import { LocalMonth } from '../time/time.ts';

/** What the history says of a transaction's payee, in its direction. What failed or was cancelled counts in none of it. */
export const TransactionStory = z.object({
  /** The first, second, third … with this payee; null where it does not count or there are too many. */
  place: z.int().positive().nullable(),
  /** The median of the dozen before it; null where there are fewer than three. */
  usual: PositiveCents.nullable(),
  /** The last twelve months, this one included, oldest first; empty where there are too many. */
  months: z.array(z.object({ month: LocalMonth, amount: Cents, count: z.int() })),
});
export type TransactionStory = z.infer<typeof TransactionStory>;

export const transactionStory = {
  /** How a transaction stands among those with the same payee. */
  story: procedure
    .route({
      method: 'GET',
      path: '/transactions/{id}/story',
      tags: ['Transactions'],
      summary: 'A transaction among those with the same payee',
    })
    .input(z.object({ id: TransactionId }))
    .output(TransactionStory),
};
