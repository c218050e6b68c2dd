/**
 * Whether it can be the name of a payee or a recipient: something of it is seen by itself, and nothing in it is not seen
 * (control and direction marks, blank letters, and all that Unicode calls default ignorable, by which one name can be
 * made to look like another) or looks like markup.
 */
export function isPlainName(name: string): boolean {
  // How a picture is drawn may stand behind it.
  const drawn = name.replaceAll(/(?<=\p{Extended_Pictographic})\uFE0F/gu, '');
  return /[^\p{M}\p{Z}]/u.test(drawn) && !notSeen.test(drawn);
}

/** The last of them is a pattern of Braille without a dot, which is blank and not among the others. */
const notSeen = /[<>\p{Cc}\p{Cf}\p{Co}\p{Cs}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}\u2800]/u;

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
