import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { Payee } from '#contract/payees.ts';
import { RemoveInPlace } from '../../../parts/remove-in-place.tsx';
import { showToast } from '../../../parts/toast.tsx';
import { useUndo } from '../../../parts/undo.ts';
import { refreshBills, removePayee, restorePayee } from '../../../queries/bills.ts';
import { billsWords } from '../../../words/bills.ts';
import { useWords } from '../../../words/words.ts';
import { ProblemBanner } from '../../problem-banner.tsx';

interface RemovePayeeProps {
  payee: Payee;
  onKept: () => void;
  onRemoved: () => void;
}

/** Asks before a payee is taken off the list, in its place there. */
export function RemovePayee({ payee, onKept, onRemoved }: RemovePayeeProps) {
  const words = useWords(billsWords).payees;
  const queries = useQueryClient();
  const undo = useUndo();
  const restoring = useMutation({ ...restorePayee, onSettled: () => refreshBills(queries) });
  const removal = useMutation({
    ...removePayee,
    onSuccess: (_, id) => {
      onRemoved();
      showToast({
        title: words.removed(payee.name),
        action: undo(() => restoring.mutateAsync(id)),
      });
    },
    onSettled: () => refreshBills(queries),
  });
  return (
    <RemoveInPlace
      title={words.removeTitle(payee.name)}
      detail={words.removeDetail}
      words={words}
      problem={removal.error !== null && <ProblemBanner error={removal.error} />}
      busy={removal.isPending}
      onRemove={() => removal.mutate(payee.id)}
      onKept={onKept}
    />
  );
}
