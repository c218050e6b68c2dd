let wasControl = false;

/**
 * The second press of a double click on a button or a link selects nothing: the first press may have put text in its place,
 * of which a word would be marked. A double click on text itself marks the word, as always.
 */
export function selectNothingBesideControls(): void {
  window.addEventListener('mousedown', (event) => {
    if (event.detail < 2) wasControl = isControl(event.target);
    else if (wasControl && !isControl(event.target)) event.preventDefault();
  });
}

function isControl(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('button, a, summary, label') !== null;
}
