import { Search, SlidersHorizontal, X } from 'lucide-react';
import { useId, useRef, useState } from 'react';
import type { Account } from '#contract/accounts.ts';
import type { DateRange, TypeFilter } from '#contract/transactions.ts';
import { Button } from '../../parts/button.tsx';
import { IconButton } from '../../parts/icon-button.tsx';
import { SegmentedControl } from '../../parts/segmented-control.tsx';
import { SelectField } from '../../parts/select-field.tsx';
import { TextField } from '../../parts/text-field.tsx';
import { transactionsWords } from '../../words/transactions.ts';
import { useWords } from '../../words/words.ts';
import { localToday } from '../../words/format.ts';
import { CustomRange } from './custom-range.tsx';
import { FilterChips } from './filter-chips.tsx';
import { type Filters, searchMaxLength, withRange } from './filters.ts';
import { MoreFilters } from './more-filters.tsx';
import { useSearchKey } from './use-search-key.ts';

interface FilterBarProps {
  filters: Filters;
  /** The last filters that the bank could be asked for: what is shown. */
  applied: Filters;
  onChange: (filters: Filters) => void;
  accounts: readonly Account[];
}

const types: readonly TypeFilter[] = ['all', 'credit', 'debit'];
const ranges: readonly DateRange[] = ['30days', '90days', '6months', '1year', 'all'];

/** The controls that narrow the history, and what they are set to (R-X1 to R-X3). */
export function FilterBar({ filters, applied, onChange, accounts }: FilterBarProps) {
  const words = useWords(transactionsWords);
  const [more, setMore] = useState(false);
  const moreId = useId();
  return (
    <search className="grid gap-4">
      <FirstFilters filters={filters} onChange={onChange} accounts={accounts} />
      {filters.range === 'custom' && <CustomRange filters={filters} onChange={onChange} />}
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <Button
          tone="secondary"
          size="small"
          icon={SlidersHorizontal}
          aria-expanded={more}
          aria-controls={more ? moreId : undefined}
          onClick={() => setMore(!more)}
        >
          {words.more}
        </Button>
        <FilterChips filters={applied} onChange={onChange} accounts={accounts} />
      </div>
      {more && <MoreFilters id={moreId} filters={filters} onChange={onChange} />}
    </search>
  );
}

function FirstFilters({ filters, onChange, accounts }: Omit<FilterBarProps, 'applied'>) {
  const words = useWords(transactionsWords);
  return (
    <div className="grid grid-cols-2 items-start gap-x-4 gap-y-4 md:grid-cols-4 xl:grid-cols-[minmax(0,1fr)_auto_12rem_11rem]">
      <SearchBox
        value={filters.search}
        onValueChange={(search) => onChange({ ...filters, search })}
      />
      <div className="col-span-2 xl:col-span-1">
        <SegmentedControl
          label={words.type}
          value={filters.type}
          onValueChange={(type) => onChange({ ...filters, type })}
          choices={types.map((value) => ({ value, label: words.types[value] }))}
        />
      </div>
      <SelectField
        label={words.account}
        className="md:col-span-2 xl:col-span-1"
        value={filters.account ?? 'all'}
        onValueChange={(chosen) => {
          const account = accounts.find(({ id }) => id === chosen)?.id ?? null;
          onChange({ ...filters, account });
        }}
        choices={[
          { value: 'all', label: words.allAccounts },
          ...accounts.map(({ id, name }) => ({ value: String(id), label: name })),
        ]}
      />
      <SelectField
        label={words.range}
        className="md:col-span-2 xl:col-span-1"
        value={filters.range}
        onValueChange={(range) => onChange(withRange(filters, range, localToday()))}
        choices={[
          ...ranges.map((value) => ({ value, label: words.ranges[value] })),
          { value: 'custom', label: words.customRange },
        ]}
      />
    </div>
  );
}

interface SearchBoxProps {
  value: string;
  onValueChange: (value: string) => void;
}

function SearchBox({ value, onValueChange }: SearchBoxProps) {
  const words = useWords(transactionsWords);
  const input = useRef<HTMLInputElement>(null);
  useSearchKey(input);
  return (
    <TextField
      ref={input}
      label={words.search}
      className="col-span-2 xl:col-span-1"
      icon={Search}
      type="text"
      enterKeyHint="search"
      autoComplete="off"
      spellCheck={false}
      maxLength={searchMaxLength}
      placeholder={words.searchHint}
      aria-keyshortcuts="/"
      value={value}
      onChange={(event) => onValueChange(event.currentTarget.value)}
      onKeyDown={(event) => {
        if (event.key === 'Escape' && value !== '') onValueChange('');
      }}
      trailing={
        value !== '' && (
          <IconButton
            icon={X}
            label={words.clearSearch}
            onClick={() => {
              onValueChange('');
              input.current?.focus();
            }}
          />
        )
      }
    />
  );
}
