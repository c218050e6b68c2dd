import { useQuery } from '@tanstack/react-query';
import { Landmark } from 'lucide-react';
import type { Account } from '#contract/accounts/accounts.ts';
import { brand } from '../../browser/brand.ts';
import { Badge, type BadgeTone } from '../../design-system/parts/badge.tsx';
import { Card } from '../../design-system/parts/card.tsx';
import { classNames } from '../../design-system/parts/class-names.ts';
import { SectionHeading } from '../../design-system/parts/headings.tsx';
import { EmptyState, Skeleton } from '../../design-system/parts/states.tsx';
import { TextButton } from '../../design-system/parts/text-link.tsx';
import { accountsQuery, balanceHistoryQuery } from '../../accounts/queries.ts';
import { dashboardWords } from '../words.ts';
import { useWords } from '../../language/sentences.ts';
import { useJointOwners } from '../../people/owners.ts';
import { openOverlay } from '../../navigation/overlay.ts';
import { AccountList, BalanceNote, shownBalance } from './account-list.tsx';
import { AccountLinks, AccountName } from './account-links.tsx';
import { sinceFirstMoney } from '../first-days.ts';
import { Loaded } from '../../design-system/composed/loaded.tsx';
import { Sparkline } from '../../design-system/charts/inline-charts.tsx';
import { May } from '../../queries/session.ts';
import { Balance } from '../../design-system/parts/money.tsx';

/** More accounts than these are a list: so many cards would be a wall. */
const cardsMost = 6;

const daysInCard = 30;

const tones: Record<Account['type'], BadgeTone> = {
  primary: 'brand',
  savings: 'accent',
  'money-market': 'accent',
  certificate: 'accent',
};

/** A card for each deposit account (R-D2); of many accounts a list. */
export function AccountCards() {
  const words = useWords(dashboardWords).accounts;
  return (
    <section aria-labelledby="accounts" className="grid grid-cols-1 content-start gap-3">
      <SectionHeading
        id="accounts"
        action={
          <p className="flex flex-wrap gap-x-4 text-small">
            <May area="order">
              <TextButton onClick={() => openOverlay('openAccount')}>{words.openOne}</TextButton>
            </May>
            <May area="manage">
              <TextButton onClick={() => openOverlay('accounts')}>{words.personalize}</TextButton>
            </May>
          </p>
        }
      >
        {words.heading}
      </SectionHeading>
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
          <Skeleton className="h-43 rounded-card!" />
          <Skeleton className="h-43 rounded-card!" />
        </div>
      }
    >
      {({ accounts: all }) => {
        if (all.length === 0) {
          return (
            <Card padding="none">
              <EmptyState icon={Landmark} title={words.empty}>
                {words.emptyDetail(brand.phone)}
              </EmptyState>
            </Card>
          );
        }
        const accounts = all.filter(({ hidden }) => !hidden);
        return (
          <>
            {accounts.length > cardsMost ? (
              <AccountList accounts={accounts} />
            ) : (
              <ul
                className={classNames(
                  'grid gap-3 sm:gap-4',
                  accounts.length > 1 && 'sm:grid-cols-2',
                  accounts.length > 2 && 'xl:grid-cols-3',
                )}
              >
                {accounts.map((account) => (
                  <li key={account.id}>
                    <AccountCard account={account} />
                  </li>
                ))}
              </ul>
            )}
            {accounts.length < all.length && (
              <p className="text-small text-muted">{words.hidden(all.length - accounts.length)}</p>
            )}
          </>
        );
      }}
    </Loaded>
  );
}

function AccountCard({ account }: { account: Account }) {
  const words = useWords(dashboardWords).accounts;
  const joint = useJointOwners();
  const headingId = `account-${account.id}`;
  return (
    <Card aria-labelledby={headingId} className="flex h-full flex-col">
      <div className="flex items-start justify-between gap-3">
        <div className="min-w-0">
          <h3 id={headingId} className="text-body font-semibold wrap-anywhere">
            <AccountName account={account} />
          </h3>
          <p className="figures text-small text-muted">
            <span aria-hidden="true">{account.number}</span>
            <span className="sr-only">{words.endingIn(account.number.slice(-4))}</span>
            {joint !== null && ` · ${joint}`}
          </p>
        </div>
        <Badge tone={tones[account.type]}>{words.types[account.type]}</Badge>
      </div>
      <div className="mt-auto flex flex-wrap items-end justify-between gap-x-4 gap-y-2 pt-4">
        <div className="min-w-0">
          <p className="text-heading font-bold">
            <Balance amount={shownBalance(account)} display />
          </p>
          <BalanceNote account={account} />
        </div>
        <Course of={account} />
      </div>
      <AccountLinks account={account} className="gap-x-2.5 pt-3 xl:gap-x-5" />
    </Card>
  );
}

/** The line has a query of its own, so that its answer draws the line only. */
function Course({ of }: { of: Account }) {
  const { data: history } = useQuery(balanceHistoryQuery(90));
  const course = history && sinceFirstMoney(history);
  const own = course?.accounts.find((one) => one.account === of.id);
  return <Sparkline values={own?.balances.slice(-daysInCard) ?? []} />;
}
