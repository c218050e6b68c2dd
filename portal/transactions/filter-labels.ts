import type { Account } from '#contract/accounts/accounts.ts';
import { categoryWords } from './category-words.ts';
import { partsWords } from '../design-system/words.ts';
import { transactionsWords } from './words.ts';
import { useWords } from '../language/sentences.ts';
import { describeAmounts, describeDays } from './describe-filters.ts';
import type { FilterName, Filters } from './filters.ts';

/** What each filter says that it is set to: `Groceries`, `$20.00 or more`. The filters have no problem. */
export function useFilterLabels(
  filters: Filters,
  accounts: readonly Account[],
): Record<FilterName, string> {
  const words = useWords(transactionsWords);
  const { status: statusNames } = useWords(partsWords);
  const categories = useWords(categoryWords);
  const [first] = filters.category;
  return {
    search: words.searchedFor(filters.search.trim()),
    type: words.types[filters.type],
    account: accounts.find(({ id }) => id === filters.account)?.name ?? words.account,
    category:
      first === undefined
        ? words.category
        : words.categoriesChosen(categories[first], filters.category.length - 1),
    status: filters.status === null ? words.status : statusNames[filters.status],
    amount: describeAmounts(filters, words),
    range: describeDays(filters, words),
  };
}
