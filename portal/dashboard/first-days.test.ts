import { expect, test } from 'vitest';
import { type BalanceHistory } from '#contract/accounts/accounts.ts';
import { cents } from '#contract/money/cents.ts';
import type { AccountId } from '#contract/text/ids.ts';
import type { LocalDate } from '#contract/time/time.ts';
import { isInFirstDays, sinceFirstMoney } from './first-days.ts';

const days = ['2026-11-20', '2026-11-21', '2026-11-22', '2026-11-23'] as LocalDate[];

function historyOf(...balances: number[]): BalanceHistory {
  const total = balances.map((balance) => cents(balance));
  return { days, accounts: [{ account: 'checking' as AccountId, balances: total }], total };
}

test.for([
  { title: 'nothing ever came in', balances: [0, 0, 0, 0], from: null },
  { title: 'the first money came in today', balances: [0, 0, 0, 5_00], from: null },
  { title: 'money came in yesterday', balances: [0, 0, 5_00, 5_00], from: '2026-11-22' },
  { title: 'there was money before', balances: [9_00, 0, 0, 0], from: '2026-11-20' },
])('The course of a balance begins with the first money: $title', ({ balances, from }) => {
  expect(sinceFirstMoney(historyOf(...balances))?.days[0] ?? null).toBe(from);
});

test('A member is new for 30 days after the first money', () => {
  const long = (held: number) => ({
    ...historyOf(...Array.from({ length: 90 }, (_, day) => (day < 90 - held ? 0 : 5_00))),
    days: Array.from({ length: 90 }, () => days[0] as LocalDate),
  });
  expect([0, 1, 30, 31, 90].map((held) => isInFirstDays(long(held)))).toEqual([
    true,
    true,
    true,
    false,
    false,
  ]);
});
