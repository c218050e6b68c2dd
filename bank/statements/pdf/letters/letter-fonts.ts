import type { EmbedFace } from '../helvetica.ts';

/**
 * The fonts for letters that the standard fonts of PDF lack: Noto Sans, in one file for each script. The order in which
 * they are asked for a letter that several have.
 */
export const letterFonts = [
  'latin',
  'latin-ext',
  'vietnamese',
  'greek',
  'greek-ext',
  'cyrillic',
  'cyrillic-ext',
  'hebrew',
  'arabic',
  'armenian',
  'georgian',
  'devanagari',
  'thai',
] as const;
export type LetterFont = (typeof letterFonts)[number];

/** Where the bank gets these fonts from; hosts differ in how they reach a file. */
export interface LetterFontSource {
  /** The file of the font, in WOFF (version 1, TrueType outlines, 1000 units for an em). */
  read(font: LetterFont): Promise<Uint8Array>;
  /** Reads the function that embeds fonts for the standard fonts; a host without it leaves them to the readers. */
  readFaces?(): Promise<EmbedFace>;
  /** Inflates data compressed with zlib (RFC 1950). */
  inflate(bytes: Uint8Array): Promise<Uint8Array>;
}

/**
 * The letters that make each font worth reading. `latin` has the letters mixed into every script, and the parts of composed
 * letters.
 */
const scripts: Readonly<Record<Exclude<LetterFont, 'latin'>, RegExp>> = {
  'latin-ext': /[\u0100-\u02FF\u1D00-\u1DBF\u1E00-\u1E9F\u2C60-\u2C7F\uA720-\uA7FF]/,
  vietnamese: /[\u1EA0-\u1EF9]/,
  greek: /[\u0370-\u03FF]/,
  'greek-ext': /[\u1F00-\u1FFF]/,
  cyrillic: /[\u0400-\u045F\u0490\u0491\u04B0\u04B1]/,
  'cyrillic-ext': /[\u0460-\u048F\u0492-\u04AF\u04B2-\u052F\u1C80-\u1C8A\uA640-\uA69F]/,
  hebrew: /[\u0590-\u05FF\uFB1D-\uFB4F]/,
  arabic: /[\u0600-\u06FF\u0750-\u077F\u0870-\u08FF\uFB50-\uFDFF\uFE70-\uFEFC]/,
  armenian: /[\u0530-\u058F\uFB13-\uFB17]/,
  georgian: /[\u10A0-\u10FF\u1C90-\u1CBF\u2D00-\u2D2F]/,
  devanagari: /\p{Script_Extensions=Devanagari}/u,
  thai: /[\u0E00-\u0E7F]/,
};

/** The fonts that a text in NFC may need. */
export function fontsFor(text: string): LetterFont[] {
  return letterFonts.filter((font) => font === 'latin' || scripts[font].test(text));
}
