import { expect, test } from 'vitest';
import type { BillPayment } from '#contract/bills/bills.ts';
import type { LocalDate } from '#contract/time/time.ts';
import { dueSoon } from './bills-due.tsx';

test('R-D7 a bill needs attention on its day and the three days before, over a change of the clocks too', () => {
  const days = ['2026-03-06', '2026-03-07', '2026-03-08', '2026-03-09', '2026-03-10', '2027-03-06'];
  const payments = days.map((date) => ({ date }) as BillPayment);
  expect(dueSoon(payments, '2026-03-06' as LocalDate).map(({ date }) => date)).toEqual(
    days.slice(0, 4),
  );
});
