import { type FocusEvent, useEffect, useState } from 'react';

interface LeftField {
  /** Whether the field was left since something was typed into it: then what stands in it can be judged. */
  isLeft: boolean;
  /** For `onBlur`. */
  leave: (event: FocusEvent<HTMLElement>) => void;
  /** The field is being filled again. */
  fill: () => void;
}

/**
 * The time at which a field states its fault: once it was left. Where a press took the focus away, only after the press: a
 * message that came while the button is held down would push the pressed control away, and the press would be lost.
 */
export function useLeftField(): LeftField {
  const [isLeft, setLeft] = useState(false);
  useEffect(watchPresses, []);
  return {
    isLeft,
    leave: ({ currentTarget: field }) =>
      afterPress(() => {
        if (document.activeElement !== field) setLeft(true);
      }),
    fill: () => setLeft(false),
  };
}

let isWatched = false;
let isPressed = false;
let waiting: (() => void)[] = [];

/** Calls at once where nothing is pressed, else after the press and its click. */
function afterPress(then: () => void): void {
  if (isPressed) waiting.push(then);
  else then();
}

/** Mouse events follow a finger too, after it was lifted. Dragging has an end of its own. */
function watchPresses(): void {
  if (isWatched) return;
  isWatched = true;
  window.addEventListener('mousedown', () => (isPressed = true), { capture: true });
  for (const end of ['mouseup', 'dragend']) {
    window.addEventListener(end, () => setTimeout(endPress), { capture: true });
  }
}

function endPress(): void {
  isPressed = false;
  const due = waiting;
  waiting = [];
  for (const then of due) then();
}
