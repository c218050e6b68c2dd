import type { Account } from '#contract/accounts/accounts.ts';

/** Those that money comes from and goes to by transfers, bills and deposits: all but certificates before they mature. */
export function movableAccounts(accounts: readonly Account[]): readonly Account[] {
  return accounts.filter(({ maturesOn }) => maturesOn === null);
}
