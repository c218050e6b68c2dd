import type { BillPayment } from '#contract/bills/bills.ts';
import type { ScheduledTransfer } from '#contract/transfers/scheduled-transfers.ts';
import { expect, test } from 'vitest';
import { aheadOf } from './scheduled.tsx';

test('R-X6 transfers and bills that are scheduled stand together, the soonest first', () => {
  const transfer = (date: string) =>
    ({ id: date, toName: 'Ana Ruiz', fromName: 'Checking', date, amount: 1 }) as ScheduledTransfer;
  const bill = { id: 'b', payeeName: 'Valley Electric', fromName: 'Savings', date: '2026-03-05' };
  const ahead = aheadOf(
    [transfer('2026-03-09'), transfer('2026-03-02')],
    [{ ...bill, amount: 2 } as BillPayment],
  );
  expect(ahead.map(({ name, from, date }) => [name, from, date])).toEqual([
    ['Ana Ruiz', 'Checking', '2026-03-02'],
    ['Valley Electric', 'Savings', '2026-03-05'],
    ['Ana Ruiz', 'Checking', '2026-03-09'],
  ]);
});
