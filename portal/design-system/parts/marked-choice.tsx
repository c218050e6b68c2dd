import { type ReactNode, useId } from 'react';

interface MarkedChoiceProps<Value extends string> {
  /** The question that the choices answer. */
  label: string;
  value: Value;
  onValueChange: (value: Value) => void;
  /** `mark` stands before the label, such as a dot in a colour. */
  choices: readonly { value: Value; label: string; mark?: ReactNode }[];
}

/** Some short choices, in as many rows as they need: real radio buttons, so arrow keys move among them. */
export function MarkedChoice<Value extends string>({
  label,
  value,
  onValueChange,
  choices,
}: MarkedChoiceProps<Value>) {
  const name = useId();
  return (
    <fieldset role="radiogroup" className="min-w-0">
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
    </fieldset>
  );
}
