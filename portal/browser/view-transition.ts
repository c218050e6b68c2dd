import { flushSync } from 'react-dom';

/** A browser that takes longer than this to take its picture of the page has no time for pictures. */
const takenMsMax = 50;

/** Once it has, nothing moves any more until the page is loaded again. */
let isTooSlow = false;

/** While one thing becomes another, its place is known by this name (`::view-transition-group`). */
const movingName = 'moving';

/**
 * Changes a state of React by which one thing on the page becomes another, in a view transition: `from` grows into what
 * `arrive` answers with. That is asked when the page has changed, and may set the focus. Without the means for it, or
 * for who wants less motion, the page changes at once.
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

/** Changes the page between two pictures of it; where the first is not there in time, without them. */
async function move(change: () => void): Promise<void> {
  const hurry = setTimeout(() => {
    isTooSlow = true;
    transition.skipTransition();
  }, takenMsMax);
  const transition = document.startViewTransition(() => {
    clearTimeout(hurry);
    change();
  });
  // One that is skipped or overtaken by another says so in vain.
  await Promise.allSettled([transition.ready, transition.finished]);
}
