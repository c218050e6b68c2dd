import { Children, type ReactNode, startTransition, useEffect, useState } from 'react';

/**
 * Puts its children on the screen one after another, each in a task of its own: what is seen first does not wait for
 * what lies below it, and whoever presses something meanwhile is answered in between.
 */
export function OneAfterAnother({ children }: { children: ReactNode }) {
  const pieces = Children.toArray(children);
  const [shown, setShown] = useState(1);
  useEffect(() => {
    if (shown >= pieces.length) return;
    const timer = setTimeout(() => startTransition(() => setShown(shown + 1)));
    return () => clearTimeout(timer);
  }, [shown, pieces.length]);
  return pieces.slice(0, shown);
}
