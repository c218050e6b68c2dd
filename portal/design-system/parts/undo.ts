import { partsWords } from '../words.ts';
import { useExplainNotDone } from '../../language/refusals.ts';
import { useWords } from '../../language/sentences.ts';
import { showToast, type ToastMessage } from './toast.tsx';
import { useEffect, useRef } from 'react';

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

/**
 * Says in a toast that something was put back, where the place that would have said it is no longer on the screen.
 */
export function useToldWhenGone(): (title: string, error: unknown) => void {
  const explain = useExplainNotDone();
  const isHere = useRef(false);
  useEffect(() => {
    isHere.current = true;
    return () => {
      isHere.current = false;
    };
  }, []);
  return (title, error) => {
    if (isHere.current) return;
    const { title: said, detail } = explain(title, error);
    showToast({ tone: 'danger', title: said, description: detail });
  };
}
