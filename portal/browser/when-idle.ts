/** The current screen comes first: its own scripts and answers are on their way for about this long. */
const settlingMs = 4_000;

/** On a page that is never idle the next piece is done after this time all the same. */
const longestWaitMs = 300;

const waiting: (() => void)[] = [];
let begun = false;

/**
 * Does the work once the page is ready and the browser is idle; piece by piece, so that no piece delays a press by the
 * member. All work fetches data or code, so that it waits for a connection: browsers may keep a failed import. Returns the
 * way to call the work off.
 */
export function whenIdle(work: () => void): () => void {
  // A page that is rendered ahead of time has nobody who would ask for more.
  if (typeof document === 'undefined') return () => {};
  waiting.push(work);
  if (!begun) {
    begun = true;
    setTimeout(doNext, settlingMs);
  }
  return () => {
    const place = waiting.indexOf(work);
    if (place >= 0) waiting.splice(place, 1);
  };
}

function doNext(): void {
  if (!navigator.onLine) {
    window.addEventListener('online', doNext, { once: true });
    return;
  }
  const work = waiting.shift();
  work?.();
  if (waiting.length === 0) begun = false;
  else if (typeof requestIdleCallback === 'undefined') setTimeout(doNext, 100);
  else requestIdleCallback(doNext, { timeout: longestWaitMs });
}

export interface FetchedAhead {
  /** Also in data-saving mode: for code that is needed when the connection may be gone. */
  readonly evenSavingData?: boolean;
}

/**
 * Fetches a chunk in advance when the browser is idle, unless the member saves data: then it is fetched when it is needed. Returns the
 * way to call it off.
 */
export function fetchWhenIdle(
  load: () => Promise<unknown>,
  { evenSavingData = false }: FetchedAhead = {},
): () => void {
  return whenIdle(() => {
    if (!evenSavingData && savesData()) return;
    load().catch(() => {
      // Only the advance fetch failed. The component fetches the chunk again when it is needed, and reports a failure
      // then.
    });
  });
}

/**
 * Whether the member has told the browser to save data: the Data Saver of Android and Chromium (Network Information API, `saveData`).
 * Browsers that do not know it save nothing.
 */
export function savesData(): boolean {
  const { connection } = navigator as { connection?: { saveData?: boolean } };
  return connection?.saveData === true;
}

/** Does the work when what was changed just now is on the screen: anyone who pressed something sees that first. */
export function afterPaint(work: () => void): void {
  // A page that nobody sees draws no frames.
  if (document.visibilityState === 'visible') requestAnimationFrame(() => setTimeout(work));
  else setTimeout(work);
}
