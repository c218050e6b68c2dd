import { useQuery } from '@tanstack/react-query';
import { Landmark } from 'lucide-react';
import { useState } from 'react';
import type { Account } from '#contract/accounts/accounts.ts';
import type { Cents } from '#contract/money/cents.ts';
import { AccountMark } from '../../accounts/account-mark.tsx';
import { accountsQuery, balanceHistoryQuery } from '../../accounts/queries.ts';
import { brand } from '../../browser/brand.ts';
import { Sparkline } from '../../design-system/charts/inline-charts.tsx';
import { Loaded } from '../../design-system/composed/loaded.tsx';
import { Face } from '../../design-system/faces/face.tsx';
import { Badge, type BadgeTone } from '../../design-system/parts/badge.tsx';
import { Button } from '../../design-system/parts/button.tsx';
import { TitledCard, type TitledCardProps } from '../../design-system/parts/card.tsx';
import { RowButton } from '../../design-system/parts/list-row.tsx';
import { Balance } from '../../design-system/parts/money.tsx';
import { EmptyState, Skeleton } from '../../design-system/parts/states.tsx';
import { TextButton } from '../../design-system/parts/text-link.tsx';
import { formatDate } from '../../language/format.ts';
import { useWords } from '../../language/sentences.ts';
import { HeadingActions } from '../../navigation/heading-actions.tsx';
import { openOverlay } from '../../navigation/overlay.ts';
import { useTabs } from '../../navigation/tabs.ts';
import { useJointOwners } from '../../people/owners.ts';
import { May } from '../../queries/session.ts';
import { sinceFirstMoney } from '../first-days.ts';
import { dashboardWords } from '../words.ts';

/** Of more accounts the first are shown, and the others on request. */
const shownFirst = 6;

const daysInRow = 30;

const tones: Record<Account['type'], BadgeTone> = {
  primary: 'brand',
  savings: 'accent',
  'money-market': 'accent',
  certificate: 'accent',
};

/** The deposit accounts in their order (R-D2); a row opens all about its account. */
export function AccountRows({ headingHidden = false }: Pick<TitledCardProps, 'headingHidden'>) {
  const words = useWords(dashboardWords).accounts;
  const query = useQuery(accountsQuery);
  const actions = (
    <p className="flex flex-wrap gap-x-4 text-small">
      <May area="order">
        <TextButton onClick={() => openOverlay('openAccount')}>{words.openOne}</TextButton>
      </May>
      <May area="manage">
        <TextButton onClick={() => openOverlay('accounts')}>{words.personalize}</TextButton>
      </May>
    </p>
  );
  return (
    <TitledCard
      id="accounts"
      heading={words.heading}
      bodyClassName=""
      headingHidden={headingHidden}
      action={actions}
    >
      {headingHidden && <HeadingActions>{actions}</HeadingActions>}
      <Loaded query={query} words={words} skeleton={<Skeleton className="m-5 h-30" />}>
        {({ accounts }) =>
          accounts.length === 0 ? (
            <EmptyState
              icon={Landmark}
              title={words.empty}
              detail={words.emptyDetail(brand.phone)}
            />
          ) : (
            <Rows all={accounts} />
          )
        }
      </Loaded>
    </TitledCard>
  );
}

function Rows({ all }: { all: readonly Account[] }) {
  const words = useWords(dashboardWords).accounts;
  const [isWhole, setWhole] = useState(false);
  const accounts = all.filter(({ hidden }) => !hidden);
  return (
    <>
      <ul className="divide-y divide-line">
        {(isWhole ? accounts : accounts.slice(0, shownFirst)).map((account) => (
          <Row key={account.id} account={account} />
        ))}
      </ul>
      {!isWhole && accounts.length > shownFirst && (
        <div className="border-t border-line p-2">
          <Button tone="quiet" size="small" wide onClick={() => setWhole(true)}>
            {words.showAll(accounts.length)}
          </Button>
        </div>
      )}
      {accounts.length < all.length && (
        <p className="border-t border-line px-5 py-3 text-small text-muted sm:px-6">
          {words.hidden(all.length - accounts.length)}
        </p>
      )}
    </>
  );
}

function Row({ account }: { account: Account }) {
  const words = useWords(dashboardWords).accounts;
  const joint = useJointOwners();
  const { openPlace } = useTabs();
  const { id, name, number, type, colour } = account;
  return (
    <li className="relative flex flex-wrap items-center gap-x-4 gap-y-1 px-5 py-3 sm:px-6">
      <RowButton
        label={words.detailsOf(name)}
        onOpen={() => openPlace('accounts', { account: id })}
      />
      <Face kind="payee" name={name} />
      <div className="min-w-0 flex-1 basis-words">
        <h3 className="text-body font-semibold wrap-anywhere">
          <AccountMark colour={colour} />
          {name}
        </h3>
        <p className="figures flex flex-wrap items-center gap-x-2 gap-y-1 text-small text-muted">
          <span aria-hidden="true">{number}</span>
          <span className="sr-only">{words.endingIn(number.slice(-4))}</span>
          <Badge tone={tones[type]}>{words.types[type]}</Badge>
          {joint}
        </p>
      </div>
      <span className="max-sm:hidden">
        <Course of={account} />
      </span>
      <div className="ml-auto grid justify-items-end sm:min-w-32">
        <Balance amount={shownBalance(account)} display className="text-lead font-bold" />
        <BalanceNote account={account} />
      </div>
    </li>
  );
}

/** The line has a query of its own, so that its answer draws the line only. */
function Course({ of }: { of: Account }) {
  const { data: history } = useQuery(balanceHistoryQuery(90));
  const course = history && sinceFirstMoney(history);
  const own = course?.accounts.find((one) => one.account === of.id);
  return <Sparkline values={own?.balances.slice(-daysInRow) ?? []} />;
}

/** The available balance; of a certificate, which has none, its balance. */
function shownBalance({ maturesOn, balance, available }: Account): Cents {
  return maturesOn === null ? available : balance;
}

function BalanceNote({ account: { maturesOn, balance, available } }: { account: Account }) {
  const words = useWords(dashboardWords).accounts;
  if (maturesOn !== null) {
    return <p className="text-small text-muted">{words.maturesOn(formatDate(maturesOn))}</p>;
  }
  if (available >= balance) return null;
  return (
    <p className="text-small text-muted">
      {words.availableOf} <Balance amount={balance} />
    </p>
  );
}
