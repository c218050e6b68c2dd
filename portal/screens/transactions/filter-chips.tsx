import { X } from 'lucide-react';
import type { Account } from '#contract/accounts.ts';
import { Icon } from '../../parts/icon.tsx';
import { textLinkClass } from '../../parts/text-link.tsx';
import { categoryWords } from '../../words/categories.ts';
import { partsWords } from '../../words/parts.ts';
import { transactionsWords } from '../../words/transactions.ts';
import { useWords } from '../../words/words.ts';
import { describeAmounts, describeDays } from './describe-filters.ts';
import { type FilterName, type Filters, filtersOn, noFilters, without } from './filters.ts';

interface FilterChipsProps {
  filters: Filters;
  onChange: (filters: Filters) => void;
  accounts: readonly Account[];
}

/** Says which filters are on; each can be taken away. Nothing while none is. */
export function FilterChips({ filters, onChange, accounts }: FilterChipsProps) {
  const words = useWords(transactionsWords);
  const { status: statusNames } = useWords(partsWords);
  const categories = useWords(categoryWords);
  const on = filtersOn(filters);
  if (on.length === 0) return null;
  const labels: Record<FilterName, string> = {
    search: words.searchedFor(filters.search.trim()),
    type: words.types[filters.type],
    account: accounts.find(({ id }) => id === filters.account)?.name ?? words.account,
    category: filters.category === null ? words.category : categories[filters.category],
    status: filters.status === null ? words.status : statusNames[filters.status],
    amount: describeAmounts(filters, words),
    range: describeDays(filters, words),
  };
  return (
    <ul aria-label={words.filtersOn} className="flex flex-wrap items-center gap-2">
      {on.map((name) => (
        <li key={name} className="min-w-0">
          <button
            type="button"
            aria-label={words.removeFilter(labels[name])}
            onClick={() => onChange(without(filters, name))}
            className="inline-flex min-h-9 max-w-full cursor-pointer items-center gap-1.5 rounded-full bg-brand-soft pr-2.5 pl-3.5 text-small font-semibold text-brand inset-ring inset-ring-transparent transition-[box-shadow] hover:inset-ring-brand pointer-coarse:min-h-11"
          >
            <span className="truncate">{labels[name]}</span>
            <Icon shape={X} size={16} />
          </button>
        </li>
      ))}
      <li className="px-2">
        <button
          type="button"
          onClick={() => onChange(noFilters)}
          className={`${textLinkClass} text-small pointer-coarse:min-h-11`}
        >
          {words.clearFilters}
        </button>
      </li>
    </ul>
  );
}
