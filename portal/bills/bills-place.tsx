import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { approvalsWords } from '../approvals/words.ts';
import { TabPanels } from '../design-system/parts/tab-panels.tsx';
import { TitledCard } from '../design-system/parts/card.tsx';
import { useWords } from '../language/sentences.ts';
import { type MaybeDialog, PlaceDialog } from '../navigation/place-dialog.tsx';
import { May, useMay } from '../queries/session.ts';
import { useTabs } from '../navigation/tabs.ts';
import { Payees } from './payees.tsx';
import { Payments } from './payments.tsx';
import { payeesQuery, upcomingBillsQuery } from './queries.ts';
import { billsWords } from './words.ts';
import { ReceiptText, Wallet } from 'lucide-react';
import { Button } from '../design-system/parts/button.tsx';
import { EmptyState, Loading, Skeleton, Skeletons } from '../design-system/parts/states.tsx';
import { accountsQuery } from '../accounts/queries.ts';
import { BillForm } from './bill-form.tsx';
import { movableAccounts } from '../accounts/account-choice.tsx';
import { SectionProblem } from '../design-system/composed/loaded.tsx';

type Part = 'pay' | 'payments' | 'payees';

/** `startAt` is the part that a dialog shows first. */
type BillsProps = MaybeDialog & { startAt?: Part };

/** Paying bills: a form, the payments that were scheduled and made, and the payees (R-D7). */
export default function Bills({ startAt = 'pay', ...dialog }: BillsProps) {
  const words = useWords(billsWords);
  if (dialog.open === undefined) return <BesideEachOther />;
  return (
    <PlaceDialog {...dialog} place="bills" title={words.title} description={words.description}>
      <Parts startAt={startAt} />
    </PlaceDialog>
  );
}

function Parts({ startAt }: { startAt: Part }) {
  const words = useWords(billsWords);
  const mayOrder = useMay('order');
  const mayAsk = useMay('initiate');
  const mayPay = mayOrder || mayAsk;
  const mayManage = useMay('manage');
  const [part, setPart] = useState<Part>(mayPay ? startAt : 'payments');
  const scheduled = useQuery(upcomingBillsQuery).data?.payments.length ?? 0;
  return (
    <TabPanels
      label={words.sections}
      value={part}
      onValueChange={setPart}
      panels={[
        ...(mayPay
          ? [
              {
                value: 'pay' as const,
                label: words.payTab,
                children: (
                  <PayBill
                    onSeePayments={() => setPart('payments')}
                    onManagePayees={() => setPart('payees')}
                  />
                ),
              },
            ]
          : []),
        { value: 'payments', label: words.paymentsTab(scheduled), children: <Payments /> },
        ...(mayManage
          ? [{ value: 'payees' as const, label: words.payeesTab, children: <Payees /> }]
          : []),
      ]}
    />
  );
}

function BesideEachOther() {
  const words = useWords(billsWords);
  const { asking } = useWords(approvalsWords);
  const mayOrder = useMay('order');
  const mayAsk = useMay('initiate');
  const mayPay = mayOrder || mayAsk;
  const payments = useRef<HTMLElement>(null);
  const payees = useRef<HTMLElement>(null);
  return (
    <div className="grid grid-cols-1 gap-6 xl:grid-cols-2">
      <div className="grid grid-cols-1 gap-6">
        {mayPay && (
          <TitledCard
            id="pay-bill"
            heading={words.title}
            detail={mayOrder ? words.description : asking.what}
          >
            <PayBill
              onSeePayments={() => show(payments.current)}
              onManagePayees={() => show(payees.current)}
            />
          </TitledCard>
        )}
        <TitledCard ref={payments} id="bill-payments" heading={words.paymentsTab(0)}>
          <Payments />
        </TitledCard>
      </div>
      <May area="manage">
        <TitledCard ref={payees} id="bill-payees" heading={words.payeesTab}>
          <Payees />
        </TitledCard>
      </May>
    </div>
  );
}

function show(part: HTMLElement | null): void {
  part?.scrollIntoView();
  part?.focus({ preventScroll: true });
}

interface PayBillProps {
  onSeePayments: () => void;
  onManagePayees: () => void;
}

/** The form stands on the member's payees, accounts and the days that can be chosen, and waits for them. */
function PayBill({ onSeePayments, onManagePayees }: PayBillProps) {
  const words = useWords(billsWords).form;
  const { detail } = useTabs();
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
        key={JSON.stringify(detail)}
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
        <Skeletons
          shapes={['h-18 rounded-control!', 'h-18 rounded-control!']}
          className="grid gap-5 sm:grid-cols-2"
        />
        <Skeleton className="h-11 rounded-control!" />
      </div>
    </Loading>
  );
}
