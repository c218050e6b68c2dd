import { useQuery } from '@tanstack/react-query';
import { Suspense } from 'react';
import type { Account } from '#contract/accounts/accounts.ts';
import { askedFor, lazyComponent } from '../../design-system/parts/lazy-component.tsx';
import { TitledCard } from '../../design-system/parts/titled-card.tsx';
import { useWords } from '../../language/sentences.ts';
import { type Detail, useTabs } from '../../navigation/tabs.ts';
import { AccountCards } from './account-cards.tsx';
import BalanceOverTime from './balance-over-time.tsx';
import { InsuranceExplained } from '../../accounts/insurance-explained.tsx';
import { accountsQuery } from '../../accounts/queries.ts';
import { shareInsuranceWords } from '../../accounts/share-insurance-words.ts';

const AccountInFull = lazyComponent(() => import('./account-in-full.tsx'), askedFor);

/** All accounts with their history and share insurance, or the one account that was asked for. */
export default function AccountsPlace() {
  const { detail } = useTabs();
  const { data } = useQuery(accountsQuery);
  const wished = wishedAccount(detail, data?.accounts ?? []);
  if (wished !== undefined) {
    return (
      <Suspense fallback={null}>
        <AccountInFull key={wished.id} account={wished} />
      </Suspense>
    );
  }
  return <AllAccounts />;
}

function AllAccounts() {
  const insurance = useWords(shareInsuranceWords);
  return (
    <div className="grid grid-cols-1 gap-6 lg:gap-8">
      <AccountCards />
      <BalanceOverTime />
      <TitledCard
        id="insurance"
        heading={insurance.title}
        detail={insurance.description}
        className="max-w-180"
      >
        <InsuranceExplained />
      </TitledCard>
    </div>
  );
}

/** The account that the member asked for, `{ account: 'checking' }`; undefined for an account that is not the member's. */
function wishedAccount(detail: Detail, accounts: readonly Account[]): Account | undefined {
  if (typeof detail !== 'object' || detail === null || !('account' in detail)) return undefined;
  return accounts.find(({ id }) => id === detail.account);
}
