/**
 * A text as search compares it: in lower case and without accents, so that `cafe` finds `Café` and the other way round.
 * Unicode's canonical decomposition (UAX #15), without its marks, composed again.
 */
export function foldText(text: string): string {
  return text.toLowerCase().normalize('NFD').replaceAll(/\p{M}/gu, '').normalize('NFC');
}
