import { flushSync } from 'react-dom';

/** A browser that takes longer than this to take its picture of the page has no time for pictures. */
const takenMsMax = 50;

/** After a slow picture, nothing moves any more until the page is loaded again. */
let isTooSlow = false;

/** The name of the moving element's place during a transition (`::view-transition-group`). */
const movingName = 'moving';

/**
 * Changes a state of React by which a thing on the page becomes another, in a view transition: `from` grows into the result
 * of `arrive`. `arrive` is called when the page has changed, and may set the focus. Without browser support, or for a
 * member that wants less motion, the page changes at once.
 */
export function growInTransition(
  update: () => void,
  { from, arrive }: { from: HTMLElement | null; arrive: () => HTMLElement | null },
): void {
  if (!mayMove()) {
    flushSync(update);
    arrive();
    return;
  }
  from?.style.setProperty('view-transition-name', movingName);
  let arrived: HTMLElement | null = null;
  const moved = move(() => {
    from?.style.removeProperty('view-transition-name');
    flushSync(update);
    arrived = arrive();
    arrived?.style.setProperty('view-transition-name', movingName);
  });
  void moved.then(() => arrived?.style.removeProperty('view-transition-name'));
}

function mayMove(): boolean {
  return (
    'startViewTransition' in document &&
    !isTooSlow &&
    document.visibilityState === 'visible' &&
    !window.matchMedia('(prefers-reduced-motion: reduce)').matches
  );
}

/** Changes the page between two pictures of it; with a late first picture, without pictures. */
async function move(change: () => void): Promise<void> {
  const hurry = setTimeout(() => {
    isTooSlow = true;
    transition.skipTransition();
  }, takenMsMax);
  const transition = document.startViewTransition(() => {
    clearTimeout(hurry);
    change();
  });
  // The rejection of a skipped or overtaken transition is ignored.
  await Promise.allSettled([transition.ready, transition.finished]);
}
