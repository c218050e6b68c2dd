import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { BillPayment } from '#contract/bills/bills.ts';
import { Button } from '../design-system/parts/button.tsx';
import { Dialog, type DialogProps } from '../design-system/parts/dialog.tsx';
import { cancelBill, cancelBillSeries } from './queries.ts';
import { refreshAfter } from '../queries/refresh.ts';
import { billsWords } from './words.es.ts';
import { formatDate, formatMoney } from '../language/format.ts';
import { useWords } from '../language/words.ts';
import { ProblemBanner } from '../design-system/composed/problem-banner.tsx';

interface CancelDialogProps extends Pick<DialogProps, 'open' | 'onOpenChange' | 'finalFocus'> {
  payment: BillPayment;
  onCancelled: (what: 'payment' | 'series') => void;
}

/** Asks before a payment is cancelled: this one, or of a series all that follow too. */
export function CancelDialog({ payment, onCancelled, ...dialog }: CancelDialogProps) {
  const { cancellation: words, repeats } = useWords(billsWords);
  const queries = useQueryClient();
  const settled = { onSettled: () => refreshAfter(queries, 'bill') };
  const one = useMutation({ ...cancelBill, ...settled, onSuccess: () => onCancelled('payment') });
  const all = useMutation({
    ...cancelBillSeries,
    ...settled,
    onSuccess: () => onCancelled('series'),
  });
  const isPending = one.isPending || all.isPending;
  const error = one.error ?? all.error;
  const { amount, payeeName, date, repeat } = payment;
  const isSeries = repeat !== 'once';

  const cancelOne = () => {
    all.reset();
    if (!isPending) one.mutate(payment.id);
  };
  const cancelAll = () => {
    one.reset();
    if (!isPending) all.mutate(payment.series);
  };
  return (
    <Dialog
      {...dialog}
      title={words.title}
      description={words.payment(formatMoney(amount), payeeName, formatDate(date))}
      footer={
        <>
          <Button tone="secondary" onClick={() => dialog.onOpenChange(false)}>
            {words.keep}
          </Button>
          {isSeries && (
            <Button tone="danger" busy={all.isPending} onClick={cancelAll}>
              {words.series}
            </Button>
          )}
          <Button tone="danger" busy={one.isPending} onClick={cancelOne}>
            {isSeries ? words.onlyThis : words.one}
          </Button>
        </>
      }
    >
      <div className="grid gap-4">
        <p>{isSeries ? words.ofSeries(repeats[repeat]) : words.single}</p>
        {error !== null && <ProblemBanner error={error} />}
      </div>
    </Dialog>
  );
}
