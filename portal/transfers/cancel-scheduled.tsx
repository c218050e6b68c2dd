import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { ScheduledTransfer } from '#contract/transfers/scheduled-transfers.ts';
import { Button } from '../design-system/parts/button.tsx';
import { Dialog, type DialogProps } from '../design-system/parts/dialog.tsx';
import { showToast } from '../design-system/parts/toast.tsx';
import { refreshAfter } from '../queries/refresh.ts';
import { cancelScheduledTransfer, cancelTransferSeries } from './queries.ts';
import { formatDate, formatMoney } from '../language/format.ts';
import { scheduledTransferWords } from './scheduled-transfers.es.ts';
import { useWords } from '../language/words.ts';
import { ProblemBanner } from '../design-system/composed/problem-banner.tsx';

interface CancelScheduledProps extends Pick<DialogProps, 'open' | 'onOpenChange' | 'finalFocus'> {
  one: ScheduledTransfer;
}

/** Asks before a scheduled transfer is cancelled: this one, or of a series all that follow too. */
export default function CancelScheduled({ one, ...dialog }: CancelScheduledProps) {
  const { cancellation: words, repeats } = useWords(scheduledTransferWords);
  const queries = useQueryClient();
  const { amount, toName, date, repeat } = one;
  const isSeries = repeat !== 'once';
  const done = (title: string) => {
    showToast({ title, description: words.noMoney, tone: 'positive' });
    dialog.onOpenChange(false);
  };
  const settled = { onSettled: () => refreshAfter(queries, 'scheduled-transfer') };
  const single = useMutation({
    ...cancelScheduledTransfer,
    ...settled,
    onSuccess: () => done(words.cancelled(toName)),
  });
  const all = useMutation({
    ...cancelTransferSeries,
    ...settled,
    onSuccess: () => done(words.seriesCancelled(toName)),
  });
  const isPending = single.isPending || all.isPending;
  const error = single.error ?? all.error;
  return (
    <Dialog
      {...dialog}
      title={words.title}
      description={words.transfer(formatMoney(amount), toName, formatDate(date))}
      footer={
        <>
          <Button tone="secondary" onClick={() => dialog.onOpenChange(false)}>
            {words.keep}
          </Button>
          {isSeries && (
            <Button
              tone="danger"
              busy={all.isPending}
              onClick={() => {
                single.reset();
                if (!isPending) all.mutate(one.series);
              }}
            >
              {words.series}
            </Button>
          )}
          <Button
            tone="danger"
            busy={single.isPending}
            onClick={() => {
              all.reset();
              if (!isPending) single.mutate(one.id);
            }}
          >
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
