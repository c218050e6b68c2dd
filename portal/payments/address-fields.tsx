import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import type { ComponentProps } from 'react';
import {
  type AddressField,
  type AddressKind,
  addressFields,
  addressMaxLengths,
  isOtherBank,
  routingNumberLength,
} from '#contract/payments/address-fields.ts';
import { digitsOf } from '#contract/text/typed-signs.ts';
import type { TransferKind } from '#contract/transactions/transactions.ts';
import { isRefusal } from '../bank-client/refusals.ts';
import { TextField } from '../design-system/parts/text-field.tsx';
import { useWords } from '../language/sentences.ts';
import { routingNumberQuery } from './queries.ts';
import { transferWords } from './words.ts';

/** What ties the control of one field to its form. */
interface AddressControl extends Pick<ComponentProps<typeof TextField>, 'id' | 'name' | 'error'> {
  value: string;
  onValueChange: (typed: string) => void;
}

interface AddressFieldsProps {
  kind: AddressKind;
  control: (field: AddressField) => AddressControl;
  /** How a form names the fields where another name is clearer. */
  words?: Partial<Record<AddressField | 'contactHint', string>>;
}

/** The fields of an address (R-T4, R-T5): a person by email or phone, or an account at a bank. */
export function AddressFields({ kind, control, words }: AddressFieldsProps) {
  const { form } = useWords(transferWords);
  const labels = { ...form, ...words };
  const lookUp = useBankLookUp({ kind, routingNumber: control('routingNumber').value });
  const fieldOf = (field: AddressField) => {
    const { onValueChange, ...attributes } = control(field);
    const props = {
      ...attributes,
      label: labels[field],
      maxLength: addressMaxLengths[field],
      autoComplete: 'off',
      onChange: (event: { currentTarget: { value: string } }) =>
        onValueChange(event.currentTarget.value),
    };
    switch (field) {
      case 'name':
        return <TextField key={field} {...props} />;
      case 'email':
        return (
          <TextField
            key={field}
            {...props}
            type="email"
            optional={kind === 'external'}
            hint={kind === 'zelle' && props.error === undefined && labels.contactHint}
          />
        );
      case 'phone':
        return <TextField key={field} {...props} type="tel" />;
      case 'accountNumber':
        return (
          <TextField key={field} {...props} inputMode="numeric" hint={labels.accountNumberHint} />
        );
      case 'bankName':
        return <BankNameField key={field} {...props} lookUp={lookUp} />;
      case 'routingNumber':
        return (
          <RoutingNumberField key={field} {...props} onDigits={onValueChange} lookUp={lookUp} />
        );
    }
  };
  const [name, ...others] = addressFields[kind];
  return (
    <>
      {fieldOf(name)}
      <div className="grid items-start gap-5 sm:grid-cols-2">{others.map(fieldOf)}</div>
    </>
  );
}

/** The bank that a routing number belongs to; null where the directory lacks it. */
type BankLookUp = UseQueryResult<string | null>;

/** Looks up the bank of the routing number in the form as soon as all its digits stand. */
export function useBankLookUp({
  kind,
  routingNumber,
}: {
  readonly kind: TransferKind;
  readonly routingNumber: string;
}): BankLookUp {
  return useQuery({
    ...routingNumberQuery(routingNumber),
    enabled: kind === 'external' && routingNumber.length === routingNumberLength,
  });
}

type TypedFieldProps = ComponentProps<typeof TextField> & {
  value: string;
  lookUp: BankLookUp;
};

/** Nine digits; the bank they belong to is said as soon as all of them are there. */
function RoutingNumberField({
  lookUp,
  error,
  onDigits,
  maxLength,
  ...props
}: TypedFieldProps & { onDigits: (digits: string) => void; maxLength: number }) {
  const { form: words, faults } = useWords(transferWords);
  const isWhole = props.value.length === routingNumberLength;
  const isTooLong = props.value.length > routingNumberLength;
  const isRefused = isWhole && isRefusal(lookUp.error, 'ROUTING_NUMBER_WRONG');
  return (
    <TextField
      {...props}
      onChange={(event) => onDigits(digitsOf(event.currentTarget.value).slice(0, maxLength))}
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

/** The name of a bank. Where the routing number belongs to another one, it says which name is used. */
function BankNameField({ lookUp: { data: listed = null }, ...props }: TypedFieldProps) {
  const { form: words } = useWords(transferWords);
  return (
    <TextField
      {...props}
      hint={
        <span role="status">
          {isOtherBank(props.value, listed) && words.bankNameReplaced(listed)}
        </span>
      }
    />
  );
}
