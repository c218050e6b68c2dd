import type { ComponentProps } from 'react';
import { routingNumberLength, routingNumberTypedMax } from '#contract/recipients/routing-number.ts';
import { digitsOf } from '#contract/text/typed-signs.ts';
import { isRefusal } from '../bank-client/refusals.ts';
import { TextField } from '../design-system/parts/text-field.tsx';
import { transferWords } from '../transfers/words.ts';
import { useWords } from '../language/sentences.ts';
import type { BankLookUp } from './use-bank-look-up.ts';

interface RoutingNumberFieldProps extends Omit<ComponentProps<typeof TextField>, 'onChange'> {
  value: string;
  /** What was typed or pasted, its digits alone. */
  onDigitsChange: (digits: string) => void;
  lookUp: BankLookUp;
}

/** Nine digits; the bank they belong to is said as soon as all of them are there. */
export function RoutingNumberField({
  lookUp,
  error,
  onDigitsChange,
  ...props
}: RoutingNumberFieldProps) {
  const { form: words, faults } = useWords(transferWords);
  const isWhole = props.value.length === routingNumberLength;
  const isTooLong = props.value.length > routingNumberLength;
  const isRefused = isWhole && isRefusal(lookUp.error, 'ROUTING_NUMBER_WRONG');
  return (
    <TextField
      {...props}
      onChange={(event) =>
        onDigitsChange(digitsOf(event.currentTarget.value).slice(0, routingNumberTypedMax))
      }
      inputMode="numeric"
      placeholder={words.routingNumberPlaceholder}
      error={
        isRefused
          ? faults.ROUTING_NUMBER_WRONG
          : isTooLong
            ? faults.ROUTING_NUMBER_NOT_NINE_DIGITS
            : error
      }
      hint={
        <>
          {!isWhole && words.routingNumberHint}
          <span role="status">{isWhole && !isRefused ? bankFound(lookUp, words) : ''}</span>
        </>
      }
    />
  );
}

function bankFound(
  { data: bank, isFetching }: BankLookUp,
  words: (typeof transferWords)['en']['form'],
): string {
  if (bank === undefined) return isFetching ? words.lookingUp : '';
  return bank === null ? words.bankNotListed : words.bankFound(bank);
}
