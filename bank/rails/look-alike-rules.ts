import type { AddressKind, PaymentAddress } from '#contract/payments/address-fields.ts';
import { reachesOnly } from './payment-address.ts';
import { nameSkeleton } from './name-skeleton.ts';

/** Somebody whom the member has saved, or paid before. */
export interface KnownRecipient extends PaymentAddress {
  readonly wasPaid: boolean;
}

/**
 * The name of a known recipient that looks like the new recipient's, where money would reach another account; null where no
 * name does, and where the recipient was paid before. A warning, because people do share names, and get new accounts.
 */
export function lookAlikeOf(
  kind: AddressKind,
  to: PaymentAddress,
  known: readonly KnownRecipient[],
): string | null {
  const others = known.filter((one) => !reachesOnly(kind, one, to));
  if (known.some((one) => one.wasPaid && !others.includes(one))) {
    return null;
  }
  return nameLike(to.name, others);
}

/** The same for a name that somebody known is to have: also one who was paid before may become the double of another. */
export function lookAlikeOfName(
  kind: AddressKind,
  to: PaymentAddress,
  known: readonly KnownRecipient[],
): string | null {
  return nameLike(
    to.name,
    known.filter((one) => !reachesOnly(kind, one, to)),
  );
}

/** The first of these names that looks like it; null where none does. */
export function nameLike(
  name: string,
  others: readonly { readonly name: string }[],
): string | null {
  const skeleton = nameSkeleton(name);
  const alike = others.find((other) => skeleton !== '' && nameSkeleton(other.name) === skeleton);
  return alike?.name ?? null;
}
