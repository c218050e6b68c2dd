import type { ComponentProps } from 'react';
import { routingNumberLength, routingNumberTypedMax } from '#contract/recipients/routing-number.ts';
import { digitsOf } from '#contract/text/typed-signs.ts';
import { isRefusal } from '../bank-client/refusals.ts';
import { TextField } from '../design-system/parts/text-field.tsx';
import { transferWords } from '../transfers/words.ts';
import { useWords } from '../language/sentences.ts';
import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { lookAlikeQuery, routingNumberQuery } from './queries.ts';
import type { TransferDraft } from '../transfers/transfer-draft.ts';
import type { NewRecipientInput } from '#contract/recipients/recipients.ts';
import { LookAlikeNotice } from '../saved-names/look-alike-notice.tsx';

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

/** The bank that a routing number belongs to; null where the directory lacks it. */
type BankLookUp = UseQueryResult<string | null>;

/** Looks up the bank of the routing number in the form as soon as all its digits stand. */
export function useBankLookUp({
  kind,
  routingNumber,
}: Pick<TransferDraft, 'kind' | 'routingNumber'>): BankLookUp {
  return useQuery({
    ...routingNumberQuery(routingNumber),
    enabled: kind === 'external' && routingNumber.length === routingNumberLength,
  });
}

/** Says of the recipient that is typed whom they may be taken for, as soon as it is known how money would reach them. */
export function LookAlikeWarning({ recipient }: { recipient: NewRecipientInput }) {
  const { confirmation: words } = useWords(transferWords);
  return (
    <LookAlikeNotice
      typed={recipient}
      isWhole={isReached(recipient)}
      query={lookAlikeQuery}
      words={words}
    />
  );
}

/** Whether there is a name, and an account, an email or a phone number beside it. */
export function isReached(recipient: NewRecipientInput): boolean {
  const { kind, name = '', email = '', phone = '', accountNumber = '' } = recipient;
  const isAccount = accountNumber !== '' && recipient.routingNumber?.length === routingNumberLength;
  return name.trim() !== '' && (kind === 'external' ? isAccount : email + phone !== '');
}
