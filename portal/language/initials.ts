/** The first letters of the first and the last word of a name, for the round mark beside it. */
export function initials(displayName: string): string {
  const words = displayName.trim().split(/\s+/u);
  const ends = words.length > 1 ? [words[0], words.at(-1)] : [words[0]];
  return ends
    .map((word) => [...(word ?? '')][0] ?? '')
    .join('')
    .toLocaleUpperCase();
}
