import type { BalanceHistory } from '#contract/accounts.ts';
import { cents } from '#contract/cents.ts';
import type { AccountId } from '#contract/ids.ts';
import type { LocalDate } from '#contract/time.ts';

/** An account with what moved on one day; without a day where nothing moved at all. */
export interface DayMovement {
  readonly handle: string;
  /** Of the account now. */
  readonly balance: number;
  /** The place of the day among the days asked for. */
  readonly day: number | null;
  /** The sum of the day's entries. */
  readonly moved: number | null;
}

/**
 * The balances at the end of each day, worked out backwards from those of now: an account had
 * at the end of a day what it has less all that moved after it.
 */
export function balanceHistory(
  days: readonly LocalDate[],
  movements: readonly DayMovement[],
): BalanceHistory {
  const byAccount = Map.groupBy(movements, ({ handle }) => handle);
  const accounts = [...byAccount].map(([handle, ofAccount]) => ({
    account: handle as AccountId,
    balances: backwards(days.length, ofAccount),
  }));
  const total = days.map((_, day) =>
    cents(accounts.reduce((sum, { balances }) => sum + (balances[day] ?? 0), 0)),
  );
  return { days: [...days], accounts, total };
}

function backwards(days: number, movements: readonly DayMovement[]) {
  const moved = new Map(movements.map(({ day, moved: sum }) => [day, sum ?? 0]));
  let balance = movements[0]?.balance ?? 0;
  const balances = [];
  for (let day = days - 1; day >= 0; day -= 1) {
    balances.push(cents(balance));
    balance -= moved.get(day) ?? 0;
  }
  return balances.toReversed();
}
