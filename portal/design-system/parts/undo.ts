import { partsWords } from '../words.ts';
import { useExplainNotDone } from '../../language/refusals.ts';
import { useWords } from '../../language/sentences.ts';
import { showToast, type ToastMessage } from './toast.tsx';

/** The `Undo` of a toast: asks for the reversal, and says so where that is refused or gets no answer. */
export function useUndo(): (
  reverse: () => Promise<unknown>,
) => NonNullable<ToastMessage['action']> {
  const words = useWords(partsWords);
  const explain = useExplainNotDone();
  return (reverse) => ({
    label: words.undo,
    onSelect: () => {
      reverse().catch((error: unknown) => {
        const { title, detail } = explain(words.notUndone, error);
        showToast({ tone: 'danger', title, description: detail });
      });
    },
  });
}
