import type { ApprovalStatus } from '#contract/approvals/approval-terms.ts';
import type { EpochMs, LocalDate } from '#contract/time/time.ts';
import { startOfDay } from '../calendar/local-time.ts';
import type { ApprovalRow } from './approval-tables.ts';

/** In milliseconds. */
const approvalLifeMs = 5 * 24 * 60 * 60_000;

/** The most payments of a membership that can wait at a time. */
export const waitingMax = 50;

export type DecidedRefusal = {
  readonly code: 'APPROVAL_DECIDED';
  readonly data: { readonly status: ApprovalStatus };
};
export type OwnRefusal = { readonly code: 'APPROVAL_OWN' };
export type AskerLeftRefusal = { readonly code: 'APPROVAL_ASKER_LEFT' };

type Waiting = Pick<ApprovalRow, 'status' | 'expires_at'>;

/**
 * When a payment expires. A payment for a later day expires when that day begins, since nobody may be there to approve
 * it then.
 */
export function expiryOf(at: EpochMs, day: LocalDate | null, timeZone: string): EpochMs {
  const last = at + approvalLifeMs;
  return (day === null ? last : Math.min(last, startOfDay(day, timeZone))) as EpochMs;
}

/** The status at that moment. A payment that waited too long has expired, even before the expiry is recorded. */
export function statusAt({ status, expires_at: expiresAt }: Waiting, at: EpochMs): ApprovalStatus {
  return status === 'waiting' && expiresAt <= at ? 'expired' : status;
}

/** The refusal for a payment that was decided or has expired; null while it waits. */
export function refuseDecided(row: Waiting, at: EpochMs): DecidedRefusal | null {
  const status = statusAt(row, at);
  return status === 'waiting' ? null : { code: 'APPROVAL_DECIDED', data: { status } };
}

/** Why this person may not approve or decline it, in the order of the checks; null if they may. */
export function refuseDeciding(
  row: Waiting & Pick<ApprovalRow, 'asked_by'>,
  personId: string,
  at: EpochMs,
): DecidedRefusal | OwnRefusal | null {
  return refuseDecided(row, at) ?? (row.asked_by === personId ? { code: 'APPROVAL_OWN' } : null);
}

/** The same for approving, which also requires that the asker may still ask for the payment. */
export function refuseApproving(
  row: Waiting & Pick<ApprovalRow, 'asked_by'>,
  personId: string,
  mayAskerAsk: boolean,
  at: EpochMs,
): DecidedRefusal | OwnRefusal | AskerLeftRefusal | null {
  return (
    refuseDeciding(row, personId, at) ?? (mayAskerAsk ? null : { code: 'APPROVAL_ASKER_LEFT' })
  );
}
