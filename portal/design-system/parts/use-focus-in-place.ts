import { useEffect, useEffectEvent, useLayoutEffect } from 'react';

/**
 * Focuses the replacement of an element: when it is shown, and whenever `shown` changes. Where the removed element had the
 * focus, this happens in the same commit: a dialog in which the focus is lost takes it itself, first in a microtask and
 * again in the next frame, which may come after the effects.
 */
export function useFocusInPlace<Shown>(focus: (shown?: Shown) => void, shown?: Shown): void {
  const give = useEffectEvent(focus);
  useLayoutEffect(() => {
    if (isFocusLost()) give(shown);
  }, [shown]);
  useEffect(() => give(shown), [shown]);
}

/** Nothing has the focus, and no dialog is opening: an opening dialog still has to note the previously focused element. */
function isFocusLost(): boolean {
  return (
    document.activeElement === document.body &&
    document.querySelector('[role=dialog][data-starting-style]') === null
  );
}
