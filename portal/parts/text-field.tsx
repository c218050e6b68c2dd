import type { ComponentProps, ReactNode } from 'react';
import { classNames } from './class-names.ts';
import { controlClass, Field, type FieldProps } from './field.tsx';
import { Icon, type IconShape } from './icon.tsx';

export interface TextFieldProps
  extends FieldProps, Omit<ComponentProps<'input'>, keyof FieldProps> {
  /** An icon inside the control, before the text. */
  icon?: IconShape;
  /** Stands inside the control after the text, such as a button. */
  trailing?: ReactNode;
  aside?: ReactNode;
}

/** One line of text. Takes every attribute of an `input`, and so whatever `register()` of react-hook-form gives. */
export function TextField({
  label,
  hint,
  error,
  optional,
  className,
  id,
  aside,
  icon,
  trailing,
  ...input
}: TextFieldProps) {
  const field = {
    label,
    hint,
    error,
    id,
    aside,
    ...(optional && { optional }),
    ...(className && { className }),
  };
  return (
    <Field {...field}>
      {(control) => (
        <div className="relative">
          {icon && (
            <Icon
              shape={icon}
              size={18}
              className="pointer-events-none absolute inset-y-0 left-3.5 my-auto text-muted"
            />
          )}
          <input
            {...input}
            {...control}
            className={classNames(
              controlClass,
              'h-12 px-3.5 text-body',
              icon && 'pl-10',
              trailing ? 'pr-12' : null,
            )}
          />
          {trailing && (
            <div className="absolute inset-y-0 right-0.5 flex items-center">{trailing}</div>
          )}
        </div>
      )}
    </Field>
  );
}
