import type { Forecast } from '#contract/forecast/forecast.ts';
import { cents } from '#contract/money/cents.ts';
import type { AccountId } from '#contract/text/ids.ts';
import type { LocalDate } from '#contract/time/time.ts';
import type { Subscription } from '#contract/transactions/cash-flow.ts';
import { expect, test } from 'vitest';
import { cardCharges, movableTotalsOf, totalsOf } from './days.ts';

const today = '2026-11-27' as LocalDate;

function account(name: string, days: readonly number[], isCertificate = false) {
  const balances = days.map(cents);
  const lowest = isCertificate ? null : { available: cents(Math.min(...days)), date: today };
  return { account: name as AccountId, balances, lowest };
}

test('what lies in a certificate counts into the whole, and not into what can be taken', () => {
  const forecast: Pick<Forecast, 'accounts'> = {
    accounts: [account('checking', [10, 5]), account('certificate', [46, 46], true)],
  };
  expect(totalsOf(forecast)).toEqual([56, 51]);
  expect(movableTotalsOf(forecast)).toEqual([10, 5]);
});

test('a member with certificates alone has nothing that gets low', () => {
  expect(movableTotalsOf({ accounts: [account('certificate', [46], true)] })).toEqual([]);
});

test('R-D13 of the payments that come back, those by card within the days come up; a trial has no price yet', () => {
  const one = (name: string, next: string, change: Partial<Subscription> = {}): Subscription => ({
    name,
    category: null,
    rhythm: 'monthly',
    amount: cents(10_99),
    payments: [],
    next: next as LocalDate,
    changed: null,
    isTrial: false,
    ...change,
  });
  const subscriptions = [
    one('Music', '2026-12-09'),
    one('Films', '2026-12-28'),
    one('News', '2026-12-10', { isTrial: true }),
    one('Gym', '2026-12-11', { category: 'Health' }),
  ];
  const until = '2026-12-27' as LocalDate;
  expect(cardCharges(subscriptions, { today, until })).toMatchObject([
    { description: 'Music', amount: -10_99, date: '2026-12-09', account: null, happens: true },
  ]);
});
