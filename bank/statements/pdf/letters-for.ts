import type { BankDependencies } from '../../database/bank-context.ts';
import type { Letters } from './letters/letters.ts';
import type { EmbedFace } from './letters/standard-faces.ts';
import { isWinAnsi } from './win-ansi.ts';

/** What sets the letters of a document that the standard fonts lack; undefined where they have all of them. */
export async function lettersFor(
  printed: object,
  fonts: BankDependencies['letterFonts'],
): Promise<Letters | undefined> {
  const said = JSON.stringify(printed);
  if (!fonts || isWinAnsi(said)) {
    return undefined;
  }
  // Loaded with the first name that needs it: in a tab most documents do without.
  const { openLetters } = await import('./letters/open-letters.ts');
  return await openLetters(fonts, said);
}

/** What embeds fonts for the standard ones; undefined where the host has none. */
export async function facesFor(
  fonts: BankDependencies['letterFonts'],
): Promise<EmbedFace | undefined> {
  if (!fonts?.readStandard) return undefined;
  const { readFaces } = await import('./letters/standard-faces.ts');
  return await readFaces(fonts.readStandard, fonts);
}
