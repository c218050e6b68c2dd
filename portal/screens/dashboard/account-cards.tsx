import { useQuery } from '@tanstack/react-query';
import { Landmark } from 'lucide-react';
import { Suspense, useState } from 'react';
import type { Account } from '#contract/accounts.ts';
import { brand } from '../../brand.ts';
import { Badge, type BadgeTone } from '../../parts/badge.tsx';
import { Balance } from '../../parts/balance.tsx';
import { Card } from '../../parts/card.tsx';
import { SectionHeading } from '../../parts/headings.tsx';
import { lazyDialog } from '../../parts/lazy-dialog.ts';
import { EmptyState, Skeleton } from '../../parts/states.tsx';
import { textLinkClass } from '../../parts/text-link.tsx';
import { accountsQuery } from '../../queries/accounts.ts';
import { useTabs } from '../../shell/tabs.ts';
import { dashboardWords } from '../../words/dashboard.ts';
import { useWords } from '../../words/words.ts';
import { Loaded } from './loaded.tsx';

const BalanceDialog = lazyDialog(() => import('./balance-explained/balance-dialog.tsx'));

const tones: Record<Account['type'], BadgeTone> = { primary: 'brand', savings: 'accent' };

/** A card for each deposit account (R-D2). */
export function AccountCards() {
  const words = useWords(dashboardWords).accounts;
  return (
    <section aria-labelledby="accounts" className="grid grid-cols-1 content-start gap-3">
      <SectionHeading id="accounts">{words.heading}</SectionHeading>
      <Cards />
    </section>
  );
}

function Cards() {
  const words = useWords(dashboardWords).accounts;
  const query = useQuery(accountsQuery);
  return (
    <Loaded
      query={query}
      words={words}
      skeleton={
        <div className="grid gap-4 sm:grid-cols-2">
          <Skeleton className="h-44 rounded-card!" />
          <Skeleton className="h-44 rounded-card!" />
        </div>
      }
    >
      {({ accounts }) =>
        accounts.length === 0 ? (
          <Card padding="none">
            <EmptyState icon={Landmark} title={words.empty}>
              {words.emptyDetail(brand.phone)}
            </EmptyState>
          </Card>
        ) : (
          <ul className="grid gap-4 sm:grid-cols-2">
            {accounts.map((account) => (
              <li key={account.id}>
                <AccountCard account={account} />
              </li>
            ))}
          </ul>
        )
      }
    </Loaded>
  );
}

function AccountCard({ account }: { account: Account }) {
  const words = useWords(dashboardWords).accounts;
  const { openTab } = useTabs();
  const headingId = `account-${account.id}`;
  return (
    <Card aria-labelledby={headingId} className="flex h-full flex-col">
      <div className="flex items-start justify-between gap-3">
        <div className="min-w-0">
          <h3 id={headingId} className="text-body font-semibold wrap-anywhere">
            {account.name}
          </h3>
          <p className="figures text-small text-muted">
            <span aria-hidden="true">{account.number}</span>
            <span className="sr-only">{words.endingIn(account.number.slice(-4))}</span>
          </p>
        </div>
        <Badge tone={tones[account.type]}>{words.types[account.type]}</Badge>
      </div>
      <p className="mt-6 text-heading font-bold">
        <Balance amount={account.available} display />
      </p>
      {account.available < account.balance && (
        <p className="text-small text-muted">
          {words.availableOf} <Balance amount={account.balance} />
        </p>
      )}
      <p className="mt-auto flex flex-wrap gap-x-5 pt-4 text-small">
        <button
          type="button"
          aria-label={words.viewTransactionsOf(account.name)}
          className={textLinkClass}
          onClick={() => openTab('transactions', { account: account.id })}
        >
          {words.viewTransactions}
        </button>
        <Explain account={account} />
      </p>
    </Card>
  );
}

/** Opens how the available balance comes about. */
function Explain({ account }: { account: Account }) {
  const words = useWords(dashboardWords).accounts;
  const [asked, setAsked] = useState<boolean | null>(null);
  return (
    <>
      <button
        type="button"
        aria-label={words.explainOf(account.name)}
        className={textLinkClass}
        onClick={() => setAsked(true)}
      >
        {words.explain}
      </button>
      {asked !== null && (
        <Suspense fallback={null}>
          <BalanceDialog account={account} open={asked} onOpenChange={setAsked} />
        </Suspense>
      )}
    </>
  );
}
