import { statusWords } from '#contract/transactions/status-words.ts';
import type { Account } from '#contract/accounts/accounts.ts';
import type {
  Category,
  DateRange,
  TransactionStatus,
  TypeFilter,
} from '#contract/transactions/transactions.ts';
import type { Choice } from '../design-system/parts/native-select.tsx';
import { localToday } from '../language/format.ts';
import { useWithOwners } from '../people/owners.ts';
import { transactionsWords } from './words.ts';
import { useWords } from '../language/sentences.ts';
import { type Filters, withRange } from './filters.ts';
import { Checkbox } from '../design-system/parts/checkbox.tsx';
import { categoryWords } from './category-words.ts';
import { categoryIcons, CategoryMark } from './category-signs.tsx';

const types: readonly TypeFilter[] = ['all', 'credit', 'debit'];
const ranges: readonly DateRange[] = ['30days', '90days', '6months', '1year', 'all'];

/** A filter with a list: the choices, the present choice, and the filters after a choice. */
export interface FilterChoice<Value extends string> {
  readonly label: string;
  readonly value: Value;
  readonly choices: readonly Choice<Value>[];
  readonly with: (value: Value) => Filters;
}

/** The lists that the filters are chosen from (R-X1, R-X2), the same on every screen size. */
export function useFilterChoices(filters: Filters, accounts: readonly Account[]) {
  const words = useWords(transactionsWords);
  const { names: statusNames } = useWords(statusWords);
  const withOwners = useWithOwners();
  const statuses = Object.keys(statusNames) as TransactionStatus[];

  const type: FilterChoice<TypeFilter> = {
    label: words.type,
    value: filters.type,
    choices: types.map((value) => ({ value, label: words.types[value] })),
    with: (value) => ({ ...filters, type: value }),
  };
  const range: FilterChoice<Filters['range']> = {
    label: words.range,
    value: filters.range,
    choices: [
      ...ranges.map((value) => ({ value, label: words.ranges[value] })),
      { value: 'custom', label: words.customRange },
    ],
    with: (value) => withRange(filters, value, localToday()),
  };
  const account: FilterChoice<string> = {
    label: words.account,
    value: filters.account ?? 'all',
    choices: [
      { value: 'all', label: words.allAccounts },
      ...accounts.map(({ id, name }) => ({ value: String(id), label: withOwners(name) })),
    ],
    with: (value) => ({
      ...filters,
      account: accounts.find(({ id }) => id === value)?.id ?? null,
    }),
  };
  const status: FilterChoice<TransactionStatus | 'all'> = {
    label: words.status,
    value: filters.status ?? 'all',
    choices: [
      { value: 'all', label: words.allStatuses },
      ...statuses.map((value) => ({ value, label: statusNames[value] })),
    ],
    with: (value) => ({ ...filters, status: value === 'all' ? null : value }),
  };
  return { type, range, account, status };
}

const categories = Object.keys(categoryIcons) as Category[];

interface CategoryChoiceProps {
  chosen: readonly Category[];
  onChange: (chosen: readonly Category[]) => void;
}

/** Any of the categories; none chosen means all. */
export function CategoryChoice({ chosen, onChange }: CategoryChoiceProps) {
  const { category: legend } = useWords(transactionsWords);
  const names = useWords(categoryWords);
  return (
    <fieldset className="grid at-most-2 gap-x-4">
      <legend className="sr-only">{legend}</legend>
      {categories.map((category) => (
        <Checkbox
          key={category}
          label={
            <span className="flex items-center gap-2 wrap-anywhere">
              <CategoryMark category={category} />
              {names[category]}
            </span>
          }
          checked={chosen.includes(category)}
          onChange={(event) =>
            onChange(
              event.currentTarget.checked
                ? categories.filter((one) => one === category || chosen.includes(one))
                : chosen.filter((one) => one !== category),
            )
          }
        />
      ))}
    </fieldset>
  );
}
