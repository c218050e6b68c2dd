import type { Account } from '#contract/accounts/accounts.ts';

/** Below this much, in cents, the member is told: $100. */
const lowBelow = 100_00;

const shownMax = 3;

/**
 * The accounts for daily use with less than $100 to spend, the emptiest first, three at most. Savings are
 * left out: a share of a few dollars is what membership asks for.
 */
export function runningLow(accounts: readonly Account[]): Account[] {
  return accounts
    .filter(({ type, available }) => type === 'primary' && available < lowBelow)
    .toSorted((one, other) => one.available - other.available)
    .slice(0, shownMax);
}
