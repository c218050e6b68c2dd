import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { Dispute } from '#contract/disputes/disputes.ts';
import { Button } from '../design-system/parts/button.tsx';
import { Dialog, type DialogProps } from '../design-system/parts/dialog.tsx';
import { showToast } from '../design-system/parts/toast.tsx';
import { withdrawDispute } from './queries.ts';
import { refreshAfter } from '../queries/refresh.ts';
import { changeShown } from '../transactions/queries.ts';
import { disputesWords } from './words.es.ts';
import { formatMoney } from '../language/format.ts';
import { useWords } from '../language/words.ts';
import { ProblemBanner } from '../design-system/composed/problem-banner.tsx';

interface WithdrawDialogProps extends Pick<DialogProps, 'open' | 'onOpenChange' | 'finalFocus'> {
  dispute: Dispute;
}

/** Asks before a dispute is withdrawn, and says what then happens to a credit. */
export function WithdrawDialog({ dispute, ...dialog }: WithdrawDialogProps) {
  const { withdrawal: words } = useWords(disputesWords);
  const queries = useQueryClient();
  const withdraw = useMutation({
    ...withdrawDispute,
    onSuccess: () => {
      changeShown(queries, dispute.transaction, (shown) => {
        const unmarked = { ...shown };
        delete unmarked.disputed;
        return unmarked;
      });
      showToast({ title: words.done, tone: 'positive' });
      dialog.onOpenChange(false);
    },
    onSettled: () => void refreshAfter(queries, 'dispute'),
  });
  return (
    <Dialog
      {...dialog}
      size="small"
      title={words.title}
      footer={
        <>
          <Button tone="secondary" onClick={() => dialog.onOpenChange(false)}>
            {words.keep}
          </Button>
          <Button
            tone="danger"
            busy={withdraw.isPending}
            onClick={() => {
              if (!withdraw.isPending) withdraw.mutate(dispute.id);
            }}
          >
            {words.confirm}
          </Button>
        </>
      }
    >
      <div className="grid gap-4">
        <p>
          {dispute.status === 'credited' ? words.credited(formatMoney(dispute.amount)) : words.open}
        </p>
        {withdraw.error !== null && <ProblemBanner error={withdraw.error} />}
      </div>
    </Dialog>
  );
}
