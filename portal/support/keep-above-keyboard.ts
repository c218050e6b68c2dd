/**
 * As a `ref`: tells the element in `--keyboard` how many pixels of the window's foot the keyboard of a phone
 * covers, for as long as the element is there. Phones that shrink the window itself cover nothing.
 */
export function keepAboveKeyboard(element: HTMLElement | null): (() => void) | undefined {
  const seen = window.visualViewport;
  if (element === null || seen === null) return undefined;
  const measure = () => {
    // Zoomed in, less of the window is seen for another reason.
    const covered = seen.scale > 1 ? 0 : window.innerHeight - seen.height - seen.offsetTop;
    element.style.setProperty('--keyboard', `${Math.max(0, Math.round(covered))}px`);
  };
  measure();
  seen.addEventListener('resize', measure);
  seen.addEventListener('scroll', measure);
  return () => {
    seen.removeEventListener('resize', measure);
    seen.removeEventListener('scroll', measure);
  };
}
