import { Children, type ReactNode, startTransition, useEffect, useState } from 'react';
import { afterPaint } from '../../browser/when-idle.ts';

/**
 * Puts its children on the screen in sequence, each in a task of its own: the visible part does not wait for the part below
 * it, and a press meanwhile is answered in between.
 */
export function OneAfterAnother({ children }: { children: ReactNode }) {
  const pieces = Children.toArray(children);
  const [shown, setShown] = useState(1);
  useEffect(() => {
    if (shown >= pieces.length) return;
    let isLeft = false;
    // The one before is painted by itself: laying out two at once takes as long as both.
    afterPaint(() => {
      if (!isLeft) startTransition(() => setShown(shown + 1));
    });
    return () => {
      isLeft = true;
    };
  }, [shown, pieces.length]);
  return pieces.slice(0, shown);
}
