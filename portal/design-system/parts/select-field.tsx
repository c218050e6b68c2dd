import { ChevronDown } from 'lucide-react';
import type { ComponentProps } from 'react';
import { classNames } from './class-names.ts';
import { controlClass, Field, type FieldProps, partProps } from './field.tsx';
import { Icon } from './icon.tsx';
import { type Choice, NativeSelect } from './native-select.tsx';

export interface SelectFieldProps<Value extends string>
  extends
    FieldProps,
    Omit<ComponentProps<'select'>, keyof FieldProps | 'value' | 'onChange' | 'children'> {
  value: Value | '';
  onValueChange: (value: Value) => void;
  choices: readonly Choice<Value>[];
  /** Shown while nothing is chosen; cannot be chosen itself. */
  placeholder?: string;
}

/** A choice of a list. A native select: every phone has its own way of showing it. */
export function SelectField<Value extends string>({
  value,
  onValueChange,
  choices,
  placeholder,
  ...props
}: SelectFieldProps<Value>) {
  const { field, attributes } = partProps(props);
  return (
    <Field {...field}>
      {(control) => (
        <div className="relative">
          <NativeSelect
            {...attributes}
            {...control}
            value={value}
            onValueChange={onValueChange}
            choices={choices}
            placeholder={placeholder}
            className={classNames(
              controlClass,
              'h-12 cursor-pointer appearance-none truncate pr-10 pl-3.5 text-body',
              value === '' && 'text-muted',
            )}
          />
          <Icon
            shape={ChevronDown}
            size={18}
            className="pointer-events-none absolute inset-y-0 right-3.5 my-auto text-muted"
          />
        </div>
      )}
    </Field>
  );
}
