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
