import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { bank } from '../bank-client.ts';
import { transactionsKey } from './transactions.ts';

const foundMax = 5;

/** The newest transactions of all time in which the bank finds that text. */
export function foundTransactionsQuery(search: string) {
  return queryOptions({
    queryKey: [...transactionsKey, 'found', search],
    queryFn: async ({ signal }) => {
      const wanted = { range: 'all' as const, search, limit: foundMax };
      return (await (await bank()).transactions.search(wanted, { signal })).transactions;
    },
    placeholderData: keepPreviousData,
    retry: false,
  });
}
