import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { Payee } from '#contract/bills/payees.ts';
import { RemoveInPlace } from '../design-system/parts/remove-in-place.tsx';
import { showToast } from '../design-system/parts/toast.tsx';
import { useUndo } from '../design-system/parts/undo.ts';
import { refreshBills, removePayee, restorePayee } from './queries.ts';
import { savedNameWords } from '../saved-names/words.ts';
import { billsWords } from './words.ts';
import { useWords } from '../language/sentences.ts';
import { ProblemBanner } from '../design-system/composed/problem-banner.tsx';

interface RemovePayeeProps {
  payee: Payee;
  onKept: () => void;
  onRemoved: () => void;
}

/** Asks before a payee is taken off the list, in its place there. */
export function RemovePayee({ payee, onKept, onRemoved }: RemovePayeeProps) {
  const words = useWords(billsWords).payees;
  const { removed } = useWords(savedNameWords);
  const queries = useQueryClient();
  const undo = useUndo();
  const restoring = useMutation({ ...restorePayee, onSettled: () => refreshBills(queries) });
  const removal = useMutation({
    ...removePayee,
    onSuccess: (_, id) => {
      onRemoved();
      showToast({
        title: removed(payee.name),
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
