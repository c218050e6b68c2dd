/**
 * The characters of WinAnsi (ISO 32000-1, annex D) from code 128 to 159; a space where there is none, or where the embedded
 * standard fonts have none, as for `ƒ`, `†`, `‰` and letters with carons: other fonts draw these.
 */
const from128 = '€ ‚ „…  ˆ  ‹Œ    ‘’“”•–—˜™ ›œ   ';

const codes = new Map(
  Array.from(from128).flatMap((character, index) =>
    character === ' ' ? [] : [[character, 128 + index] as const],
  ),
);

/** Texts of WinAnsi's codes alone, as most texts are. */
const isAscii = /^[ -~]*$/;
const plain = new RegExp(`^[ -~\\u00A0-\\u00FF${from128}]*$`, 'u');

/** The print of a character that no font of a document has: its number in Unicode, so that no two names look the same. */
export function spelled(character: string): string {
  const number = character.codePointAt(0)?.toString(16).toUpperCase().padStart(4, '0');
  return `[U+${number}]`;
}

/** Whether a character only joins or varies others, so that nothing is spelled for it. */
export function isUnseen(character: string): boolean {
  return /\p{Default_Ignorable_Code_Point}/u.test(character);
}

const near: Readonly<Record<string, string>> = {
  '\u2010': '-',
  '\u2011': '-',
  '\u2012': '-',
  '\u2015': '\u2014',
  '\u2212': '-',
  '\u2044': '/',
  '\u2032': "'",
  '\u2033': '"',
  ł: 'l',
  Ł: 'L',
  đ: 'd',
  Đ: 'D',
  ı: 'i',
};

/**
 * Text as the codes of WinAnsi. A letter that it lacks loses its accent, white space becomes a space, invisible characters
 * are left out, and anything else is spelled.
 */
export function winAnsi(text: string): number[] {
  if (isAscii.test(text)) return Array.from(text, (character) => character.charCodeAt(0));
  const codesOfText: number[] = [];
  for (const { segment } of graphemesOf(text.normalize('NFC'))) {
    codesOfText.push(...codesOfGrapheme(segment));
  }
  return codesOfText;
}

/**
 * Whether WinAnsi has every letter of the text. White space, signs with a near equivalent and invisible characters do not
 * count.
 */
export function isWinAnsi(text: string): boolean {
  if (plain.test(text)) {
    return true;
  }
  for (const grapheme of graphemes.segment(text.normalize('NFC'))) {
    if (!isWritten(grapheme)) {
      return false;
    }
  }
  return true;
}

function isWritten({ segment }: Intl.SegmentData): boolean {
  const visible = segment.replaceAll(/\p{C}/gu, '');
  const isNear = visible in near && !/\p{L}/u.test(visible);
  const isSeen = visible !== '' && !/^\s+$/u.test(segment);
  return !isSeen || isNear || codesOf(visible.normalize('NFKC')) !== undefined;
}

/** The characters of a text as people count them, each with where it begins. */
export function graphemesOf(text: string): Intl.SegmentData[] {
  return Array.from(graphemes.segment(text));
}

const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });

function codesOfGrapheme(grapheme: string): readonly number[] {
  if (/^\s+$/u.test(grapheme)) {
    return [0x20];
  }
  const visible = grapheme.replaceAll(/\p{C}/gu, '');
  if (visible === '') {
    return [];
  }
  const direct = codesOf(visible);
  if (direct !== undefined) {
    return direct;
  }
  const folded = (near[visible] ?? visible).normalize('NFKD').replaceAll(/\p{M}/gu, '');
  return (
    codesOf(folded) ??
    Array.from(visible).flatMap((character) =>
      isUnseen(character) ? [] : Array.from(spelled(character), (letter) => letter.charCodeAt(0)),
    )
  );
}

/** Undefined where WinAnsi lacks a character of the text, or the text is empty. */
function codesOf(text: string): readonly number[] | undefined {
  const found = Array.from(text, codeOf);
  return found.length > 0 && found.every((code) => code !== undefined) ? found : undefined;
}

function codeOf(character: string): number | undefined {
  const point = character.codePointAt(0) ?? 0;
  const asInLatin1 = (point >= 0x20 && point <= 0x7e) || (point >= 0xa0 && point <= 0xff);
  return asInLatin1 ? point : codes.get(character);
}
