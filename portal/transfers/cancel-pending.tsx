import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { TransferId } from '#contract/text/ids.ts';
import type { Transaction } from '#contract/transactions/transactions.ts';
import { ConfirmDialog } from '../design-system/composed/confirm-dialog.tsx';
import type { DialogProps } from '../design-system/parts/dialog.tsx';
import { showToast } from '../design-system/parts/toast.tsx';
import { refreshMoney } from '../queries/refresh.ts';
import { cancelTransfer } from '../payments/queries.ts';
import { formatMoney } from '../language/format.ts';
import { transferWords } from '../payments/words.ts';
import { useWords } from '../language/sentences.ts';

interface CancelPendingProps extends Pick<DialogProps, 'open' | 'onOpenChange' | 'finalFocus'> {
  /** The debit of a transfer that is held. */
  transaction: Transaction;
  transferId: TransferId;
}

/** Asks before a held transfer is taken back; then the money is in its account again (R-T15). */
export default function CancelPending({ transaction, transferId, ...dialog }: CancelPendingProps) {
  const { cancellation: words } = useWords(transferWords);
  const queries = useQueryClient();
  const amount = formatMoney(transaction.amount);
  const { accountName, description } = transaction;
  const cancel = useMutation({
    ...cancelTransfer,
    onSettled: () => refreshMoney(queries),
    onSuccess: () => {
      showToast({
        title: words.done,
        description: words.doneDetail(amount, accountName),
        tone: 'positive',
      });
      dialog.onOpenChange(false);
    },
  });
  return (
    <ConfirmDialog
      {...dialog}
      title={words.title}
      description={words.what(amount, description)}
      keep={words.keep}
      actions={[
        {
          label: words.cancel,
          busy: cancel.isPending,
          onSelect: () => cancel.mutate({ id: transferId }),
        },
      ]}
      error={cancel.error}
    >
      <p>{words.detail(amount, accountName)}</p>
    </ConfirmDialog>
  );
}
