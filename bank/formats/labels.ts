import type { EpochMs } from '#contract/time/time.ts';

/** `TXN-` and the last six digits of the time stamp (R-T16). Shown to people; it need not be unique. */
export function transactionLabel(at: EpochMs): string {
  return `TXN-${String(at).slice(-6)}`;
}

/** The label of the credit that belongs to a debit (R-T9). */
export function creditLabel(debitLabel: string): string {
  return `${debitLabel}-CR`;
}

/** `REF-` and the last eight digits of the time stamp (R-T16). */
export function transferReference(at: EpochMs): string {
  return `REF-${String(at).slice(-8)}`;
}

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
