import { partsWords } from '../words/parts.ts';
import { useExplain } from '../words/refusals.ts';
import { useWords } from '../words/words.ts';
import { showToast, type ToastMessage } from './toast.tsx';

/** The `Undo` of a toast: asks for the reversal, and says so where that is refused or gets no answer. */
export function useUndo(): (
  reverse: () => Promise<unknown>,
) => NonNullable<ToastMessage['action']> {
  const words = useWords(partsWords);
  const explain = useExplain();
  return (reverse) => ({
    label: words.undo,
    onSelect: () => {
      reverse().catch((error: unknown) => {
        showToast({ tone: 'danger', title: words.notUndone, description: explain(error).title });
      });
    },
  });
}
