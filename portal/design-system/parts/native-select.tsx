import type { ComponentProps } from 'react';

/** A choice of a list, with its text there. */
export interface Choice<Value extends string> {
  value: Value;
  label: string;
  disabled?: boolean;
}

interface NativeSelectProps<Value extends string> extends Omit<
  ComponentProps<'select'>,
  'value' | 'onChange' | 'children'
> {
  value: Value | '';
  onValueChange: (value: Value) => void;
  choices: readonly Choice<Value>[];
  /** Shown while nothing is chosen; cannot be chosen itself. */
  placeholder?: string | undefined;
}

/** The bare select, which every phone opens in its own way: it answers with one of the choices, not with any text. */
export function NativeSelect<Value extends string>({
  onValueChange,
  choices,
  placeholder,
  ...select
}: NativeSelectProps<Value>) {
  return (
    <select
      {...select}
      onChange={(event) => {
        const chosen = choices.find(({ value }) => value === event.currentTarget.value);
        if (chosen !== undefined) onValueChange(chosen.value);
      }}
    >
      {placeholder !== undefined && (
        <option value="" disabled>
          {placeholder}
        </option>
      )}
      {choices.map(({ value, label, disabled }) => (
        <option key={value} value={value} disabled={disabled}>
          {label}
        </option>
      ))}
    </select>
  );
}
