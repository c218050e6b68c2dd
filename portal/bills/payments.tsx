import { useRef, useState } from 'react';
import type { BillPayment } from '#contract/bills/bills.ts';
import { billsWords } from './words.ts';
import { useWords } from '../language/sentences.ts';
import { SettledBills } from './settled-bills.tsx';
import { UpcomingBills } from './upcoming-bills.tsx';
import { useQueryClient } from '@tanstack/react-query';
import type { DialogProps } from '../design-system/parts/dialog.tsx';
import { cancelBill, cancelBillSeries } from './queries.ts';
import { refreshAfter } from '../queries/refresh.ts';
import { CancelOrder } from '../standing-orders/cancel-order.tsx';
import { formatDate, formatMoney } from '../language/format.ts';
import { News } from '../design-system/parts/states.tsx';

/** The payments that lie ahead, which can be cancelled, and those that lie behind. */
export function Payments() {
  const words = useWords(billsWords).payments;
  const [asked, setAsked] = useState<{ payment: BillPayment; open: boolean } | null>(null);
  const [news, setNews] = useState('');
  const heading = useRef<HTMLHeadingElement>(null);
  const isCancelled = useRef(false);
  return (
    <div className="grid gap-8">
      <div className="grid gap-3">
        <News>{news}</News>
        <UpcomingBills
          heading={heading}
          onCancel={(payment) => {
            setNews('');
            isCancelled.current = false;
            setAsked({ payment, open: true });
          }}
        />
      </div>
      <SettledBills />
      {asked && (
        <CancelDialog
          key={asked.payment.id}
          payment={asked.payment}
          open={asked.open}
          onOpenChange={(open) => setAsked({ ...asked, open })}
          // With the payment its button is gone, which would get the focus back.
          finalFocus={() => (isCancelled.current ? heading.current : null)}
          onCancelled={(what) => {
            isCancelled.current = true;
            setAsked({ ...asked, open: false });
            const { payeeName } = asked.payment;
            setNews((what === 'series' ? words.seriesCancelled : words.cancelled)(payeeName));
          }}
        />
      )}
    </div>
  );
}

interface CancelDialogProps extends Pick<DialogProps, 'open' | 'onOpenChange' | 'finalFocus'> {
  payment: BillPayment;
  onCancelled: (what: 'one' | 'series') => void;
}

function CancelDialog({ payment, ...dialog }: CancelDialogProps) {
  const { cancellation: words } = useWords(billsWords);
  const queries = useQueryClient();
  const { amount, payeeName, date } = payment;
  return (
    <CancelOrder
      {...dialog}
      order={payment}
      what={words.payment(formatMoney(amount), payeeName, formatDate(date))}
      words={words}
      cancelOne={cancelBill}
      cancelSeries={cancelBillSeries}
      onSettled={() => refreshAfter(queries, 'bill')}
    />
  );
}
