import { queryOptions } from '@tanstack/react-query';
import type { TransactionId } from '#contract/text/ids.ts';
import { bank } from '../../bank-client/bank-client.ts';
import { transactionsKey } from '../queries.ts';

/** A transaction's place among those with the same payee. */
export function storyQuery(id: TransactionId) {
  return queryOptions({
    queryKey: [...transactionsKey, 'story', id],
    queryFn: async ({ signal }) => (await bank()).transactions.story({ id }, { signal }),
  });
}
