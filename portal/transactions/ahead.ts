import type { BillPayment } from '#contract/bills/bills.ts';
import type { Cents } from '#contract/money/cents.ts';
import type { ScheduledTransfer } from '#contract/transfers/scheduled-transfers.ts';
import type { LocalDate } from '#contract/time/time.ts';

/** A transfer or a bill that is to leave an account on a day to come. */
export interface Ahead {
  readonly key: string;
  /** The recipient. */
  readonly name: string;
  /** The account that it leaves. */
  readonly from: string;
  readonly date: LocalDate;
  readonly amount: Cents;
}

/** The scheduled payments, soonest first. */
export function aheadOf(
  transfers: readonly ScheduledTransfer[],
  bills: readonly BillPayment[],
): readonly Ahead[] {
  const all = [
    ...transfers.map(({ id, toName, fromName, date, amount }) => ({
      key: `transfer ${id}`,
      name: toName,
      from: fromName,
      date,
      amount,
    })),
    ...bills.map(({ id, payeeName, fromName, date, amount }) => ({
      key: `bill ${id}`,
      name: payeeName,
      from: fromName,
      date,
      amount,
    })),
  ];
  return all.toSorted((one, other) => (one.date < other.date ? -1 : Number(one.date > other.date)));
}
