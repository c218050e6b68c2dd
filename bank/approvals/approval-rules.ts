import type { ApprovalStatus } from '#contract/approvals/approval-terms.ts';
import type { EpochMs, LocalDate } from '#contract/time/time.ts';
import { startOfDay } from '../calendar/local-time.ts';
import type { ApprovalRow } from './approval-tables.ts';

/** A payment waits at most so long for somebody to approve it. */
const approvalLifeMs = 5 * 24 * 60 * 60_000;

/** So many payments of a membership can wait at a time. */
export const waitingMax = 50;

export type DecidedRefusal = {
  readonly code: 'APPROVAL_DECIDED';
  readonly data: { readonly status: ApprovalStatus };
};
export type OwnRefusal = { readonly code: 'APPROVAL_OWN' };
export type AskerLeftRefusal = { readonly code: 'APPROVAL_ASKER_LEFT' };

type Waiting = Pick<ApprovalRow, 'status' | 'expires_at'>;

/** Until when a payment can be approved: one for a later day before that day begins, on which nobody may be there. */
export function expiryOf(at: EpochMs, day: LocalDate | null, timeZone: string): EpochMs {
  const last = at + approvalLifeMs;
  return (day === null ? last : Math.min(last, startOfDay(day, timeZone))) as EpochMs;
}

/** How it stands at that moment: what has waited too long has expired, also before that is recorded. */
export function statusAt({ status, expires_at: expiresAt }: Waiting, at: EpochMs): ApprovalStatus {
  return status === 'waiting' && expiresAt <= at ? 'expired' : status;
}

/** Whether nothing is left to be decided. */
export function refuseDecided(row: Waiting, at: EpochMs): DecidedRefusal | null {
  const status = statusAt(row, at);
  return status === 'waiting' ? null : { code: 'APPROVAL_DECIDED', data: { status } };
}

/** Why a person may not approve or decline it, in this order; null where they may. */
export function refuseDeciding(
  row: Waiting & Pick<ApprovalRow, 'asked_by'>,
  personId: string,
  at: EpochMs,
): DecidedRefusal | OwnRefusal | null {
  return refuseDecided(row, at) ?? (row.asked_by === personId ? { code: 'APPROVAL_OWN' } : null);
}

/** The same for approving it, which takes somebody who still may ask for it. */
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
