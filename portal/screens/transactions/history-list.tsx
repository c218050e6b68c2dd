import { defaultRangeExtractor, useWindowVirtualizer } from '@tanstack/react-virtual';
import { useCallback, useEffect, useEffectEvent, useRef } from 'react';
import type { TransactionId } from '#contract/ids.ts';
import type { HistoryLine } from './history-lines.ts';
import { HistorySection, type PlacedLine } from './history-section.tsx';
import { useDocumentTop } from './use-document-top.ts';

interface HistoryListProps {
  lines: readonly HistoryLine[];
  /** What was searched for. */
  search: string;
  /** The transaction that is open; it is kept in sight. */
  openId: TransactionId | null;
  onOpen: (id: TransactionId) => void;
  /** Called when the last lines come near the screen. */
  onNearEnd: () => void;
}

/** Heights that a line has before it is measured, in CSS pixels. */
const headingHeightGuess = 42;
const rowHeightGuess = 68;
/** A history of so many lines stands in the document whole: the browser's own search finds all of it. */
const wholeMax = 100;
/** The header of the page and the heading of a day cover what is above, a phone's tabs what is below. */
const coveredAbove = 64 + headingHeightGuess;
const coveredBelow = 88;
/** So many lines before the end the next page is asked for. */
const nearEnd = 15;

/**
 * The history. Of a long one only the lines near the screen are in the document, so that it scrolls
 * as smoothly with a hundred thousand transactions as with ten.
 */
export function HistoryList({ lines, search, openId, onOpen, onNearEnd }: HistoryListProps) {
  const list = useRef<HTMLDivElement>(null);
  const scrollMargin = useDocumentTop(list);
  // While these stay the same, a scroll costs nothing that grows with the list.
  const getItemKey = useCallback((index: number) => lines[index]?.key ?? index, [lines]);
  const virtualizer = useWindowVirtualizer<HTMLElement>({
    count: lines.length,
    estimateSize: (index) =>
      lines[index]?.transaction === null ? headingHeightGuess : rowHeightGuess,
    getItemKey,
    overscan: lines.length <= wholeMax ? wholeMax : 8,
    scrollMargin,
    scrollPaddingStart: coveredAbove,
    scrollPaddingEnd: coveredBelow,
    rangeExtractor: (range) => {
      const near = defaultRangeExtractor(range);
      // The heading of the first lines stays at the top of the screen, however far up it began.
      const heading = lines[near[0] ?? 0]?.headingIndex;
      return heading === undefined || near.includes(heading) ? near : [heading, ...near];
    },
  });

  const shown = virtualizer.getVirtualItems().flatMap(({ index, start, end }): PlacedLine[] => {
    const line = lines[index];
    return line === undefined ? [] : [{ ...line, index, start, end }];
  });

  const last = shown.at(-1)?.index ?? 0;
  useEffect(() => {
    if (last >= lines.length - nearEnd) onNearEnd();
  }, [last, lines.length, onNearEnd]);

  const keepInSight = useEffectEvent((id: TransactionId) => {
    const index = lines.findIndex(({ transaction }) => transaction?.id === id);
    if (index >= 0) virtualizer.scrollToIndex(index, { align: 'auto' });
  });
  useEffect(() => {
    if (openId !== null) keepInSight(openId);
  }, [openId]);

  const top = (shown[0]?.start ?? scrollMargin) - scrollMargin;
  return (
    <div ref={list} className="@container relative" style={{ height: virtualizer.getTotalSize() }}>
      <div className="absolute inset-x-0" style={{ top }}>
        {[...Map.groupBy(shown, ({ group }) => group)].map(([group, own]) => (
          <HistorySection
            key={group.heading}
            group={group}
            lines={own}
            search={search}
            openId={openId}
            onOpen={onOpen}
            measure={virtualizer.measureElement}
          />
        ))}
      </div>
    </div>
  );
}
