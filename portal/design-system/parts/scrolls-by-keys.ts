const reached = 'a[href], button, input, select, textarea, [tabindex]';

/**
 * Lets a box that scrolls have the focus while nothing in it can: not every browser lets the keys scroll it otherwise (WCAG 2.1.1).
 * It is the `ref` of the box.
 */
export function scrollsByKeys(box: HTMLElement | null): (() => void) | undefined {
  if (box === null) return undefined;
  const look = () => {
    // What would lay the page out is asked last: most boxes have a control.
    if (box.querySelector(reached) === null && box.scrollHeight > box.clientHeight)
      box.tabIndex = 0;
    else box.removeAttribute('tabindex');
  };
  const sizes = new ResizeObserver(look);
  const contents = new MutationObserver(look);
  sizes.observe(box);
  contents.observe(box, { childList: true, subtree: true, characterData: true });
  return () => {
    sizes.disconnect();
    contents.disconnect();
  };
}
