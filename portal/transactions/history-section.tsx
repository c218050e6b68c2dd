import { Fragment } from 'react';
import type { TransactionId } from '#contract/text/ids.ts';
import { formatCount, formatDay } from '../language/format.ts';
import { transactionsWords } from './words.ts';
import { useWords } from '../language/sentences.ts';
import type { HistoryGroup, HistoryLine } from './history-lines.ts';
import { TransactionRow } from './transaction-row.tsx';
import { Balance } from '../design-system/parts/money.tsx';

/** A line with its place in the list: its index, and where it begins and ends in CSS pixels. */
export interface PlacedLine extends HistoryLine {
  index: number;
  start: number;
  end: number;
}

interface HistorySectionProps {
  group: HistoryGroup;
  /** Those of its lines that are near the screen. */
  lines: readonly PlacedLine[];
  search: string;
  openId: TransactionId | null;
  onOpen: (id: TransactionId) => void;
  measure: (element: HTMLElement | null) => (() => void) | undefined;
}

/** A day, or the unsettled transactions: its heading, which stays in sight, and its transactions. */
export function HistorySection({
  group,
  lines,
  search,
  openId,
  onOpen,
  measure,
}: HistorySectionProps) {
  const words = useWords(transactionsWords);
  const name = group.heading === 'pending' ? words.pending : formatDay(group.heading);
  const heading = lines.find(({ transaction }) => transaction === null);
  const first = lines.find(({ transaction }) => transaction !== null);
  const leftOut = heading && first ? first.start - heading.end : 0;
  return (
    <section aria-label={name}>
      {heading && (
        <div
          ref={measure}
          data-index={heading.index}
          className="sticky top-16 z-10 border-b border-line bg-surface"
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
                transaction={transaction}
                search={search}
                open={transaction.id === openId}
                onOpen={onOpen}
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
