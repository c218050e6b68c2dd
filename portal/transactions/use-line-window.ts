import {
  type RefObject,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useReducer,
  useRef,
  useState,
} from 'react';
import { flushSync } from 'react-dom';
import { LineHeights, type MeasurableLine, rowHeight } from './line-heights.ts';

/** A stretch of lines, `end` not included. */
interface Stretch {
  readonly first: number;
  readonly end: number;
}

/** A history of this many lines stands in the document whole: the browser's own search finds all of it. */
const wholeMost = 100;
/** This many lines above and below the window are in the document too. */
const reserve = 12;
/** The stretch moves on once fewer than this many reserve lines are left. */
const reserveLeast = 4;

/** The covered parts of the window, in CSS pixels: the header and a heading above, a phone's tabs below. */
const coveredAbove = 64 + 37;
const coveredBelow = 88;

export interface LineWindow extends Stretch {
  /** The height of the list, in CSS pixels. */
  readonly height: number;
  /** Where a line begins, in CSS pixels from the top of the list; also those that are awaited. */
  readonly startOf: (index: number) => number;
  /** The `ref` of each line, which says in `data-index` which one it is. */
  readonly measure: (element: HTMLElement | null) => (() => void) | undefined;
  /** Scrolls the page only as far as it must. */
  readonly bringInSight: (index: number) => void;
}

/**
 * The lines near the window, of a list that scrolls with the page. After the `lines` there is room for `awaited` rows that
 * are still to come. The visible text stays where it is when lines come, go or grow above it.
 */
export function useLineWindow(
  list: RefObject<HTMLElement | null>,
  lines: readonly MeasurableLine[],
  awaited: number,
): LineWindow {
  const top = useDocumentTop(list);
  const [heights] = useState(() => new LineHeights());
  // Where the page is scrolled to, and how high its lines are, stands nowhere in the state.
  const [, drawAgain] = useReducer((times: number) => times + 1, 0);
  // Lines that React draws ahead of time may be in there when something happens to those on the screen.
  const ofLines = () => heights.setLines(lines);
  const total = ofLines().total;
  const count = lines.length + awaited;
  const startOf = (index: number) =>
    index <= lines.length
      ? ofLines().startOf(index)
      : ofLines().total + (index - lines.length) * rowHeight;
  const indexAt = (offset: number) =>
    offset < ofLines().total || lines.length === count
      ? ofLines().indexAt(offset)
      : Math.min(lines.length + Math.floor((offset - ofLines().total) / rowHeight), count - 1);

  const inWindow = (): Stretch => {
    const offset = window.scrollY - top;
    return { first: indexAt(offset), end: indexAt(offset + window.innerHeight) + 1 };
  };
  const near = ({ first, end }: Stretch): Stretch =>
    awaited === 0 && count <= wholeMost
      ? { first: 0, end: count }
      : { first: Math.max(first - reserve, 0), end: Math.min(end + reserve, count) };

  const stretch = near(inWindow());
  const drawn = useRef(stretch);
  useLayoutEffect(() => {
    drawn.current = stretch;
  });
  const follow = useEffectEvent(() => {
    const seen = inWindow();
    const { first, end } = drawn.current;
    const enoughAbove = first === 0 || seen.first - first >= reserveLeast;
    const enoughBelow = end >= count || end - seen.end >= reserveLeast;
    if (enoughAbove && enoughBelow) return;
    // After a jump no visible line is in the document: the lines are drawn before the browser paints.
    if (seen.first < first || seen.end > end) flushSync(drawAgain);
    else drawAgain();
  });
  useEffect(() => {
    const scrolled = () => follow();
    window.addEventListener('scroll', scrolled, { passive: true });
    window.addEventListener('resize', scrolled);
    return () => {
      window.removeEventListener('scroll', scrolled);
      window.removeEventListener('resize', scrolled);
    };
  }, []);

  const steady = useSteadyTop(lines, top, startOf, indexAt);
  const measured = useEffectEvent((entries: readonly ResizeObserverEntry[]) => {
    let moved = 0;
    let hasMoved = false;
    for (const { target, borderBoxSize } of entries) {
      const index = Number(target.getAttribute('data-index'));
      const isAbove = startOf(index) + top < window.scrollY;
      const by = target.isConnected
        ? ofLines().measure(index, borderBoxSize[0]?.blockSize ?? 0)
        : 0;
      hasMoved ||= by !== 0;
      if (isAbove) moved += by;
    }
    if (hasMoved) drawAgain();
    if (moved !== 0) window.scrollBy(0, moved);
    steady();
  });
  const onMeasured = useRef<(entries: readonly ResizeObserverEntry[]) => void>(() => {});
  const observer = useRef<ResizeObserver | null>(null);
  useLayoutEffect(() => {
    onMeasured.current = (entries) => measured(entries);
    return () => observer.current?.disconnect();
  }, []);
  const [measure] = useState(() => (element: HTMLElement | null) => {
    if (element === null) return undefined;
    observer.current ??= new ResizeObserver((entries) => onMeasured.current(entries));
    observer.current.observe(element);
    return () => observer.current?.unobserve(element);
  });

  const bringInSight = (index: number) => {
    const start = startOf(index) + top;
    const end = startOf(index + 1) + top;
    const { scrollY, innerHeight } = window;
    if (start < scrollY + coveredAbove) window.scrollTo(0, start - coveredAbove);
    else if (end > scrollY + innerHeight - coveredBelow) {
      window.scrollTo(0, end - innerHeight + coveredBelow);
    }
  };

  return {
    first: Math.min(stretch.first, count),
    end: Math.min(stretch.end, count),
    height: total + awaited * rowHeight,
    startOf,
    measure,
    bringInSight,
  };
}

interface Anchor {
  readonly key: string;
  readonly start: number;
}

/**
 * Scrolls along when lines come or go above the top line of the window, such as a transaction that arrives while the member
 * reads last year's. Returns the way to say that lines have moved and the page with them.
 */
function useSteadyTop(
  lines: readonly MeasurableLine[],
  top: number,
  startOf: (index: number) => number,
  indexAt: (offset: number) => number,
): () => void {
  const anchor = useRef<Anchor | null>(null);
  const remember = () => {
    const offset = window.scrollY - top;
    const index = indexAt(offset);
    const key = lines[index]?.key;
    // At its top the list shows the newest lines.
    anchor.current = offset <= 0 || key === undefined ? null : { key, start: startOf(index) };
  };
  const rememberNow = useEffectEvent(remember);
  useEffect(() => {
    const scrolled = () => rememberNow();
    window.addEventListener('scroll', scrolled, { passive: true });
    return () => window.removeEventListener('scroll', scrolled);
  }, []);
  const hold = useEffectEvent((now: readonly MeasurableLine[]) => {
    const before = anchor.current;
    if (before !== null) {
      const index = now.findIndex(({ key }) => key === before.key);
      const moved = index < 0 ? 0 : startOf(index) - before.start;
      if (moved !== 0) window.scrollBy(0, moved);
    }
    remember();
  });
  useLayoutEffect(() => hold(lines), [lines]);
  return remember;
}

function useDocumentTop(element: RefObject<HTMLElement | null>): number {
  const [top, setTop] = useState(0);
  useLayoutEffect(() => {
    const measure = () => {
      const box = element.current?.getBoundingClientRect();
      if (box !== undefined) setTop(Math.round(box.top + window.scrollY));
    };
    measure();
    // Whatever moves the element down or up, such as a second line of filters, changes the height
    // of the page too.
    const observer = new ResizeObserver(measure);
    observer.observe(document.body);
    return () => observer.disconnect();
  }, [element]);
  return top;
}
