/** The same text, in which no line ends within a telephone number, masked or not. */
export function unbroken(text: string): string {
  return text.replaceAll(/(?<=\)) (?=[\d•]{3}-)/gu, '\u00a0');
}
