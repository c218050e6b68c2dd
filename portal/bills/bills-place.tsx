import { useRef } from 'react';
import { approvalsWords } from '../approvals/words.ts';
import { TitledCard } from '../design-system/parts/titled-card.tsx';
import { useWords } from '../language/sentences.ts';
import { May } from '../queries/may.tsx';
import { useMay } from '../queries/session.ts';
import { PayBill } from './pay-bill.tsx';
import { Payees } from './payees.tsx';
import { Payments } from './payments.tsx';
import { billsWords } from './words.ts';

/** Paying bills, with the payments and the payees beside the form (R-D7). */
export default function BillsPlace() {
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
