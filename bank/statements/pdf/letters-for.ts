import type { BankDependencies } from '../../bank-context.ts';
import type { Letters } from './letters/letters.ts';
import { isWinAnsi } from './win-ansi.ts';

/** The letters of a document that the standard fonts lack; undefined where they have all of them. */
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
