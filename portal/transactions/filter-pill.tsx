import { ChevronDown, X } from 'lucide-react';
import { type ComponentProps, type ReactNode, useRef } from 'react';
import { classNames } from '../design-system/parts/class-names.ts';
import { Icon } from '../design-system/parts/icon.tsx';
import { type Choice, NativeSelect } from '../design-system/parts/native-select.tsx';
import { transactionsWords } from './words.ts';
import { useWords } from '../language/sentences.ts';

interface FilterPillProps {
  /** Whether it narrows the history: then it says how, and can be cleared. */
  on: boolean;
  /** The value of the filter, such as `Groceries`. */
  says: string;
  onClear: () => void;
  /** Opens or is the choice; as high as the pill. */
  children: ReactNode;
}

/** A filter above the list: quiet while it is off; tinted, with a cross to clear it, while it is on. */
function FilterPill({ on, says, onClear, children }: FilterPillProps) {
  const words = useWords(transactionsWords);
  const pill = useRef<HTMLDivElement>(null);
  return (
    <div
      ref={pill}
      className={classNames(
        'flex h-9 max-w-72 items-stretch rounded-full border text-small font-semibold transition-colors pointer-coarse:h-11',
        on
          ? 'border-transparent bg-brand-soft text-brand'
          : 'border-control/45 bg-raised text-ink hover:border-control',
      )}
    >
      {children}
      {on && (
        <button
          type="button"
          aria-label={words.removeFilter(says)}
          title={words.removeFilter(says)}
          onClick={() => {
            // The cross goes away; the filter's control stays.
            pill.current?.querySelector<HTMLElement>('select, button')?.focus();
            onClear();
          }}
          className="grid w-9 shrink-0 cursor-pointer place-items-center rounded-full hover:bg-raised pointer-coarse:w-11"
        >
          <Icon shape={X} size={16} />
        </button>
      )}
    </div>
  );
}

interface SelectPillProps<Value extends string> {
  /** The subject of the choice, such as `Category`: its name, and its whole text while it is off. */
  label: string;
  value: Value;
  /** The text while the filter is on, where that is not the label of the choice. */
  says?: string;
  /** The text while the filter is off, where that is more than its name: the range of days. */
  saysOff?: string;
  onValueChange: (value: Value) => void;
  choices: readonly Choice<Value>[];
  on: boolean;
  onClear: () => void;
}

/** A filter with one of a list. The native select lies over the words: every phone has its own way of showing it. */
export function SelectPill<Value extends string>({
  label,
  value,
  says,
  saysOff,
  onValueChange,
  choices,
  on,
  onClear,
}: SelectPillProps<Value>) {
  const chosen = says ?? choices.find((choice) => choice.value === value)?.label ?? label;
  return (
    <FilterPill on={on} says={chosen} onClear={onClear}>
      <div
        className={classNames(
          faceClass(on),
          'relative has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus',
        )}
      >
        <Face on={on}>{on ? chosen : (saysOff ?? label)}</Face>
        <NativeSelect
          aria-label={label}
          value={value}
          onValueChange={onValueChange}
          choices={choices}
          className="absolute inset-x-0 -inset-y-px w-full cursor-pointer appearance-none rounded-full opacity-0"
        />
      </div>
    </FilterPill>
  );
}

interface ButtonPillProps extends Omit<FilterPillProps, 'children'> {
  label: string;
  /** The button, such as one that opens a popover with it. */
  render: (button: ComponentProps<'button'>) => ReactNode;
}

/** A filter that takes more than a list to set. */
export function ButtonPill({ label, on, says, onClear, render }: ButtonPillProps) {
  return (
    <FilterPill on={on} says={says} onClear={onClear}>
      {render({
        className: classNames(faceClass(on), 'cursor-pointer'),
        children: <Face on={on}>{on ? says : label}</Face>,
      })}
    </FilterPill>
  );
}

function Face({ on, children }: { on: boolean; children: ReactNode }) {
  return (
    <>
      <span className="truncate">{children}</span>
      {!on && <Icon shape={ChevronDown} size={16} className="text-muted" />}
    </>
  );
}

function faceClass(on: boolean): string {
  return classNames(
    'flex min-w-0 items-center gap-1.5 rounded-full pl-3.5',
    on ? 'pr-0.5' : 'pr-2.5',
  );
}
