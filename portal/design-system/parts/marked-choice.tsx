import { type ReactNode, useId } from 'react';
import { FieldError } from './field.tsx';

interface MarkedChoiceProps<Value extends string> {
  /** The question that the choices answer. */
  label: string;
  /** Null while nothing is chosen. */
  value: Value | null;
  onValueChange: (value: Value) => void;
  /** `mark` stands before the label, such as a dot in a colour. */
  choices: readonly { value: Value; label: string; mark?: ReactNode }[];
  error?: string | undefined;
}

/** Some short choices, in as many rows as they need: real radio buttons, so arrow keys move among them. */
export function MarkedChoice<Value extends string>({
  label,
  value,
  onValueChange,
  choices,
  error,
}: MarkedChoiceProps<Value>) {
  const name = useId();
  return (
    <fieldset
      role="radiogroup"
      aria-describedby={error === undefined ? undefined : `${name}-error`}
      className="grid min-w-0 gap-1.5"
    >
      <legend className="mb-1.5 text-small font-semibold">{label}</legend>
      <div className="flex flex-wrap gap-2">
        {choices.map((choice) => (
          <label
            key={choice.value}
            className="relative flex min-h-11 cursor-pointer items-center rounded-control border border-control/45 bg-raised px-3 text-small hover:border-control has-checked:border-brand has-checked:bg-brand-soft has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus"
          >
            <input
              type="radio"
              name={name}
              value={choice.value}
              checked={choice.value === value}
              onChange={() => onValueChange(choice.value)}
              className="absolute inset-0 cursor-[inherit] opacity-0"
            />
            {choice.mark}
            {choice.label}
          </label>
        ))}
      </div>
      {error !== undefined && <FieldError id={`${name}-error`}>{error}</FieldError>}
    </fieldset>
  );
}
