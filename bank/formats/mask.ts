/**
 * An account number as it may be shown: four dots and its last four digits, or fewer where four
 * would be more than half of it.
 */
export function maskNumber(number: string): string {
  return `••••${endOfNumber(number)}`;
}

/** What is shown of it. */
export function endOfNumber(number: string): string {
  const shown = Math.min(4, Math.floor(number.length / 2));
  return number.slice(number.length - shown);
}
