import { expect, test } from 'vitest';
import { type BalanceHistory } from '#contract/accounts/accounts.ts';
import { cents } from '#contract/money/cents.ts';
import type { AccountId } from '#contract/text/ids.ts';
import type { LocalDate } from '#contract/time/time.ts';
import { sinceFirstMoney } from './first-days.ts';

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
