import { type RefObject, useRef } from 'react';
import { useFocusInPlace } from './use-focus-in-place.ts';

/**
 * Gives the focus back to the button that opened something in its own place, once that is gone: put the answer on the
 * button as its `ref`.
 */
export function useFocusBack(isOpen: boolean): RefObject<HTMLButtonElement | null> {
  const button = useRef<HTMLButtonElement>(null);
  const wasOpen = useRef(false);
  useFocusInPlace(() => {
    if (!isOpen && wasOpen.current) button.current?.focus();
    wasOpen.current = isOpen;
  }, isOpen);
  return button;
}
