import { digitsOf, plainSigns } from './typed-signs.ts';

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
