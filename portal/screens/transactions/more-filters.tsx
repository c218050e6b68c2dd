import type { Category, TransactionStatus } from '#contract/transactions.ts';
import { AmountField } from '../../parts/amount-field.tsx';
import { SelectField } from '../../parts/select-field.tsx';
import { categoryWords } from '../../words/categories.ts';
import { partsWords } from '../../words/parts.ts';
import { transactionsWords } from '../../words/transactions.ts';
import { useWords } from '../../words/words.ts';
import { categoryIcons } from './category-icons.ts';
import { problemsIn } from './filter-problems.ts';
import type { Filters } from './filters.ts';

const categories = Object.keys(categoryIcons) as Category[];

interface MoreFiltersProps {
  id: string;
  filters: Filters;
  onChange: (filters: Filters) => void;
}

/** Category, status and amount (R-X1). */
export function MoreFilters({ id, filters, onChange }: MoreFiltersProps) {
  const words = useWords(transactionsWords);
  const { status: statusNames } = useWords(partsWords);
  const categoryNames = useWords(categoryWords);
  const statuses = Object.keys(statusNames) as TransactionStatus[];
  const backwards = problemsIn(filters).amountTo === 'backwards';
  return (
    <div
      id={id}
      className="grid items-start gap-4 rounded-card border border-line p-4 sm:grid-cols-2 xl:grid-cols-4"
    >
      <SelectField
        label={words.category}
        value={filters.category ?? 'all'}
        onValueChange={(chosen) =>
          onChange({ ...filters, category: chosen === 'all' ? null : chosen })
        }
        choices={[
          { value: 'all', label: words.allCategories },
          ...categories.map((value) => ({ value, label: categoryNames[value] })),
        ]}
      />
      <SelectField
        label={words.status}
        value={filters.status ?? 'all'}
        onValueChange={(chosen) =>
          onChange({ ...filters, status: chosen === 'all' ? null : chosen })
        }
        choices={[
          { value: 'all', label: words.allStatuses },
          ...statuses.map((value) => ({ value, label: statusNames[value] })),
        ]}
      />
      <AmountField
        label={words.amountFrom}
        optional
        value={filters.amountFrom}
        onValueChange={(amountFrom) => onChange({ ...filters, amountFrom })}
      />
      <AmountField
        label={words.amountTo}
        optional
        value={filters.amountTo}
        onValueChange={(amountTo) => onChange({ ...filters, amountTo })}
        error={backwards ? words.amountsBackwards : undefined}
      />
    </div>
  );
}
