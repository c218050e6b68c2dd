import type { BalanceHistory } from '#contract/accounts/accounts.ts';
import { type Cents, cents } from '#contract/money/cents.ts';
import type { AccountId } from '#contract/text/ids.ts';
import type { EpochMs, LocalDate } from '#contract/time/time.ts';
import { localMoment } from '../calendar/local-time.ts';

/** An account with something that moved; without a day and a time where nothing moved at all. */
export interface Movement {
  readonly handle: string;
  /** Of the account now. */
  readonly balance: number;
  /** When it moved: one of the two is known. */
  readonly day: LocalDate | null;
  readonly at: EpochMs | null;
  /** Cents in, or out where it is negative. */
  readonly moved: number | null;
}

/**
 * The balances at the end of each day, worked out backwards from those of now: an account had
 * at the end of a day what it has less all that moved after it.
 */
export function balanceHistory(
  days: readonly LocalDate[],
  movements: readonly Movement[],
  timeZone: string,
): BalanceHistory {
  const byAccount = Map.groupBy(movements, ({ handle }) => handle);
  const accounts = [...byAccount].map(([handle, ofAccount]) => ({
    account: handle as AccountId,
    balances: backwards(days, movedByDay(ofAccount, timeZone), ofAccount[0]?.balance ?? 0),
  }));
  const total = days.map((_, day) =>
    cents(accounts.reduce((sum, { balances }) => sum + (balances[day] ?? 0), 0)),
  );
  return { days: [...days], accounts, total };
}

function movedByDay(movements: readonly Movement[], timeZone: string): Map<LocalDate, number> {
  const sums = new Map<LocalDate, number>();
  for (const { day, at, moved } of movements) {
    const date = at === null ? day : localMoment(at, timeZone).date;
    if (date !== null) sums.set(date, (sums.get(date) ?? 0) + (moved ?? 0));
  }
  return sums;
}

function backwards(
  days: readonly LocalDate[],
  movedOn: ReadonlyMap<LocalDate, number>,
  balanceNow: number,
): Cents[] {
  let balance = balanceNow;
  const balances: Cents[] = [];
  for (const day of days.toReversed()) {
    balances.push(cents(balance));
    balance -= movedOn.get(day) ?? 0;
  }
  return balances.toReversed();
}
