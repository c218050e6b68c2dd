import { Suspense, useState } from 'react';
import type { Account } from '#contract/accounts.ts';
import { classNames } from '../../parts/class-names.ts';
import { lazyDialog } from '../../parts/lazy-dialog.tsx';
import { TextButton } from '../../parts/text-link.tsx';
import { useTabs } from '../../shell/tabs.ts';
import { dashboardWords } from '../../words/dashboard.ts';
import { useWords } from '../../words/words.ts';

const BalanceDialog = lazyDialog(() => import('./balance-explained/balance-dialog.tsx'));

interface AccountLinksProps {
  account: Account;
  className?: string;
}

/** The ways on from an account: to its transactions, and to how its available balance comes about. */
export function AccountLinks({ account, className }: AccountLinksProps) {
  const words = useWords(dashboardWords).accounts;
  const { openTab } = useTabs();
  return (
    <p className={classNames('flex flex-wrap text-small', className)}>
      <TextButton
        aria-label={words.viewTransactionsOf(account.name)}
        onClick={() => openTab('transactions', { account: account.id })}
      >
        {words.viewTransactions}
      </TextButton>
      <Explain account={account} />
    </p>
  );
}

/** Opens how the available balance comes about. */
function Explain({ account }: { account: Account }) {
  const words = useWords(dashboardWords).accounts;
  const [asked, setAsked] = useState<boolean | null>(null);
  return (
    <>
      <TextButton aria-label={words.explainOf(account.name)} onClick={() => setAsked(true)}>
        {words.explain}
      </TextButton>
      {asked !== null && (
        <Suspense fallback={null}>
          <BalanceDialog account={account} open={asked} onOpenChange={setAsked} />
        </Suspense>
      )}
    </>
  );
}
