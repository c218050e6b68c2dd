import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { TransferId } from '#contract/text/ids.ts';
import type { Transaction } from '#contract/transactions/transactions.ts';
import { Button } from '../design-system/parts/button.tsx';
import { Dialog, type DialogProps } from '../design-system/parts/dialog.tsx';
import { showToast } from '../design-system/parts/toast.tsx';
import { refreshMoney } from '../queries/refresh.ts';
import { cancelTransfer } from './queries.ts';
import { formatMoney } from '../language/format.ts';
import { transferWords } from './words.es.ts';
import { useWords } from '../language/words.ts';
import { ProblemBanner } from '../design-system/composed/problem-banner.tsx';

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
    <Dialog
      {...dialog}
      title={words.title}
      description={words.what(amount, description)}
      footer={
        <>
          <Button tone="secondary" onClick={() => dialog.onOpenChange(false)}>
            {words.keep}
          </Button>
          <Button
            tone="danger"
            busy={cancel.isPending}
            onClick={() => {
              if (!cancel.isPending) cancel.mutate(transferId);
            }}
          >
            {words.cancel}
          </Button>
        </>
      }
    >
      <div className="grid gap-4">
        <p>{words.detail(amount, accountName)}</p>
        {cancel.error !== null && <ProblemBanner error={cancel.error} />}
      </div>
    </Dialog>
  );
}
