import { nameKey, tidyName } from '../text/typed-name.ts';

/** The fields by which a payment to others is addressed. This file imports no schema library, so that the portal can use it. */

/** The fields of an address by the way the money goes, in the order in which a form shows them. */
export const addressFields = {
  zelle: ['name', 'email', 'phone'],
  external: ['name', 'routingNumber', 'bankName', 'accountNumber', 'email'],
} as const;
export type AddressKind = keyof typeof addressFields;
export type AddressField = (typeof addressFields)[AddressKind][number];

/** How long each can be as it is typed; of a number more than it may have, so that one too long is refused and not cut off. */
export const addressMaxLengths = {
  name: 100,
  email: 254,
  phone: 30,
  bankName: 100,
  accountNumber: 34,
  routingNumber: 30,
} as const satisfies Record<AddressField, number>;

/** Where a payment to others goes: a person by email or phone, or an account at a bank. Null: not given. */
export type PaymentAddress = { readonly name: string } & {
  readonly [Field in Exclude<AddressField, 'name'>]: string | null;
};

/** An address as it is typed; a field may be left out. */
export type TypedAddress = { readonly [Field in AddressField]?: string | undefined };

/** The fields of an address that belong to the way the money goes. */
export function fieldsOfKind<Typed extends TypedAddress>(
  kind: AddressKind,
  typed: Typed,
): Pick<Typed, AddressField & keyof Typed> {
  const fields: readonly AddressField[] = addressFields[kind];
  const entries = fields.filter((field) => field in typed).map((field) => [field, typed[field]]);
  return Object.fromEntries(entries) as Pick<Typed, AddressField & keyof Typed>;
}

/**
 * The outcomes of comparing a recipient's name with the receiving member's name. `match`: the names are the same. `close`:
 * nearly the same. `other`: the name is another person's, or no person's. `unknown`: the bank has no name to compare with.
 * This file imports no schema library, so that the portal can use it.
 */
export const nameCheckOutcomes = ['match', 'close', 'other', 'unknown'] as const;
export type NameCheckOutcome = (typeof nameCheckOutcomes)[number];

/** So many digits have all routing numbers. */
export const routingNumberLength = 9;

const weights = [3, 7, 1, 3, 7, 1, 3, 7, 1];

/** Whether this is nine digits whose last one follows from the others, by the weights 3-7-1 (ABA routing number policy). */
export function hasCheckDigit(text: string): boolean {
  if (!/^\d{9}$/.test(text) || text === '000000000') {
    return false;
  }
  const sum = weights.reduce((total, weight, place) => total + weight * Number(text[place]), 0);
  return sum % 10 === 0;
}

/** Whether a bank was typed beside a routing number that the directory lists for another: the number decides where the money goes. */
export function isOtherBank(typed: string, listed: string | null): listed is string {
  const key = nameKey(tidyName(typed));
  return listed !== null && key !== '' && key !== nameKey(listed);
}
