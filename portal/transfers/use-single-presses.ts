import { useEffect } from 'react';

/**
 * While `active`, the second click of a double click and the repeats of a key held down do nothing
 * anywhere. Who presses the button that opens a dialog so would else press at once what has just
 * come under the pointer or the focus: a button that nobody has read yet, or the page beside the
 * dialog, which closes it.
 */
export function useSinglePresses(active: boolean): void {
  useEffect(() => {
    if (!active) return;
    const swallow = (event: MouseEvent | KeyboardEvent) => {
      const again = event instanceof KeyboardEvent ? isHeldDown(event) : event.detail > 1;
      if (!again) return;
      event.preventDefault();
      event.stopImmediatePropagation();
    };
    window.addEventListener('click', swallow, { capture: true });
    window.addEventListener('keydown', swallow, { capture: true });
    return () => {
      window.removeEventListener('click', swallow, { capture: true });
      window.removeEventListener('keydown', swallow, { capture: true });
    };
  }, [active]);
}

function isHeldDown({ repeat, key }: KeyboardEvent): boolean {
  return repeat && (key === 'Enter' || key === ' ');
}
