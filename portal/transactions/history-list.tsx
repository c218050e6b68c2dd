import { Fragment, type KeyboardEvent, memo, useEffect, useEffectEvent, useRef } from 'react';
import { namesOfOpen, statusWords } from '#contract/transactions/status-words.ts';
import type { TransactionId } from '#contract/text/ids.ts';
import { transactionsWords } from './words.ts';
import { useWords } from '../language/sentences.ts';
import type { HistoryGroup, HistoryLine } from './history-lines.ts';
import type { Selection } from './filing/selection.ts';
import { rowButtonId, TransactionRow } from './transaction-row.tsx';
import { type LineWindow, useLineWindow } from './use-line-window.ts';
import { Skeleton } from '../design-system/parts/states.tsx';
import { formatCount, formatDay } from '../language/format.ts';
import { Balance } from '../design-system/parts/money.tsx';

interface HistoryListProps {
  lines: readonly HistoryLine[];
  /** How many rows are to come after these, with room kept for them. */
  awaited: number;
  search: string;
  /** The transaction that is open; it is kept in sight. */
  openId: TransactionId | null;
  onOpen: (id: TransactionId) => void;
  /** The chosen rows; null while the member chooses none. */
  chosen: Selection['chosen'] | null;
  onChoose: (id: TransactionId, through: boolean) => void;
  /** Called while fewer than a few screens of lines are left below the window. */
  onNearEnd: () => void;
}

/** The next page is fetched this many lines before the end, so that it is there when the member scrolls on. */
const nearEnd = 120;
/** The wait before more lines are fetched: a member at the first lines, or at a search, needs no thousand more. */
const lookingMs = 600;
/** The wait while the placeholder of the next page is visible. */
const waitingMs = 30;

/**
 * The history. Of a long one only the lines near the screen are in the document, so that it scrolls
 * as smoothly with a hundred thousand transactions as with ten.
 */
export const HistoryList = memo(function HistoryList({
  lines,
  awaited,
  search,
  openId,
  onOpen,
  chosen,
  onChoose,
  onNearEnd,
}: HistoryListProps) {
  const words = useWords(transactionsWords);
  const list = useRef<HTMLDivElement>(null);
  const near = useLineWindow(list, lines, awaited);
  const shown = placedLines(lines, near);
  const comingFirst = Math.max(near.first, lines.length);

  useEffect(() => {
    if (near.end < lines.length - nearEnd) return undefined;
    // Retried, because a fetch can end without a change that would start the next one.
    const timer = setInterval(onNearEnd, near.end < lines.length ? lookingMs : waitingMs);
    return () => clearInterval(timer);
  }, [near.end, lines.length, onNearEnd]);

  const keepInSight = useEffectEvent((id: TransactionId) => {
    const index = lines.findIndex(({ transaction }) => transaction?.id === id);
    if (index >= 0) near.bringInSight(index);
  });
  useEffect(() => {
    if (openId !== null) keepInSight(openId);
  }, [openId]);

  const goAlong = (event: KeyboardEvent) => {
    const step = stepOf(event);
    const at = event.target instanceof Element ? event.target : null;
    const own = at?.closest('[data-index]') ?? null;
    // The button of a menu opens it by the same keys.
    if (step === 0 || own === null || at?.closest('[aria-haspopup]')) return;
    event.preventDefault();
    const place = Number(own.getAttribute('data-index'));
    // Between two neighbours there is at most the heading of a day.
    const to = lines[place + step]?.transaction ? place + step : place + 2 * step;
    const id = lines[to]?.transaction?.id;
    if (id === undefined) return;
    near.bringInSight(to);
    focusRow(id);
  };

  const from = shown[0]?.start ?? near.startOf(comingFirst);
  const shownEnd = shown.at(-1)?.end ?? from;
  return (
    // The keys only lead from one button of a row to the next.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <div
      ref={list}
      onKeyDown={goAlong}
      className="@container relative [overflow-anchor:none]"
      style={{ height: near.height }}
    >
      <div className="absolute inset-x-0" style={{ top: from }}>
        {[...Map.groupBy(shown, ({ group }) => group)].map(([group, own]) => (
          <HistorySection
            key={group.heading}
            group={group}
            lines={own}
            search={search}
            openId={openId}
            onOpen={onOpen}
            chosen={chosen}
            onChoose={onChoose}
            measure={near.measure}
          />
        ))}
        {near.end > comingFirst && (
          <div role="status" aria-busy="true">
            <span className="sr-only">{words.awaited}</span>
            <div style={{ height: near.startOf(comingFirst) - shownEnd }} />
            {Array.from({ length: near.end - comingFirst }, (_, row) => (
              <AwaitedRow key={comingFirst + row} />
            ))}
          </div>
        )}
      </div>
    </div>
  );
});

function placedLines(lines: readonly HistoryLine[], near: LineWindow): readonly PlacedLine[] {
  const placed = (index: number): PlacedLine[] => {
    const line = lines[index];
    if (line === undefined) return [];
    return [{ ...line, index, start: near.startOf(index), end: near.startOf(index + 1) }];
  };
  const end = Math.min(near.end, lines.length);
  const own = Array.from(
    { length: Math.max(end - near.first, 0) },
    (_, place) => near.first + place,
  );
  const heading = lines[near.first]?.headingIndex ?? near.first;
  return [...(heading < near.first ? placed(heading) : []), ...own.flatMap(placed)];
}

/** `j` and the arrow down lead to the next row, `k` and the arrow up to the row before. */
function stepOf({ key, ctrlKey, metaKey, altKey }: KeyboardEvent): -1 | 0 | 1 {
  if (ctrlKey || metaKey || altKey) return 0;
  if (key === 'ArrowDown' || key === 'j') return 1;
  return key === 'ArrowUp' || key === 'k' ? -1 : 0;
}

/** Focuses the row at once, or once the row is in the document. */
export function focusRow(id: TransactionId, tries = 5): void {
  const button = document.getElementById(rowButtonId(id));
  if (button !== null) button.focus({ preventScroll: true });
  else if (tries > 0) requestAnimationFrame(() => focusRow(id, tries - 1));
}

/** As high as the row of a transaction that it stands in for. */
export const AwaitedRow = memo(function AwaitedRow() {
  return (
    <div className="flex h-15 items-center gap-3 px-4 @lg:px-5">
      <Skeleton className="size-9 shrink-0 rounded-full!" />
      <div className="flex flex-1 flex-col gap-2">
        <Skeleton className="h-3.5 w-2/5" />
        <Skeleton className="h-3 w-1/4" />
      </div>
      <Skeleton className="h-4 w-20" />
    </div>
  );
});

/** A line with its place in the list: its index, and where it begins and ends in CSS pixels. */
interface PlacedLine extends HistoryLine {
  index: number;
  start: number;
  end: number;
}

interface HistorySectionProps extends Pick<
  HistoryListProps,
  'search' | 'openId' | 'onOpen' | 'chosen' | 'onChoose'
> {
  group: HistoryGroup;
  /** Those of its lines that are near the screen. */
  lines: readonly PlacedLine[];
  measure: (element: HTMLElement | null) => (() => void) | undefined;
}

/** A day, or the unsettled transactions: its heading, which stays in sight, and its transactions. */
function HistorySection({ group, lines, openId, chosen, measure, ...row }: HistorySectionProps) {
  const said = useWords(statusWords);
  const name =
    group.heading === 'pending'
      ? namesOfOpen(
          said,
          group.transactions.map(({ status }) => status),
        )
      : formatDay(group.heading);
  const heading = lines.find(({ transaction }) => transaction === null);
  const first = lines.find(({ transaction }) => transaction !== null);
  const leftOut = heading && first ? first.start - heading.end : 0;
  return (
    <section aria-label={name}>
      {heading && (
        <div
          ref={measure}
          data-index={heading.index}
          className="sticky top-16 short:top-0 z-10 border-b border-line bg-surface"
        >
          <GroupHeading group={group} name={name} />
        </div>
      )}
      {leftOut > 0 && <div style={{ height: leftOut }} />}
      <ul>
        {lines.map(({ key, transaction, index, position }) => (
          <Fragment key={key}>
            {transaction && (
              <TransactionRow
                ref={measure}
                data-index={index}
                aria-posinset={position}
                aria-setsize={group.complete ? group.transactions.length : -1}
                {...row}
                transaction={transaction}
                open={transaction.id === openId}
                chosen={chosen && chosen.has(transaction.id)}
                dated={group.heading === 'pending'}
              />
            )}
          </Fragment>
        ))}
      </ul>
    </section>
  );
}

function GroupHeading({ group, name }: { group: HistoryGroup; name: string }) {
  const words = useWords(transactionsWords);
  const count = group.transactions.length;
  return (
    <div className="flex items-baseline justify-between gap-4 px-4 py-2 text-small @lg:px-5">
      <h2 className="min-w-0 font-semibold">
        {name}
        {group.complete && (
          <span className="font-normal text-muted">
            {' · '}
            <span aria-hidden="true" className="figures @lg:hidden">
              {formatCount(count)}
            </span>
            <span className="@max-lg:sr-only">{words.inGroup(count)}</span>
          </span>
        )}
      </h2>
      {group.complete && (
        <p className="text-muted">
          <span className="sr-only">{words.groupTotal} </span>
          <Balance kind="amount" amount={group.net} sign="always" />
        </p>
      )}
    </div>
  );
}
