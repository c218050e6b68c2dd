import { useQueryClient } from '@tanstack/react-query';
import type { ScheduledTransfer } from '#contract/transfers/scheduled-transfers.ts';
import type { DialogProps } from '../design-system/parts/dialog.tsx';
import { showToast } from '../design-system/parts/toast.tsx';
import { refreshAfter } from '../queries/refresh.ts';
import { CancelOrder } from '../standing-orders/cancel-order.tsx';
import { cancelScheduledTransfer, cancelTransferSeries } from '../payments/queries.ts';
import { formatDate, formatMoney } from '../language/format.ts';
import { scheduledTransferWords } from '../payments/scheduled-transfer-words.ts';
import { useWords } from '../language/sentences.ts';

interface CancelScheduledProps extends Pick<DialogProps, 'open' | 'onOpenChange' | 'finalFocus'> {
  one: ScheduledTransfer;
}

/** Asks before a scheduled transfer is cancelled. */
export default function CancelScheduled({ one, ...dialog }: CancelScheduledProps) {
  const { cancellation: words } = useWords(scheduledTransferWords);
  const queries = useQueryClient();
  const { amount, toName, date } = one;
  return (
    <CancelOrder
      {...dialog}
      order={one}
      what={words.transfer(formatMoney(amount), toName, formatDate(date))}
      words={words}
      cancelOne={cancelScheduledTransfer}
      cancelSeries={cancelTransferSeries}
      onSettled={() => refreshAfter(queries, 'scheduled-transfer')}
      onCancelled={(what) => {
        const title = (what === 'series' ? words.seriesCancelled : words.cancelled)(toName);
        showToast({ title, description: words.noMoney, tone: 'positive' });
        dialog.onOpenChange(false);
      }}
    />
  );
}
