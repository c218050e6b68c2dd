/**
 * Whether it can be the name of a payee or a recipient: not empty, and nothing in it that is not seen (control and
 * direction marks, by which one name can be made to look like another) or that looks like markup.
 */
export function isPlainName(name: string): boolean {
  return name !== '' && !/[<>\p{Cc}\p{Cf}\p{Co}\p{Cs}\p{Zl}\p{Zp}]/u.test(name);
}

/** The name as it is kept: composed characters, and one space where several were typed. */
export function tidyName(typed: string): string {
  return typed
    .normalize('NFC')
    .replaceAll(/\p{Zs}+/gu, ' ')
    .trim();
}

/** By which two names are the same. */
export function nameKey(name: string): string {
  return name.toLowerCase();
}
