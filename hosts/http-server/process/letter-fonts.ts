import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { inflate } from 'node:zlib';
import { loadOnce } from '#bank/formats/load-once.ts';
import { type Font, readFaces } from '#bank/statements/pdf/helvetica.ts';
import type { LetterFont, LetterFontSource } from '#bank/statements/pdf/letters/letter-fonts.ts';

/** The scripts with a family of their own; the letters of the others are in the family of Latin. */
const families: Readonly<Partial<Record<LetterFont, string>>> = {
  hebrew: 'noto-sans-hebrew',
  arabic: 'noto-sans-arabic',
  armenian: 'noto-sans-armenian',
  georgian: 'noto-sans-georgian',
  devanagari: 'noto-sans-devanagari',
  thai: 'noto-sans-thai',
};

const inflated = promisify(inflate);

/** The fonts of names in other letters, from the packages that they come with. */
export const packagedLetterFonts: LetterFontSource = {
  read(font) {
    const family = families[font] ?? 'noto-sans';
    return readAt(
      import.meta.resolve(`@fontsource/${family}/files/${family}-${font}-400-normal.woff`),
    );
  },
  readFaces: loadOnce(() => readFaces(readStandard, inflated)),
  inflate: (bytes) => inflated(bytes),
};

/** The file of the font that stands for a standard one, with the same widths. */
export function readStandard(font: Font): Promise<Uint8Array> {
  return readAt(
    font === 'Helvetica'
      ? import.meta.resolve('@fontsource/arimo/files/arimo-latin-400-normal.woff')
      : import.meta.resolve('@fontsource/arimo/files/arimo-latin-700-normal.woff'),
  );
}

function readAt(address: string): Promise<Uint8Array> {
  return readFile(fileURLToPath(address));
}
