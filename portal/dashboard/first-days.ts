import type { BalanceHistory } from '#contract/accounts/accounts.ts';

/**
 * The balances from the first day on which any of the accounts held something; null where that is no course yet: nothing
 * ever came in, or it came in today.
 */
export function sinceFirstMoney({ days, accounts, total }: BalanceHistory): BalanceHistory | null {
  const first = days.findIndex((_, day) => accounts.some(({ balances }) => balances[day] !== 0));
  if (first < 0 || days.length - first < 2) return null;
  return {
    days: days.slice(first),
    accounts: accounts.map((one) => ({ ...one, balances: one.balances.slice(first) })),
    total: total.slice(first),
  };
}

const firstDays = 30;

/** Whether nothing came in yet, or the first money came in during the last 30 days. */
export function isInFirstDays(history: BalanceHistory): boolean {
  return (sinceFirstMoney(history)?.days.length ?? 0) <= firstDays;
}
