import {
  type AddressField,
  type AddressKind,
  fieldsOfKind,
  type PaymentAddress,
  type TypedAddress,
} from '#contract/payments/address-fields.ts';
import type { addressRefusals } from '#contract/payments/payment-address.ts';
import type { RefusalOf } from '#contract/procedures/procedure.ts';
import { isPlainName, tidyName } from '#contract/text/typed-name.ts';
import {
  isTidyPhone,
  tenDigits,
  tidyAccountNumber,
  tidyPhone,
} from '#contract/text/typed-signs.ts';
import { maskNumber } from '../formats/labels.ts';
import { bankOfRoutingNumber, refuseRoutingNumber } from './routing-number.ts';

/** The columns of an address, the same in every table that holds one; its name stands beside them. */
export interface AddressRow {
  email: string | null;
  phone: string | null;
  bank_name: string | null;
  account_number: string | null;
  routing_number: string | null;
}

/** The names of these columns. */
export const addressColumns = [
  'email',
  'phone',
  'bank_name',
  'account_number',
  'routing_number',
] as const satisfies readonly (keyof AddressRow)[];

/** Nobody's address. */
export const noAddress: PaymentAddress = {
  name: '',
  email: null,
  phone: null,
  bankName: null,
  accountNumber: null,
  routingNumber: null,
};

/** The columns of an address. */
export function columnsOf(address: PaymentAddress): AddressRow {
  return {
    email: address.email,
    phone: address.phone,
    bank_name: address.bankName,
    account_number: address.accountNumber,
    routing_number: address.routingNumber,
  };
}

/** The address in the columns of a row, by the name that is saved or was paid. */
export function addressOf(
  row: AddressRow & ({ readonly name: string } | { readonly to_name: string }),
): PaymentAddress {
  return {
    name: 'name' in row ? row.name : row.to_name,
    email: row.email,
    phone: row.phone,
    bankName: row.bank_name,
    accountNumber: row.account_number,
    routingNumber: row.routing_number,
  };
}

/** The address that was typed, as it is kept; what belongs to the other kind is left out. */
export function readAddress(kind: AddressKind, typed: TypedAddress): PaymentAddress {
  const {
    name = '',
    email,
    phone,
    bankName,
    accountNumber,
    routingNumber,
  } = fieldsOfKind(kind, typed);
  return {
    name: tidyName(name),
    email: email || null,
    phone: phone || null,
    bankName: bankName === undefined ? null : keptBankName(bankName, routingNumber ?? ''),
    accountNumber: accountNumber === undefined ? null : tidyAccountNumber(accountNumber),
    routingNumber: routingNumber || null,
  };
}

/** An address as it would be typed: the opposite of `readAddress`. */
export function typedOf(address: PaymentAddress): Record<AddressField, string> {
  return {
    name: address.name,
    email: address.email ?? '',
    phone: address.phone ?? '',
    bankName: address.bankName ?? '',
    accountNumber: address.accountNumber ?? '',
    routingNumber: address.routingNumber ?? '',
  };
}

/** An address as its member sees it, the account number masked. */
export function shownAddress(address: PaymentAddress): PaymentAddress {
  const { accountNumber } = address;
  return { ...address, accountNumber: accountNumber === null ? null : maskNumber(accountNumber) };
}

/** How money reaches an address, the account number masked; null between the member's own accounts. */
export function describeAddress({ email, phone, bankName, accountNumber }: Reached): string | null {
  return accountNumber === null ? (email ?? phone) : `${maskNumber(accountNumber)} at ${bankName}`;
}

type Reached = Omit<PaymentAddress, 'name'>;
type Contact = Pick<PaymentAddress, 'email' | 'phone' | 'accountNumber' | 'routingNumber'>;

/** Why money cannot reach an address. */
export type AddressRefusal = RefusalOf<typeof addressRefusals>;

/** The fault of an address (R-T4, R-T5), in the order of `addressRefusals`; null without a fault. */
export function refuseAddress(kind: AddressKind, to: PaymentAddress): AddressRefusal | null {
  return kind === 'external' ? refuseExternal(to) : refuseZelle(to);
}

/**
 * The name of the bank as it is kept: the directory's name where it lists the routing number, because the number decides
 * where the money goes; else the typed name, null where there is none. A text that cannot be a name is kept for the
 * refusal.
 */
export function keptBankName(typed: string, routingNumber: string): string | null {
  const name = tidyName(typed);
  if (name === '') {
    return null;
  }
  const listed = isPlainName(name) ? bankOfRoutingNumber(routingNumber) : null;
  return listed ?? name;
}

/**
 * Whether two recipients of a kind are one and the same: the account elsewhere, or the email or the phone
 * number, whatever they are called.
 */
export function isSameRecipient(kind: AddressKind, one: Contact, other: Contact): boolean {
  if (kind === 'external') {
    return one.accountNumber === other.accountNumber && one.routingNumber === other.routingNumber;
  }
  const sameEmail = one.email !== null && one.email.toLowerCase() === other.email?.toLowerCase();
  const samePhone =
    one.phone !== null && other.phone !== null && tenDigits(one.phone) === tenDigits(other.phone);
  return sameEmail || samePhone;
}

/**
 * Whether a request for money reaches nobody but a known recipient: every given contact is theirs. A contact of theirs
 * beside another person's may reach the other.
 */
export function reachesOnly(kind: AddressKind, known: Contact, asked: Contact): boolean {
  if (kind === 'external') {
    return isSameRecipient(kind, known, asked);
  }
  const { email, phone } = asked;
  const emailIsTheirs = email === null || email.toLowerCase() === known.email?.toLowerCase();
  const phoneIsTheirs =
    phone === null || (known.phone !== null && tenDigits(phone) === tenDigits(known.phone));
  return (email !== null || phone !== null) && emailIsTheirs && phoneIsTheirs;
}

function refuseExternal(to: PaymentAddress): AddressRefusal | null {
  const missing = (['name', 'bankName', 'accountNumber', 'routingNumber'] as const).filter(
    (field) => !to[field],
  );
  if (missing.length > 0) {
    return { code: 'EXTERNAL_RECIPIENT_INCOMPLETE', data: { missing } };
  }
  if (!isPlainName(to.name)) {
    return { code: 'RECIPIENT_NAME_WRONG' };
  }
  if (!isPlainName(to.bankName ?? '')) {
    return { code: 'BANK_NAME_WRONG' };
  }
  const wrongRoutingNumber = refuseRoutingNumber(to.routingNumber ?? '');
  if (wrongRoutingNumber) {
    return { code: wrongRoutingNumber };
  }
  if (!/^\d{4,17}$/.test(to.accountNumber ?? '')) {
    return { code: 'ACCOUNT_NUMBER_WRONG' };
  }
  return to.email === null || isEmail(to.email) ? null : { code: 'EMAIL_WRONG' };
}

function refuseZelle(to: PaymentAddress): AddressRefusal | null {
  const missing: ('name' | 'contact')[] = [
    ...(to.name ? [] : (['name'] as const)),
    ...(to.email === null && to.phone === null ? (['contact'] as const) : []),
  ];
  if (missing.length > 0) {
    return { code: 'ZELLE_RECIPIENT_INCOMPLETE', data: { missing } };
  }
  if (!isPlainName(to.name)) {
    return { code: 'RECIPIENT_NAME_WRONG' };
  }
  if (to.email !== null && !isEmail(to.email)) {
    return { code: 'EMAIL_WRONG' };
  }
  return to.phone === null || isPhone(to.phone) ? null : { code: 'PHONE_WRONG' };
}

/** The form of HTML's own email field, with a dot in the domain (WHATWG HTML §4.10.5.1.5). */
export function isEmail(text: string): boolean {
  return /^[\w.!#$%&'*+/=?^`{|}~-]+@[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?(?:\.[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?)+$/i.test(
    text,
  );
}

/** Ten digits of the North American Numbering Plan, with or without the 1 in front. */
function isPhone(text: string): boolean {
  return isTidyPhone(tidyPhone(text));
}
