import { foldSigns } from './typed-signs.ts';

/**
 * A text as search compares it: in lower case and without accents, so that `cafe` finds `Café` and the other way round, with
 * one sign for each kind of quote and dash (`foldSigns`). Unicode's canonical decomposition (UAX #15), without its marks,
 * composed again.
 */
export function foldText(text: string): string {
  return foldSigns(text.toLowerCase()).normalize('NFD').replaceAll(/\p{M}/gu, '').normalize('NFC');
}
