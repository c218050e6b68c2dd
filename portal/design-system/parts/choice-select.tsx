import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import { Field, type FieldProps } from './field.tsx';
import { Icon } from './icon.tsx';
import { type Choice, NativeSelect } from './native-select.tsx';

/** A choice of the list, and its text once it is chosen. */
export interface DetailedChoice<Value extends string> extends Choice<Value> {
  title: string;
  detail?: string | undefined;
  /** At the end of the line of the detail, such as the balance of the account. */
  figure?: ReactNode;
  /** The sign before both lines; takes no part in the name. */
  sign: ReactNode;
}

interface ChoiceSelectProps<Value extends string> extends FieldProps {
  id?: string;
  /** Its name in the form. */
  name?: string;
  value: Value | '';
  onValueChange: (value: Value) => void;
  choices: readonly DetailedChoice<Value>[];
  disabled?: boolean;
  /** Stands at the end of the label's line, such as a link. */
  aside?: ReactNode;
}

/**
 * A select that shows the chosen item in full on two lines. Beneath the picture is a native select, which every phone opens
 * in its own way.
 */
export function ChoiceSelect<Value extends string>({
  value,
  onValueChange,
  choices,
  disabled = false,
  name,
  ...field
}: ChoiceSelectProps<Value>) {
  const chosen = choices.find((choice) => choice.value === value);
  return (
    <Field {...field}>
      {(control) => (
        <div
          className={classNames(
            'relative flex min-h-18 items-center gap-3 rounded-control border border-control bg-raised py-2.5 pr-3.5 pl-3 transition-[border-color,box-shadow] hover:border-ink/60',
            'has-focus:border-brand has-focus:ring-3 has-focus:ring-focus/25 has-focus:outline-2 has-focus:-outline-offset-1 has-focus:outline-brand',
            'has-disabled:border-line has-disabled:bg-sunken has-aria-invalid:border-danger',
          )}
        >
          {chosen?.sign}
          <span aria-hidden="true" className="grid min-w-0 flex-1">
            <span className="font-semibold wrap-anywhere">{chosen?.title}</span>
            <span className="flex flex-wrap items-baseline justify-between gap-x-3 text-small text-muted">
              {chosen?.detail !== undefined && (
                <span className="figures wrap-anywhere">{chosen.detail}</span>
              )}
              {chosen?.figure !== undefined && (
                <span className="figures font-medium text-ink">{chosen.figure}</span>
              )}
            </span>
          </span>
          <Icon shape={ChevronDown} size={18} className="text-muted" />
          <NativeSelect
            {...control}
            name={name}
            value={value}
            disabled={disabled}
            onValueChange={onValueChange}
            choices={choices}
            className="absolute inset-0 size-full cursor-pointer appearance-none rounded-control bg-raised text-body text-ink opacity-0 disabled:cursor-not-allowed"
          />
        </div>
      )}
    </Field>
  );
}

/** The round sign of an account or a person in a `ChoiceSelect`. */
export function ChoiceSign({ children }: { children: ReactNode }) {
  return (
    <span
      aria-hidden="true"
      className="grid size-10 shrink-0 place-items-center rounded-full bg-brand-soft text-caption font-bold text-brand"
    >
      {children}
    </span>
  );
}
