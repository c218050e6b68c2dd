import { cents } from '#contract/money/cents.ts';
import type { Dispute } from '#contract/disputes/disputes.ts';
import type { DisputeId, TransactionId } from '#contract/text/ids.ts';
import type { EpochMs, LocalDate } from '#contract/time/time.ts';
import { localMoment } from '../calendar/local-time.ts';
import type { DisputeOfTransaction } from './dispute-records.ts';

/** The dispute as the contract has it. */
export function presentDispute(row: DisputeOfTransaction, timeZone: string): Dispute {
  const dayOf = (at: number) => localMoment(at as EpochMs, timeZone).date;
  const dayOrNone = (at: number | null) => (at === null ? null : dayOf(at));
  return {
    id: row.id as DisputeId,
    transaction: row.transaction_id as TransactionId,
    reason: row.reason,
    story: row.story,
    amount: cents(row.amount),
    status: row.status,
    openedOn: dayOf(row.opened_at),
    creditBy: row.credit_day as LocalDate,
    decideBy: row.decide_day as LocalDate,
    creditedOn: dayOrNone(row.credited_at),
    endedOn: dayOrNone(row.ended_at),
    explanation: row.explanation,
    takeBackOn: row.take_back_day as LocalDate | null,
    takenBackOn: dayOrNone(row.taken_back_at),
  };
}
