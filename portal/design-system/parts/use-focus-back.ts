import { type RefObject, useEffect, useRef } from 'react';

/**
 * Gives the focus back to the button that opened something in its own place, once that is gone: put the answer on the
 * button as its `ref`.
 */
export function useFocusBack(isOpen: boolean): RefObject<HTMLButtonElement | null> {
  const button = useRef<HTMLButtonElement>(null);
  const wasOpen = useRef(false);
  useEffect(() => {
    if (!isOpen && wasOpen.current) button.current?.focus();
    wasOpen.current = isOpen;
  }, [isOpen]);
  return button;
}
