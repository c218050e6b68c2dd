import type { Account, BalanceHistory } from '#contract/accounts/accounts.ts';
import type { ComingItem, Forecast } from '#contract/forecast/forecast.ts';
import { type Cents, cents } from '#contract/money/cents.ts';
import { countDays } from '#contract/time/days.ts';
import { movableTotalsOf } from '../forecast/days.ts';

/** The days of the panel's line before today. */
export const daysBefore = 90;

/** How much more or less there is than at the end of the month before; of less than a month, than on the first day. */
export function changeThisMonth({ days, total }: Pick<BalanceHistory, 'days' | 'total'>): Cents {
  const month = days.at(-1)?.slice(0, 7);
  const before = days.findLastIndex((day) => day.slice(0, 7) !== month);
  return cents((total.at(-1) ?? 0) - (total[Math.max(before, 0)] ?? 0));
}

/** The sum of the accounts that money can be taken from, at the end of each day. */
export function movablePast(
  history: BalanceHistory,
  accounts: readonly Pick<Account, 'id' | 'maturesOn'>[],
): Pick<BalanceHistory, 'days' | 'total'> {
  const fixed = accounts.filter(({ maturesOn }) => maturesOn !== null).map(({ id }) => id);
  const fixedBalances = history.accounts
    .filter(({ account }) => fixed.includes(account))
    .map(({ balances }) => balances);
  const total = history.total.map((sum, day) =>
    fixedBalances.reduce((rest, balances) => cents(rest - (balances[day] ?? 0)), sum),
  );
  return { days: history.days, total };
}

/** The expected balances of the next days, the first lowest of them, and the days with expected income. */
interface DaysAhead {
  readonly totals: readonly number[];
  readonly lowest: { readonly day: number; readonly amount: Cents } | null;
  readonly income: readonly { readonly day: number; readonly item: ComingItem }[];
}

/** The days ahead as the panel shows them; before they are known there are none. */
export function daysAhead(forecast: Forecast | undefined): DaysAhead {
  const totals = forecast === undefined ? [] : movableTotalsOf(forecast);
  if (forecast === undefined || totals.length === 0) {
    return { totals: [], lowest: null, income: [] };
  }
  const least = Math.min(...totals);
  const income = forecast.items
    .filter(({ kind, amount, to }) => kind === 'recurring' && amount > 0 && to === null)
    .map((item) => ({ day: countDays(forecast.today, item.date), item }))
    .filter(({ day }) => day < totals.length);
  return { totals, lowest: { day: totals.indexOf(least), amount: cents(least) }, income };
}
