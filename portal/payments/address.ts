import {
  type AddressField,
  type AddressKind,
  fieldsOfKind,
  type PaymentAddress,
  routingNumberLength,
} from '#contract/payments/address-fields.ts';
import type { AddressRefusalCode } from '#contract/payments/payment-address.ts';
import type { NewRecipientInput } from '#contract/recipients/recipients.ts';
import { digitsOf } from '#contract/text/typed-signs.ts';
import { isRefusal } from '../bank-client/refusals.ts';

/**
 * An address as it is typed. What belongs to the other kind is kept too, so that going back and forth loses nothing. The bank is null
 * until its name is typed: then the bank is meant that the routing number belongs to.
 */
export type AddressDraft = {
  readonly [Field in AddressField]: Field extends 'bankName' ? string | null : string;
};

export const emptyAddress: AddressDraft = {
  name: '',
  email: '',
  phone: '',
  bankName: null,
  accountNumber: '',
  routingNumber: '',
};

/** The recipient that the typed address makes, as it would be saved. */
export function typedRecipient(
  kind: AddressKind,
  typed: AddressDraft,
  bankName: string,
): NewRecipientInput {
  return { kind, ...fieldsOfKind(kind, { ...typed, bankName }) };
}

/** A typed recipient as the bank shows one, the account number masked. */
export function shownAddress(typed: NewRecipientInput): PaymentAddress {
  const { name = '', email = '', phone = '', bankName, accountNumber, routingNumber } = typed;
  return {
    name: name.trim(),
    email: email.trim() || null,
    phone: phone.trim() || null,
    bankName: bankName ?? null,
    accountNumber: accountNumber === undefined ? null : `••••${digitsOf(accountNumber).slice(-4)}`,
    routingNumber: routingNumber ?? null,
  };
}

/** The draft for an address that the bank shows, without the account number, of which the bank shows the last digits alone. */
export function typedAgain(shown: Omit<PaymentAddress, 'accountNumber'>): AddressDraft {
  return {
    name: shown.name,
    email: shown.email ?? '',
    phone: shown.phone ?? '',
    bankName: shown.bankName,
    accountNumber: '',
    routingNumber: shown.routingNumber ?? '',
  };
}

/** Whether there is a name, and an account, an email or a phone number beside it. */
export function isReached(recipient: NewRecipientInput): boolean {
  const { kind, name = '', email = '', phone = '', accountNumber = '' } = recipient;
  const isAccount = accountNumber !== '' && recipient.routingNumber?.length === routingNumberLength;
  return name.trim() !== '' && (kind === 'external' ? isAccount : email + phone !== '');
}

/** How an address is reached, in a few words; null where nothing is known of it. */
export function howReached(
  { email, phone, bankName, accountNumber }: Omit<PaymentAddress, 'name'>,
  words: { readonly atBank: (accountNumber: string, bank: string) => string },
): string | null {
  return accountNumber !== null && bankName !== null
    ? words.atBank(accountNumber, bankName)
    : (email ?? phone);
}

/** What can be wrong at one control of an address: the refusals, with those of missing details taken apart. */
export type AddressFault =
  | Exclude<AddressRefusalCode, 'EXTERNAL_RECIPIENT_INCOMPLETE' | 'ZELLE_RECIPIENT_INCOMPLETE'>
  | 'RECIPIENT_NAME_TAKEN'
  | `${'name' | 'bankName' | 'accountNumber' | 'routingNumber' | 'email or phone'} needed`;

/** The fault at a control. */
export interface AddressProblem {
  readonly field: AddressField;
  readonly fault: AddressFault;
  /** A change of any of these ends it. */
  readonly about: readonly AddressField[];
}

/** What is wrong at which control of an address, in the order of the form; empty where an error is about none. */
export function addressProblems(error: unknown): readonly AddressProblem[] {
  if (!isRefusal(error)) return [];
  switch (error.code) {
    case 'EXTERNAL_RECIPIENT_INCOMPLETE':
      return error.data.missing.map((field) => at(field, `${field} needed`));
    case 'ZELLE_RECIPIENT_INCOMPLETE':
      return error.data.missing.flatMap((missing) =>
        missing === 'name'
          ? [at('name', 'name needed')]
          : [
              at('email', 'email or phone needed', 'phone'),
              at('phone', 'email or phone needed', 'email'),
            ],
      );
    case 'RECIPIENT_NAME_WRONG':
    case 'RECIPIENT_NAME_TAKEN':
      return [at('name', error.code)];
    case 'BANK_NAME_WRONG':
      return [at('bankName', error.code)];
    case 'ROUTING_NUMBER_NOT_NINE_DIGITS':
    case 'ROUTING_NUMBER_WRONG':
      return [at('routingNumber', error.code)];
    case 'ACCOUNT_NUMBER_WRONG':
      return [at('accountNumber', error.code)];
    case 'EMAIL_WRONG':
      return [at('email', error.code)];
    case 'PHONE_WRONG':
      return [at('phone', error.code)];
    default:
      return [];
  }
}

function at(
  field: AddressField,
  fault: AddressFault,
  ...alsoAbout: AddressField[]
): AddressProblem {
  return { field, fault, about: [field, ...alsoAbout] };
}
