import { useState } from 'react';
import type { Account } from '#contract/accounts/accounts.ts';
import { Button } from '../../design-system/parts/button.tsx';
import { Card } from '../../design-system/parts/card.tsx';
import { dashboardWords } from '../words.ts';
import { useWords } from '../../language/sentences.ts';
import { useJointOwners } from '../../people/owners.ts';
import { AccountLinks, AccountName } from './account-links.tsx';
import type { Cents } from '#contract/money/cents.ts';
import { formatDate } from '../../language/format.ts';
import { Balance } from '../../design-system/parts/money.tsx';

/** The number of accounts shown at first. */
const shownFirst = 6;

/** Many accounts in a column: the first few, and the others on request. */
export function AccountList({ accounts }: { accounts: readonly Account[] }) {
  const words = useWords(dashboardWords).accounts;
  const [all, setAll] = useState(false);
  return (
    <Card padding="none">
      <ul className="divide-y divide-line">
        {(all ? accounts : accounts.slice(0, shownFirst)).map((account) => (
          <Row key={account.id} account={account} />
        ))}
      </ul>
      {!all && accounts.length > shownFirst && (
        <div className="border-t border-line p-2">
          <Button tone="quiet" size="small" wide onClick={() => setAll(true)}>
            {words.showAll(accounts.length)}
          </Button>
        </div>
      )}
    </Card>
  );
}

function Row({ account }: { account: Account }) {
  const words = useWords(dashboardWords).accounts;
  const joint = useJointOwners();
  return (
    <li className="grid gap-1 px-4 py-3 sm:px-5">
      <div className="flex items-baseline justify-between gap-4">
        <h3 className="min-w-0 text-body font-semibold wrap-anywhere">
          <AccountName account={account} />
        </h3>
        <Balance amount={shownBalance(account)} className="font-semibold" />
      </div>
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <div className="figures flex flex-wrap gap-x-3 text-small text-muted">
          <p>
            <span aria-hidden="true">{account.number}</span>
            <span className="sr-only">{words.endingIn(account.number.slice(-4))}</span>
          </p>
          {joint !== null && <p>{joint}</p>}
          <BalanceNote account={account} />
        </div>
        <AccountLinks account={account} className="gap-x-3 sm:gap-x-4" />
      </div>
    </li>
  );
}

/** The largest figure at an account: its available balance; for a certificate, which has none, its balance. */
export function shownBalance({ maturesOn, balance, available }: Account): Cents {
  return maturesOn === null ? available : balance;
}

/** The note beside the balance: the maturity of a certificate, or the balance of which the available balance is a part. */
export function BalanceNote({ account }: { account: Account }) {
  const words = useWords(dashboardWords).accounts;
  const { maturesOn, balance, available } = account;
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
