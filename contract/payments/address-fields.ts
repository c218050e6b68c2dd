/** What a payment to others is addressed by. This file imports no schema library, so that the portal can use it. */

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
