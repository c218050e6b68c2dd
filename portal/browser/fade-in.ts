/** As long as `--duration-quick`. */
const durationMs = 120;

/**
 * Has what came fade in, unless less motion is wanted. Not in a view transition: for that the browser restyles the
 * whole page and takes its picture, while anyone who pressed waits to see that they did.
 */
export function fadeIn(element: Element | null): void {
  if (window.matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  element?.animate({ opacity: [0, 1] }, { duration: durationMs });
}
