import type { ComponentProps } from 'react';
import { partsWords } from '../words.ts';
import { useWords } from '../../language/sentences.ts';
import {
  type AmountFault,
  type AmountReading,
  readAmount,
  readBack,
} from '#contract/text/typed-amount.ts';
import { classNames } from './class-names.ts';
import { controlClass, Field, type FieldProps, partProps } from './field.tsx';
import { useLeftField } from './left-field.ts';
import { Money } from './money.tsx';

export interface AmountFieldProps
  extends
    FieldProps,
    Omit<ComponentProps<'input'>, keyof FieldProps | 'value' | 'onChange' | 'type' | 'size'> {
  /** The text as it was typed. `readAmount` (amount.ts) says which amount it is. */
  value: string;
  onValueChange: (text: string) => void;
  /** The error for zero once the field is left, where the amount must be above zero. */
  zeroError?: string;
  /** The errors for text that is no amount, where cents are refused too. */
  faultWords?: Partial<Record<AmountFault, string>>;
  /** `large` for the one amount that a dialog is about, `hero` for that of a screen. */
  size?: 'medium' | 'large' | 'hero';
}

/**
 * An amount in dollars. Keeps what was typed; once the field is left, says for itself when that is no
 * amount, has more than two decimals, or is zero where that will not do. An `error` from outside goes first.
 */
export function AmountField({
  value,
  onValueChange,
  zeroError,
  faultWords,
  size = 'medium',
  onBlur,
  ...props
}: AmountFieldProps) {
  const words = useWords(partsWords);
  const { isLeft, leave, fill } = useLeftField();
  const reading = readAmount(value);
  const own = isLeft ? faultOf(reading) : undefined;
  function faultOf(read: AmountReading): string | undefined {
    if (read.kind === 'empty') return undefined;
    if (read.kind === 'amount') return read.cents === 0 ? zeroError : undefined;
    return faultWords?.[read.kind] ?? words.amount[read.kind];
  }
  const { field, attributes } = partProps(props);
  const meant = readBack(value);
  return (
    <Field
      {...field}
      error={field.error ?? own}
      hint={
        meant === null ? (
          field.hint
        ) : (
          <>
            <Money amount={meant} /> {field.hint}
          </>
        )
      }
    >
      {(control) => (
        <div className="relative">
          <span
            aria-hidden="true"
            className={classNames(
              'pointer-events-none absolute inset-y-0 left-3.5 flex items-center text-muted',
              signs[size],
            )}
          >
            $
          </span>
          <input
            {...attributes}
            {...control}
            type="text"
            inputMode="decimal"
            autoComplete="off"
            enterKeyHint={attributes.enterKeyHint ?? 'next'}
            value={value}
            onChange={(event) => {
              fill();
              onValueChange(event.currentTarget.value);
            }}
            onBlur={(event) => {
              leave(event);
              onBlur?.(event);
            }}
            className={classNames(controlClass, 'figures', controls[size])}
          />
        </div>
      )}
    </Field>
  );
}

const signs = {
  medium: 'text-body',
  large: 'text-heading font-semibold',
  hero: 'text-display font-semibold',
};

const controls = {
  medium: 'h-12 pr-3.5 pl-currency text-body',
  large: 'h-16 pr-3.5 pl-currency text-heading font-semibold',
  hero: 'h-20 pr-3.5 pl-currency text-display font-semibold',
};
