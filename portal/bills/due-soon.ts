import type { BillPayment } from '#contract/bills/bills.ts';
import type { LocalDate } from '#contract/time/time.ts';

/** A bill needs attention so many days before it is paid. */
const daysAhead = 3;

const dayMs = 24 * 60 * 60_000;

/** The payments of today and the three days after it, among those that lie ahead. */
export function dueSoon(
  payments: readonly BillPayment[],
  today: LocalDate,
): readonly BillPayment[] {
  // Calendar days are counted in UTC, where each is as long as any other.
  return payments.filter(({ date }) => (Date.parse(date) - Date.parse(today)) / dayMs <= daysAhead);
}
