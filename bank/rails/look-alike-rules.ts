import type { AddressKind, PaymentAddress } from '#contract/payments/address-fields.ts';
import { reachesOnly } from './payment-address.ts';

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

/**
 * The look of a name: two names with the same skeleton are easily taken for each other (Unicode Technical Standard 39,
 * confusable detection). Case, marks, invisible characters, blanks and punctuation are left out; look-alikes among Latin,
 * Greek and Cyrillic letters and digits become the same letter. Empty where nothing is left to compare.
 */
export function nameSkeleton(name: string): string {
  const letters = [...name.normalize('NFKD')].map((letter) => lookAlikes.get(letter) ?? letter);
  return letters
    .join('')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]/gu, '')
    .replaceAll('rn', 'm')
    .replaceAll('vv', 'w')
    .replaceAll(/[i1]/g, 'l')
    .replaceAll('0', 'o');
}

/**
 * From the confusables of Unicode (UTS 39), for the letters of names: each letter of the first text looks like the letter
 * at its place in the second.
 */
const pairs: readonly (readonly [letters: string, alike: string])[] = [
  // Cyrillic
  ['АВЕЅІЈКМНОРСТУХҮҺԌԚԜӀ', 'ABESIJKMHOPCTYXYHGQWI'],
  ['авгеѕіјкмнопрстухүһԁԛԝӏьѵз', 'abresijkmhonpctyxyhdqwlbv3'],
  // Greek
  ['ΑΒΕΖΗΙΚΜΝΟΡΤΥΧ', 'ABEZHIKMNOPTYX'],
  ['αβγεηικνορστυχω', 'abyenikvopotuxw'],
  // Latin letters whose stroke or hook is no mark of its own, and a bar
  ['ıȷɑɡɩłđøħŧŁĐØĦŦƖǀ|ſ', 'ijagildohtLDOHTIllf'],
];

const lookAlikes: ReadonlyMap<string, string> = new Map(
  pairs.flatMap(([letters, alike]) =>
    [...letters].map((letter, place) => [letter, alike[place] ?? letter] as const),
  ),
);
