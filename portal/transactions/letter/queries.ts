import { queryOptions } from '@tanstack/react-query';
import type { LocalMonth } from '#contract/time/time.ts';
import { bank } from '../../bank-client/bank-client.ts';
import { transactionsKey } from '../queries.ts';

/** The letter of a month that is over; null for the last one. */
export function monthLetterQuery(month: LocalMonth | null) {
  return queryOptions({
    queryKey: [...transactionsKey, 'letter', month],
    queryFn: async ({ signal }) =>
      (await bank()).transactions.letter(month === null ? {} : { month }, { signal }),
  });
}
