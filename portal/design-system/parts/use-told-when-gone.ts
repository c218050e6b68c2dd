import { useEffect, useRef } from 'react';
import { useExplainNotDone } from '../../language/refusals.ts';
import { showToast } from './toast.tsx';

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
