import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { Dispute } from '#contract/disputes/disputes.ts';
import { ConfirmDialog } from '../design-system/composed/confirm-dialog.tsx';
import type { DialogProps } from '../design-system/parts/dialog.tsx';
import { showToast } from '../design-system/parts/toast.tsx';
import { withdrawDispute } from './queries.ts';
import { refreshAfter } from '../queries/refresh.ts';
import { changeShown } from '../transactions/queries.ts';
import { disputesWords } from './words.ts';
import { formatMoney } from '../language/format.ts';
import { useWords } from '../language/sentences.ts';

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
    <ConfirmDialog
      {...dialog}
      size="small"
      title={words.title}
      keep={words.keep}
      actions={[
        {
          label: words.confirm,
          busy: withdraw.isPending,
          onSelect: () => withdraw.mutate(dispute.id),
        },
      ]}
      error={withdraw.error}
    >
      <p>
        {dispute.status === 'credited' ? words.credited(formatMoney(dispute.amount)) : words.open}
      </p>
    </ConfirmDialog>
  );
}
