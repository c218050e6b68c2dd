import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { bank } from '../bank-client/bank-client.ts';
import type { Language } from '../language/language.ts';
import { transactionsKey } from './queries.ts';

const foundMax = 5;

/** The newest transactions of all time in which the bank finds that text, in the language that it is typed in. */
export function foundTransactionsQuery(search: string, language: Language) {
  return queryOptions({
    queryKey: [...transactionsKey, 'found', search, language],
    queryFn: async ({ signal }) => {
      const wanted = { range: 'all' as const, search, language, limit: foundMax };
      return (await (await bank()).transactions.search(wanted, { signal })).transactions;
    },
    placeholderData: keepPreviousData,
  });
}
