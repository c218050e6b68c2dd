import { foldSigns } from './typed-signs.ts';

/**
 * Whether it can be the name of a payee or a recipient: something of it is seen by itself, and nothing in it is not seen
 * (control and direction marks, blank letters, and all that Unicode calls default ignorable, by which one name can be
 * made to look like another) or looks like markup. Joiners are allowed where they are part of the writing.
 */
export function isPlainName(name: string): boolean {
  const drawn = partsOfWriting.reduce((left, part) => left.replaceAll(part, ''), name);
  return /[^\p{M}\p{Z}]/u.test(drawn) && !notSeen.test(drawn);
}

/**
 * The variation selectors of a picture; joiners inside a picture; a flag of a region; joiners between letters of scripts
 * that use them.
 */
const partsOfWriting: readonly RegExp[] = [
  /(?<=\p{Extended_Pictographic})\uFE0F|(?<=[\d#*])\uFE0F(?=\u20E3)/gu,
  /(?<=\p{Extended_Pictographic}|\p{Emoji_Modifier})\u200D(?=\p{Extended_Pictographic})/gu,
  /(?<=\u{1F3F4})[\u{E0030}-\u{E0039}\u{E0061}-\u{E007A}]{2,6}\u{E007F}/gu,
  joinersOf([
    'Arabic',
    'Syriac',
    'Mongolian',
    'Devanagari',
    'Bengali',
    'Gurmukhi',
    'Gujarati',
    'Oriya',
    'Tamil',
    'Telugu',
    'Kannada',
    'Malayalam',
    'Sinhala',
    'Khmer',
  ]),
];

function joinersOf(scripts: readonly string[]): RegExp {
  const letters = scripts.map((script) => `\\p{Script=${script}}`).join('');
  return new RegExp(`(?<=[${letters}]\\p{M}*)[\\u200C\\u200D](?=[${letters}])`, 'gu');
}

/** The last character is the Braille pattern without a dot, which is blank and not in the other classes. */
const notSeen = /[<>\p{Cc}\p{Cf}\p{Co}\p{Cs}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}\u2800]/u;

/** The name as it is kept: composed characters, and one space where several were typed. */
export function tidyName(typed: string): string {
  return typed
    .normalize('NFC')
    .replaceAll(/\p{Zs}+/gu, ' ')
    .trim();
}

/** By which two names are the same, whatever their capitals, quotes, dashes and joiners. */
export function nameKey(name: string): string {
  return foldSigns(name).toLowerCase();
}
