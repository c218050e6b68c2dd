import type { Account } from '#contract/accounts/accounts.ts';
import { SlidersHorizontal } from 'lucide-react';
import { useRef, useState } from 'react';
import { Button } from '../design-system/parts/button.tsx';
import { ChipList, ClearableChip } from '../design-system/parts/chip.tsx';
import { Dialog } from '../design-system/parts/dialog.tsx';
import { SegmentedControl } from '../design-system/parts/segmented-control.tsx';
import { SelectField } from '../design-system/parts/select-field.tsx';
import { TextButton } from '../design-system/parts/text-link.tsx';
import { transactionsWords } from './words.ts';
import { useWords } from '../language/sentences.ts';
import { AmountFields } from './amount-fields.tsx';
import { CategoryChoice, type FilterChoice, useFilterChoices } from './filter-choices.tsx';
import { CustomRange } from './custom-range.tsx';
import { useFilterLabels } from './printed-history.tsx';
import { SelectPill } from './filter-pill.tsx';
import { type Filters, filtersOn, noFilters, without } from './filters.ts';
import { bringInSight } from '../design-system/parts/focus.ts';

export interface FilterBarProps {
  filters: Filters;
  /** The last filters that the bank could be asked for: those of the shown list. */
  applied: Filters;
  onChange: (filters: Filters) => void;
  onSearch: (search: string) => void;
  accounts: readonly Account[];
  /** How many transactions are found; undefined while that is not known. */
  found: number | undefined;
}

/** The filters of a phone: a row to scroll sideways with the active filters, and a sheet with all filters. */
export function CompactFilters(props: FilterBarProps) {
  const { filters, applied, onChange, accounts } = props;
  const words = useWords(transactionsWords);
  const labels = useFilterLabels(applied, accounts);
  const { range } = useFilterChoices(filters, accounts);
  const [open, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  // A chip that was pressed goes away; the way to all filters stays.
  const leave = (next: Filters) => {
    button.current?.focus();
    onChange(next);
  };
  const on = filtersOn(applied);
  // The search box and the pill of the days say for themselves that they are on.
  const behind = on.filter((name) => name !== 'search').length;
  const chips = on.filter((name) => name !== 'search' && name !== 'range');
  return (
    <>
      <div
        onFocus={bringInSight}
        className="-mx-4 -my-1 flex scroll-px-4 items-center gap-2 overflow-x-auto px-4 py-1 [scrollbar-width:none]"
      >
        <Button
          ref={button}
          tone="secondary"
          size="small"
          icon={SlidersHorizontal}
          className="shrink-0 rounded-full!"
          aria-haspopup="dialog"
          onClick={() => setOpen(true)}
        >
          {behind > 0 && <span className="sr-only">{words.filtersCounted(behind)}</span>}
          <span aria-hidden={behind > 0 || undefined} className="flex items-center gap-2">
            {words.filters}
            {behind > 0 && (
              <span className="figures grid size-5 place-items-center rounded-full bg-brand text-caption text-on-brand">
                {behind}
              </span>
            )}
          </span>
        </Button>
        <div className="shrink-0">
          <SelectPill
            label={range.label}
            value={range.value}
            choices={range.choices}
            says={labels.range}
            saysOff={labels.range}
            on={on.includes('range')}
            onClear={() => onChange(without(filters, 'range'))}
            onValueChange={(value) => {
              onChange(range.with(value));
              if (value === 'custom') setOpen(true);
            }}
          />
        </div>
        {chips.length > 0 && (
          <ChipList label={words.filtersOn} className="flex-nowrap! shrink-0">
            {chips.map((name) => (
              <li key={name} className="shrink-0">
                <ClearableChip
                  clearLabel={words.removeFilter(labels[name])}
                  onClear={() => leave(without(filters, name))}
                >
                  {labels[name]}
                </ClearableChip>
              </li>
            ))}
          </ChipList>
        )}
        {on.length > 0 && (
          <TextButton
            onClick={() => leave(noFilters)}
            className="shrink-0 px-2 text-small whitespace-nowrap"
          >
            {words.clearFilters}
          </TextButton>
        )}
      </div>
      <FilterSheet {...props} open={open} onOpenChange={setOpen} />
    </>
  );
}

interface FilterSheetProps extends FilterBarProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** Every filter in one sheet. The list behind it follows at once, so the button only leads back to it. */
function FilterSheet({ filters, onChange, accounts, found, open, onOpenChange }: FilterSheetProps) {
  const words = useWords(transactionsWords);
  const { type, range, account, status } = useFilterChoices(filters, accounts);
  const field = <Value extends string>(choice: FilterChoice<Value>) => ({
    label: choice.label,
    value: choice.value,
    choices: choice.choices,
    onValueChange: (value: Value) => onChange(choice.with(value)),
  });
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={words.filters}
      footer={
        <>
          <Button
            tone="secondary"
            onClick={() => onChange({ ...noFilters, search: filters.search })}
          >
            {words.clearFilters}
          </Button>
          <Button onClick={() => onOpenChange(false)}>{words.showResults(found)}</Button>
        </>
      }
    >
      <div className="grid gap-4">
        <SegmentedControl {...field(type)} />
        <SelectField {...field(range)} />
        {filters.range === 'custom' && <CustomRange filters={filters} onChange={onChange} />}
        <SelectField {...field(account)} />
        <SelectField {...field(status)} />
        <AmountFields filters={filters} onChange={onChange} />
        <div className="grid gap-1">
          <p aria-hidden="true" className="text-small font-semibold">
            {words.category}
          </p>
          <CategoryChoice
            chosen={filters.category}
            onChange={(category) => onChange({ ...filters, category })}
          />
        </div>
      </div>
    </Dialog>
  );
}
