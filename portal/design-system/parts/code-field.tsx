import type { Ref } from 'react';
import { digitsOf } from '#contract/text/typed-signs.ts';
import { classNames } from './class-names.ts';
import { controlClass, Field, type FieldProps } from './field.tsx';

/** How many digits a code has that the bank sends, or an authenticator app shows. */
export const codeLength = 6;

export interface CodeFieldProps extends FieldProps {
  /** The digits so far. */
  value: string;
  onValueChange: (digits: string) => void;
  ref?: Ref<HTMLInputElement>;
}

/**
 * A code of six digits. Pasted text may have blanks, dashes or words around them; the browser may offer the code itself.
 */
export function CodeField({ value, onValueChange, ref, ...field }: CodeFieldProps) {
  return (
    <Field {...field}>
      {(control) => (
        <input
          {...control}
          ref={ref}
          name="code"
          value={value}
          onChange={({ currentTarget }) =>
            onValueChange(digitsOf(currentTarget.value).slice(0, codeLength))
          }
          autoComplete="one-time-code"
          inputMode="numeric"
          autoCorrect="off"
          spellCheck={false}
          required
          className={classNames(
            controlClass,
            'figures h-12 px-3.5 text-title font-semibold tracking-widest',
          )}
        />
      )}
    </Field>
  );
}
