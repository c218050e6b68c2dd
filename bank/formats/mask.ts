/**
 * An account number as it may be shown: four dots and its last four digits, or fewer where four
 * would be more than half of it.
 */
export function maskNumber(number: string): string {
  return `••••${endOfNumber(number)}`;
}

/** The shown end of a number. */
export function endOfNumber(number: string): string {
  const shown = Math.min(4, Math.floor(number.length / 2));
  return number.slice(number.length - shown);
}

/** Enough of an address for its owner to know it: `a•••@example.com`, `(•••) •••-0148`. */
export function maskedAddress(channel: 'email' | 'sms', address: string): string {
  if (channel === 'sms') {
    return `(•••) •••-${address.slice(-4)}`;
  }
  const at = address.lastIndexOf('@');
  return `${address.slice(0, 1)}•••${address.slice(at)}`;
}
