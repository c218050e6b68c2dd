/** The folding of typed and pasted signs. This file imports no schema library. */

/**
 * Invisible characters: marks of direction, joiners, soft hyphens, and the rest of Unicode's default ignorables. The
 * overrides (U+202D, U+202E) are excepted: with them a person sees other digits than the text has, so they are refused like
 * any other sign.
 */
const unseen = /(?![\u202D\u202E])[\p{Default_Ignorable_Code_Point}\p{Bidi_Control}\uFEFF]/gu;

const quotes: readonly (readonly [RegExp, string])[] = [
  [/[\u2018\u2019\u201A\u201B\u02B9\u02BB\u02BC\u02BD\u02C8\u2032\u00B4\uFF07]/gu, "'"],
  [/[\u201C-\u201F\u00AB\u00BB\u2033\uFF02]/gu, '"'],
  [/[\p{Dash_Punctuation}\u2212\u2043]/gu, '-'],
];

/** The text with one sign for each kind of quote and dash, and without what is not seen: as typed texts are compared. */
export function foldSigns(text: string): string {
  return quotes.reduce(
    (folded, [signs, plain]) => folded.replaceAll(signs, plain),
    text.replaceAll(unseen, ''),
  );
}

/**
 * A typed or pasted text for a field of digits or an email address: full-width signs and every blank and dash in their
 * ASCII form, without invisible characters and without blanks around. Other signs stay, to be refused: a superscript 2 is
 * no digit.
 */
export function plainSigns(typed: string): string {
  return foldSigns(typed)
    .replaceAll(/[\uFF01-\uFF5E]/gu, (sign) =>
      String.fromCharCode(sign.charCodeAt(0) - 0xff01 + 0x21),
    )
    .replaceAll(/\s/gu, ' ')
    .trim();
}

/** The digits of a typed or pasted text, with all other signs left out. */
export function digitsOf(typed: string): string {
  return plainSigns(typed).replaceAll(/\D/gu, '');
}

/**
 * A text as search compares it: in lower case and without accents, so that `cafe` finds `Café` and the other way round, with
 * one sign for each kind of quote and dash (`foldSigns`). Unicode's canonical decomposition (UAX #15), without its marks,
 * composed again.
 */
export function foldText(text: string): string {
  return foldSigns(text.toLowerCase()).normalize('NFD').replaceAll(/\p{M}/gu, '').normalize('NFC');
}

/** The number of an account, or of a member with a payee, without the blanks and dashes that it is printed with; null where none was typed. */
export function tidyAccountNumber(typed: string): string | null {
  return plainSigns(typed).replaceAll(/[ -]/gu, '') || null;
}

/** Ten digits as `(555) 014-2600`, whatever stands between them; anything else stays as it was typed. */
export function tidyPhone(typed: string): string {
  const plain = plainSigns(typed);
  const digits = digitsOf(plain).replace(/^1(?=\d{10}$)/u, '');
  return /^[\d\s().+-]+$/u.test(plain) && digits.length === 10
    ? `(${digits.slice(0, 3)}) ${digits.slice(3, 6)}-${digits.slice(6)}`
    : plain;
}

/** Whether it is the tidy number of a phone in the North American Numbering Plan. */
export function isTidyPhone(tidy: string): boolean {
  return /^\([2-9]\d{2}\) \d{3}-\d{4}$/u.test(tidy);
}

/** The ten digits of a US phone number, however it is written. */
export function tenDigits(phone: string): string {
  return digitsOf(phone).slice(-10);
}

/** A ZIP code as `12208` or `12208-1234`; anything else stays as it was typed. */
export function tidyZip(typed: string): string {
  return plainSigns(typed).replace(/^(?<zip>\d{5})[ -]*(?<four>\d{4})$/u, '$<zip>-$<four>');
}
