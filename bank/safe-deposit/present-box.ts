import { cents } from '#contract/money/cents.ts';
import type { SafeDepositChargeId, VisitId } from '#contract/text/ids.ts';
import type {
  SafeDepositBox,
  SafeDepositCharge,
  Visit,
} from '#contract/safe-deposit/safe-deposit.ts';
import type { EpochMs, LocalDate } from '#contract/time/time.ts';
import { transactionLabel } from '../calendar/labels.ts';
import { localMoment } from '../calendar/local-time.ts';
import type { Policy } from '../policy.ts';
import type {
  BoxVisitRow,
  SafeDepositBoxRow,
  SafeDepositChargeRow,
} from './safe-deposit-tables.ts';

export function presentBox(
  box: SafeDepositBoxRow,
  { safeDepositAnnualFee }: Pick<Policy, 'safeDepositAnnualFee'>,
): SafeDepositBox {
  return {
    number: box.number,
    branch: box.branch,
    room: box.room,
    rentedOn: box.rented_on as LocalDate,
    annualFee: safeDepositAnnualFee,
  };
}

export function presentVisit(visit: BoxVisitRow, timeZone: string): Visit {
  const startsAt = visit.starts_at as EpochMs;
  const { date, time } = localMoment(startsAt, timeZone);
  return { id: visit.id as VisitId, startsAt, day: date, time, branch: visit.branch };
}

export function presentCharge(charge: SafeDepositChargeRow): SafeDepositCharge {
  const paidAt = charge.paid_at as EpochMs | null;
  const unpaid = charge.failed_at === null ? 'scheduled' : 'unpaid';
  return {
    id: charge.id as SafeDepositChargeId,
    day: charge.day as LocalDate,
    amount: cents(charge.amount),
    status: paidAt === null ? unpaid : 'paid',
    paidAt,
    // The line of the history was written in the same moment.
    label: paidAt === null ? null : transactionLabel(paidAt),
  };
}
