import type { MoneyRequestStatus } from '#contract/transfers/transfer-refusals.ts';
import type { EpochMs } from '#contract/time/time.ts';

/**
 * The status of a request for money at that moment. A request that was open for too long has expired, even before that is
 * recorded.
 */
export function statusAt(
  {
    status,
    expires_at: expiresAt,
  }: { readonly status: MoneyRequestStatus; readonly expires_at: number },
  at: EpochMs,
): MoneyRequestStatus {
  return status === 'open' && expiresAt <= at ? 'expired' : status;
}
