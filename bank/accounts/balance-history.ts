import type { BalanceHistory } from '#contract/accounts/accounts.ts';
import { cents } from '#contract/money/cents.ts';
import type { AccountId } from '#contract/text/ids.ts';
import type { LocalDate } from '#contract/time/time.ts';
import { closingBalances, type DailyMovement } from '../history/daily-movements.ts';

/** The balances of accounts at the end of each day, and their sums. */
export function balanceHistory(
  days: readonly LocalDate[],
  movements: readonly DailyMovement[],
  timeZone: string,
): BalanceHistory {
  const byAccount = Map.groupBy(movements, ({ handle }) => handle);
  const accounts = [...byAccount].map(([handle, ofAccount]) => ({
    account: handle as AccountId,
    balances: closingBalances(days, ofAccount, timeZone),
  }));
  const total = days.map((_, day) =>
    cents(accounts.reduce((sum, { balances }) => sum + (balances[day] ?? 0), 0)),
  );
  return { days: [...days], accounts, total };
}
