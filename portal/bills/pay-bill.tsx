import { useQuery } from '@tanstack/react-query';
import { ReceiptText, Wallet } from 'lucide-react';
import { useMay } from '../queries/session.ts';
import { Button } from '../design-system/parts/button.tsx';
import { EmptyState, Loading, Skeleton } from '../design-system/parts/states.tsx';
import { accountsQuery } from '../accounts/queries.ts';
import { payeesQuery, upcomingBillsQuery } from './queries.ts';
import { billsWords } from './words.ts';
import { useWords } from '../language/sentences.ts';
import { BillForm } from './bill-form.tsx';
import { movableAccounts } from '../accounts/loaded-accounts.tsx';
import { SectionProblem } from '../design-system/composed/loaded.tsx';

interface PayBillProps {
  onSeePayments: () => void;
  onManagePayees: () => void;
}

/** The form stands on the member's payees, accounts and the days that can be chosen, and waits for them. */
export function PayBill({ onSeePayments, onManagePayees }: PayBillProps) {
  const words = useWords(billsWords).form;
  const mayManage = useMay('manage');
  const payees = useQuery(payeesQuery);
  const accounts = useQuery(accountsQuery);
  const upcoming = useQuery(upcomingBillsQuery);
  if (payees.data && accounts.data && upcoming.data) {
    const movable = movableAccounts(accounts.data.accounts);
    if (movable.length === 0) {
      return <EmptyState icon={Wallet} title={words.noAccount} />;
    }
    if (payees.data.length === 0) {
      return (
        <EmptyState
          icon={ReceiptText}
          title={mayManage ? words.noPayee : words.noPayeeHere}
          action={mayManage && <Button onClick={onManagePayees}>{words.addPayee}</Button>}
        />
      );
    }
    return (
      <BillForm
        payees={payees.data}
        accounts={movable}
        terms={upcoming.data}
        onSeePayments={onSeePayments}
        onManagePayees={onManagePayees}
      />
    );
  }
  const failed = [payees, accounts, upcoming].find(({ isError }) => isError);
  if (failed) return <SectionProblem title={words.failed} query={failed} />;
  return (
    <Loading label={words.loading}>
      <div className="grid gap-5">
        <Skeleton className="h-18 rounded-control!" />
        <Skeleton className="h-18 rounded-control!" />
        <div className="grid gap-5 sm:grid-cols-2">
          <Skeleton className="h-18 rounded-control!" />
          <Skeleton className="h-18 rounded-control!" />
        </div>
        <Skeleton className="h-11 rounded-control!" />
      </div>
    </Loading>
  );
}
