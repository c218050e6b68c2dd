import {
  type FocusEvent,
  type RefObject,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
} from 'react';

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

/**
 * For `onFocus` of a scrolling row: the control that a key leads to comes in whole, with its list item. Browsers do not
 * move a control while only its edge is in sight. A press moves nothing: it would miss its button.
 */
export function bringInSight({ target }: FocusEvent): void {
  if (!target.matches(':focus-visible')) return;
  (target.closest('li') ?? target).scrollIntoView({ block: 'nearest', inline: 'nearest' });
}
