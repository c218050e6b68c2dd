import { useId } from 'react';
import { classNames } from './class-names.ts';
import { Icon, type IconShape } from './icon.tsx';

interface RadioChoice<Value extends string> {
  value: Value;
  label: string;
  /** The language of the label, where it is not the page's. */
  lang?: string;
  icon?: IconShape;
  disabled?: boolean;
}

interface SegmentedControlProps<Value extends string> {
  /** The question that the choices answer. */
  label: string;
  /** Keeps the question for screen readers only. */
  labelHidden?: boolean;
  value: Value;
  onValueChange: (value: Value) => void;
  choices: readonly RadioChoice<Value>[];
  className?: string;
}

/** A few choices in a row, of which a single choice is on: real radio buttons, so arrow keys move among them. */
export function SegmentedControl<Value extends string>({
  label,
  labelHidden = false,
  value,
  onValueChange,
  choices,
  className,
}: SegmentedControlProps<Value>) {
  const name = useId();
  return (
    <fieldset role="radiogroup" className="min-w-0">
      <legend className={labelHidden ? 'sr-only' : 'mb-1.5 text-small font-semibold'}>
        {label}
      </legend>
      <div
        className={classNames(
          'grid auto-cols-fr grid-flow-col gap-1 rounded-control bg-sunken p-1',
          className,
        )}
      >
        {choices.map((choice) => (
          <label
            key={choice.value}
            lang={choice.lang}
            className="relative flex min-h-10 cursor-pointer flex-wrap content-center items-center justify-center gap-x-2 rounded-small px-1 sm:px-3 text-center text-small font-medium text-muted transition-colors hover:text-ink has-checked:bg-lifted has-checked:font-semibold has-checked:text-ink has-checked:shadow-low has-focus-visible:outline-2 has-focus-visible:outline-focus has-disabled:cursor-not-allowed has-disabled:opacity-50 pointer-coarse:min-h-11"
          >
            <input
              type="radio"
              name={name}
              value={choice.value}
              checked={choice.value === value}
              disabled={choice.disabled}
              onChange={() => onValueChange(choice.value)}
              className="absolute inset-0 cursor-[inherit] opacity-0"
            />
            {choice.icon && <Icon shape={choice.icon} size={18} />}
            {choice.label}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
