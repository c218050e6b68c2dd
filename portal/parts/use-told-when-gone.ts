import { useEffect, useRef } from 'react';
import { useExplain } from '../words/refusals.ts';
import { showToast } from './toast.tsx';

/**
 * Says in a toast that something was put back, where the place that would have said it is no longer on the screen.
 */
export function useToldWhenGone(): (title: string, error: unknown) => void {
  const explain = useExplain();
  const isHere = useRef(false);
  useEffect(() => {
    isHere.current = true;
    return () => {
      isHere.current = false;
    };
  }, []);
  return (title, error) => {
    if (isHere.current) return;
    showToast({ tone: 'danger', title, description: explain(error).title });
  };
}
