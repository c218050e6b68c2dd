import type { KeyboardEvent } from 'react';

/** Arrow keys, Home and End move the focus among the buttons of a list, such as the tabs; Enter opens. */
export function moveAmongButtons(event: KeyboardEvent<HTMLButtonElement>): void {
  const buttons = [...(event.currentTarget.closest('ul')?.querySelectorAll('button') ?? [])];
  const from = buttons.indexOf(event.currentTarget);
  const to = placeAfterKey(event.key, from, buttons.length);
  if (to === null) return;
  event.preventDefault();
  buttons[to]?.focus();
}

/** Which button the focus goes to from the one at `from`, of `count`; null for any other key. */
export function placeAfterKey(key: string, from: number, count: number): number | null {
  switch (key) {
    case 'ArrowDown':
    case 'ArrowRight':
      return (from + 1) % count;
    case 'ArrowUp':
    case 'ArrowLeft':
      return (from - 1 + count) % count;
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    default:
      return null;
  }
}
