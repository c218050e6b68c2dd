import { readBy } from '../queries/bank-queries.ts';
import { keepPreviousData, type QueryClient, queryOptions } from '@tanstack/react-query';
import type { AccountId } from '#contract/text/ids.ts';
import { bank } from '../bank-client/bank-client.ts';
import { changeBy, forgotten, repeatable } from '../queries/bank-changes.ts';

/** The member's deposit accounts in their order, and the sum of their balances. */
export const accountsQuery = readBy('accounts', 'list', ['accounts']);

/** The balance of each account at the end of each of so many days, and the sum of all; the last day is today. */
export function balanceHistoryQuery(days: number) {
  return queryOptions({
    queryKey: [...accountsQuery.queryKey, 'history', days],
    queryFn: async ({ signal }) => (await bank()).accounts.balanceHistory({ days }, { signal }),
    placeholderData: keepPreviousData,
  });
}

/** How the available balance of an account comes about. */
export function balanceExplainedQuery(account: AccountId) {
  return readBy('accounts', 'explain', [...accountsQuery.queryKey, 'explained', account], {
    account,
  });
}

/** The terms by which an account earns, and its owners. */
export function accountFactsQuery(account: AccountId) {
  return readBy('accounts', 'about', [...accountsQuery.queryKey, 'about', account], { account });
}

/** Shows the full numbers of an account: asked again each time, and forgotten as soon as nobody looks. */
export const showAccountNumbers = changeBy('accounts', 'numbers', forgotten);

/** Gives an account a nickname, a colour and its place in the overview; an empty nickname is none. */
export const personalizeAccount = changeBy('accounts', 'personalize', repeatable);

/** Puts the accounts in this order. */
export const arrangeAccounts = changeBy('accounts', 'arrange', repeatable);

/** Reads the accounts again, and all queries under their key. */
export async function refreshAccounts(queries: QueryClient): Promise<void> {
  await queries.invalidateQueries({ queryKey: accountsQuery.queryKey });
}

/** Reads everything again: an account is named in most answers of the bank. Settles when the accounts are there. */
export async function refreshAccountNames(queries: QueryClient): Promise<void> {
  void queries.invalidateQueries();
  await refreshAccounts(queries);
}
