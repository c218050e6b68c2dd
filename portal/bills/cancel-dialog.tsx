import { useQueryClient } from '@tanstack/react-query';
import type { BillPayment } from '#contract/bills/bills.ts';
import type { DialogProps } from '../design-system/parts/dialog.tsx';
import { cancelBill, cancelBillSeries } from './queries.ts';
import { refreshAfter } from '../queries/refresh.ts';
import { CancelOrder } from '../standing-orders/cancel-order.tsx';
import { billsWords } from './words.ts';
import { formatDate, formatMoney } from '../language/format.ts';
import { useWords } from '../language/sentences.ts';

interface CancelDialogProps extends Pick<DialogProps, 'open' | 'onOpenChange' | 'finalFocus'> {
  payment: BillPayment;
  onCancelled: (what: 'one' | 'series') => void;
}

/** Asks before a payment is cancelled. */
export function CancelDialog({ payment, ...dialog }: CancelDialogProps) {
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
