/**
 * The end of a sentence with its full stop. A text that ends in a full stop already, such as `7:14 a.m.` or `Acme Inc.`,
 * gets no second.
 */
export function ended(by: string | number): string {
  const text = String(by);
  return text.endsWith('.') ? text : `${text}.`;
}
