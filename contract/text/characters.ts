const graphemes = new Intl.Segmenter(undefined, { granularity: 'grapheme' });

/** A text of these characters alone has as many characters as units of UTF-16. */
const plain = /^[ -~\n]*$/u;

/** How many characters people see in a text: Unicode's grapheme clusters (UAX #29), so that a family drawn as an emoji is one. */
export function characterCount(text: string): number {
  return plain.test(text) ? text.length : [...graphemes.segment(text)].length;
}

/** The text up to so many characters, none of which is cut in two. */
export function firstCharacters(text: string, most: number): string {
  if (text.length <= most) return text;
  const next = [...graphemes.segment(text)][most];
  return next === undefined ? text : text.slice(0, next.index);
}
