/** `3.66%` of 366 hundredths. */
export function inPercent(hundredths: number): string {
  return `${(hundredths / 100).toFixed(2)}%`;
}
