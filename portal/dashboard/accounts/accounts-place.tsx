import { useQuery } from '@tanstack/react-query';
import type { Account } from '#contract/accounts/accounts.ts';
import { lazyDialog } from '../../design-system/parts/lazy-component.tsx';
import { type Detail, useTabs } from '../../navigation/tabs.ts';
import { AccountRows } from './account-rows.tsx';
import BalanceOverTime from './balance-over-time.tsx';
import Insurance from '../../accounts/insurance-explained.tsx';
import { accountsQuery } from '../../accounts/queries.ts';

const AccountInFull = lazyDialog(() => import('./account-in-full.tsx'));

/** All accounts with their history and share insurance, or the one account that was asked for. */
export default function AccountsPlace() {
  const { detail } = useTabs();
  const { data } = useQuery(accountsQuery);
  const wished = wishedAccount(detail, data?.accounts ?? []);
  if (wished !== undefined) {
    return <AccountInFull key={wished.id} account={wished} />;
  }
  return <AllAccounts />;
}

function AllAccounts() {
  return (
    <div className="grid grid-cols-1 gap-6 lg:gap-8">
      <AccountRows headingHidden />
      <BalanceOverTime />
      <Insurance />
    </div>
  );
}

/** The account that the member asked for, `{ account: 'checking' }`; undefined for an account that is not the member's. */
function wishedAccount(detail: Detail, accounts: readonly Account[]): Account | undefined {
  if (typeof detail !== 'object' || detail === null || !('account' in detail)) return undefined;
  return accounts.find(({ id }) => id === detail.account);
}
