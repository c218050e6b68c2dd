import { askedInWords } from '#contract/transactions/asked-in-words.ts';
import { Popover } from '../design-system/parts/popover.tsx';
import { SegmentedControl } from '../design-system/parts/segmented-control.tsx';
import { TextButton } from '../design-system/parts/text-link.tsx';
import { localToday } from '../language/format.ts';
import { transactionsWords } from './words.ts';
import { useWords } from '../language/sentences.ts';
import { AmountFields } from './amount-fields.tsx';
import { CategoryChoice, type FilterChoice, useFilterChoices } from './filter-choices.tsx';
import { CompactFilters, type FilterBarProps } from './compact-filters.tsx';
import { CustomRange } from './custom-range.tsx';
import { useFilterLabels } from './printed-history.tsx';
import { ButtonPill, SelectPill } from './filter-pill.tsx';
import { type FilterName, filtersOn, noFilters, without } from './filters.ts';
import { SearchBox } from './search-box.tsx';
import { useIsWide } from '../browser/use-media.ts';

/**
 * The controls that narrow the history, and their values (R-X1 to R-X3): in a line of pills, or on a phone behind a single
 * button, with a chip for each active filter.
 */
export function FilterBar(props: FilterBarProps) {
  const { filters, onChange, onSearch } = props;
  const isWide = useIsWide('40rem');
  const search = <SearchBox value={filters.search} onValueChange={onSearch} />;
  return (
    <search className="grid gap-3">
      {isWide ? (
        <>
          <div className="flex flex-wrap items-center gap-3">
            {search}
            <TypeFilterControl {...props} />
          </div>
          <FilterPills {...props} />
          {filters.range === 'custom' && askedInWords(filters.search, localToday()) === null && (
            <div className="max-w-100">
              <CustomRange filters={filters} onChange={onChange} />
            </div>
          )}
        </>
      ) : (
        <>
          {search}
          <CompactFilters {...props} />
        </>
      )}
    </search>
  );
}

function TypeFilterControl({ filters, onChange, accounts }: FilterBarProps) {
  const { type } = useFilterChoices(filters, accounts);
  return (
    <SegmentedControl
      label={type.label}
      labelHidden
      value={type.value}
      onValueChange={(value) => onChange(type.with(value))}
      choices={type.choices}
    />
  );
}

function FilterPills({ filters, applied, onChange, accounts }: FilterBarProps) {
  const words = useWords(transactionsWords);
  const { range, account, status } = useFilterChoices(filters, accounts);
  const labels = useFilterLabels(applied, accounts);
  const on = filtersOn(applied);
  const pill = <Value extends string>(name: FilterName, choice: FilterChoice<Value>) => ({
    label: choice.label,
    value: choice.value,
    choices: choice.choices,
    says: labels[name],
    on: on.includes(name),
    onValueChange: (value: Value) => onChange(choice.with(value)),
    onClear: () => onChange(without(filters, name)),
  });
  return (
    <div className="flex flex-wrap items-center gap-2">
      <SelectPill {...pill('range', range)} saysOff={labels.range} />
      <SelectPill {...pill('account', account)} />
      <ButtonPill
        label={words.category}
        on={on.includes('category')}
        says={labels.category}
        onClear={() => onChange(without(filters, 'category'))}
        render={(button) => (
          <Popover
            trigger={<button type="button" {...button} />}
            title={words.category}
            align="start"
          >
            <CategoryChoice
              chosen={filters.category}
              onChange={(category) => onChange({ ...filters, category })}
            />
          </Popover>
        )}
      />
      <SelectPill {...pill('status', status)} />
      <ButtonPill
        label={words.amount}
        on={on.includes('amount')}
        says={labels.amount}
        onClear={() => onChange(without(filters, 'amount'))}
        render={(button) => (
          <Popover
            trigger={<button type="button" {...button} />}
            title={words.amount}
            align="start"
          >
            <AmountFields filters={filters} onChange={onChange} />
          </Popover>
        )}
      />
      {on.length > 0 && (
        <TextButton onClick={() => onChange(noFilters)} className="px-2 text-small">
          {words.clearFilters}
        </TextButton>
      )}
    </div>
  );
}
