/**
 * How many characters people see in a text, nearly: its Unicode code points, as databases and JSON Schema count them. An
 * emoji is one, which `length` counts twice.
 */
export function characterCount(text: string): number {
  let count = 0;
  for (const _ of text) count += 1;
  return count;
}

/** The text up to so many characters, none of which is cut in two. */
export function firstCharacters(text: string, most: number): string {
  return text.length <= most ? text : [...text].slice(0, most).join('');
}
