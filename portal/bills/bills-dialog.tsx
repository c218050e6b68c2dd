import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Dialog, type DialogOpen } from '../design-system/parts/dialog.tsx';
import { OpenInFull } from '../navigation/open-in-full.tsx';
import { TabPanels } from '../design-system/parts/tab-panels.tsx';
import { upcomingBillsQuery } from './queries.ts';
import { billsWords } from './words.ts';
import { useWords } from '../language/sentences.ts';
import { PayBill } from './pay-bill.tsx';
import { Payees } from './payees.tsx';
import { Payments } from './payments.tsx';
import { useMay } from '../queries/session.ts';

type Part = 'pay' | 'payments' | 'payees';

interface BillsDialogProps extends DialogOpen {
  /** The part that is shown first. */
  startAt?: Part;
}

/** Paying bills: a form, the payments that were scheduled and made, and the payees (R-D7). */
export default function BillsDialog({ startAt = 'pay', ...dialog }: BillsDialogProps) {
  const words = useWords(billsWords);
  return (
    <Dialog
      {...dialog}
      title={words.title}
      description={words.description}
      leadsOn={<OpenInFull place="bills" onOpened={() => dialog.onOpenChange(false)} />}
    >
      <Parts startAt={startAt} />
    </Dialog>
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
