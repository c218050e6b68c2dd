import { useState } from 'react';
import type { Account } from '#contract/accounts/accounts.ts';
import { classNames } from '../../design-system/parts/class-names.ts';
import { lazyDialog } from '../../design-system/parts/lazy-component.tsx';
import { TextButton } from '../../design-system/parts/text-link.tsx';
import { AccountMark } from '../../accounts/account-mark.tsx';
import { useTabs } from '../../navigation/tabs.ts';
import { dashboardWords } from '../words.ts';
import { useWords } from '../../language/sentences.ts';
import { May } from '../../queries/session.ts';

const NumbersDialog = lazyDialog(() => import('../../accounts/numbers-dialog.tsx'));
const AccountDialog = lazyDialog(() => import('./account-dialog.tsx'));
const BalanceDialog = lazyDialog(() => import('./balance-dialog.tsx'));

interface AccountLinksProps {
  account: Account;
  className?: string;
}

/** The ways on from an account: to its transactions, how its available balance comes about, and its numbers. */
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
      <OpensDialog
        account={account}
        label={words.explain}
        name={words.explainOf(account.name)}
        dialog={BalanceDialog}
      />
      <May area="manage">
        <OpensDialog
          account={account}
          label={words.numbers}
          name={words.numbersOf(account.name)}
          dialog={NumbersDialog}
        />
      </May>
    </p>
  );
}

/** The name of an account, which opens all about it. */
export function AccountName({ account }: { account: Account }) {
  const words = useWords(dashboardWords).accounts;
  return (
    <>
      <AccountMark colour={account.colour} />
      <OpensDialog
        account={account}
        label={account.name}
        name={words.detailsOf(account.name)}
        dialog={AccountDialog}
      />
    </>
  );
}

interface OpensDialogProps {
  account: Account;
  label: string;
  /** The same with the name of the account. */
  name: string;
  dialog: typeof BalanceDialog;
}

function OpensDialog({ account, label, name, dialog: AskedDialog }: OpensDialogProps) {
  const [asked, setAsked] = useState<boolean | null>(null);
  return (
    <>
      <TextButton aria-label={name} onClick={() => setAsked(true)}>
        {label}
      </TextButton>
      <AskedDialog account={account} open={asked} onOpenChange={setAsked} />
    </>
  );
}
