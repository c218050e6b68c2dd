import type { ComponentProps, ReactNode } from 'react';
import { classNames } from './class-names.ts';
import { controlClass, Field, type FieldProps, partProps } from './field.tsx';
import { Icon, type IconShape } from './icon.tsx';

export interface TextFieldProps
  extends FieldProps, Omit<ComponentProps<'input'>, keyof FieldProps> {
  /** An icon inside the control, before the text. */
  icon?: IconShape;
  /** Stands inside the control after the text, such as a button. */
  trailing?: ReactNode;
}

/** A line of text. Takes every attribute of an `input`, and so everything that `register()` of react-hook-form gives. */
export function TextField({ icon, trailing, ...props }: TextFieldProps) {
  const { field, attributes } = partProps(props);
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
            {...attributes}
            {...control}
            className={classNames(
              controlClass,
              'h-12 px-3.5 text-body [&::-webkit-search-cancel-button]:hidden',
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
