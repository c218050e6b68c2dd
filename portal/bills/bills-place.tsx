import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { approvalsWords } from '../approvals/words.ts';
import { TabPanels } from '../design-system/parts/tab-panels.tsx';
import { TitledCard } from '../design-system/parts/titled-card.tsx';
import { useWords } from '../language/sentences.ts';
import { type MaybeDialog, PlaceDialog } from '../navigation/place-dialog.tsx';
import { May, useMay } from '../queries/session.ts';
import { PayBill } from './pay-bill.tsx';
import { Payees } from './payees.tsx';
import { Payments } from './payments.tsx';
import { upcomingBillsQuery } from './queries.ts';
import { billsWords } from './words.ts';

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
    <div className="grid grid-cols-1 items-start gap-6 xl:grid-cols-2">
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
      <div className="grid grid-cols-1 gap-6">
        <TitledCard ref={payments} id="bill-payments" heading={words.paymentsTab(0)}>
          <Payments />
        </TitledCard>
        <May area="manage">
          <TitledCard ref={payees} id="bill-payees" heading={words.payeesTab}>
            <Payees />
          </TitledCard>
        </May>
      </div>
    </div>
  );
}

function show(part: HTMLElement | null): void {
  part?.scrollIntoView();
  part?.focus({ preventScroll: true });
}
