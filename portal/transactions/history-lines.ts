import { type Cents, cents } from '#contract/money/cents.ts';
import type { LocalDate } from '#contract/time/time.ts';
import type { Transaction, TransactionPage } from '#contract/transactions/transactions.ts';

/** Transactions under one heading: those not settled yet, or those of one day. */
export interface HistoryGroup {
  readonly heading: 'pending' | LocalDate;
  readonly transactions: readonly Transaction[];
  /** False while the next page may hold more of this day; then its count and total are not known. */
  readonly complete: boolean;
  /** See `netOf`. */
  readonly net: Cents;
}

/** A line of the list on the screen. */
export interface HistoryLine {
  readonly key: string;
  readonly group: HistoryGroup;
  /** Null on the line of the heading. */
  readonly transaction: Transaction | null;
  /** From 1, among the transactions of its group; 0 on the line of the heading. */
  readonly position: number;
  /** The index of the line of its heading. */
  readonly headingIndex: number;
}

/**
 * Puts what is not settled first and the rest under its days, newest first; every transaction once.
 * Only the first page is searched for unsettled ones: a very old one stays at its day, because
 * to lift it out from far below would move the list under the reader's eyes.
 */
export function groupHistory(pages: readonly TransactionPage[]): readonly HistoryGroup[] {
  const pending = pages[0]?.transactions.filter(isUnsettled) ?? [];
  const apart = new Set(pending);
  const settled = pages.flatMap((page) => page.transactions).filter((one) => !apart.has(one));
  const days = daysOf(settled, isWhole(pages));
  return pending.length === 0 ? days : [groupOf('pending', pending, true), ...days];
}

/** A history as it is shown. */
export interface History {
  readonly pages: readonly TransactionPage[];
  readonly groups: readonly HistoryGroup[];
  readonly lines: readonly HistoryLine[];
}

/**
 * The history of these pages. Where they are those of `before` and more, only what has come is looked at: of a
 * hundred thousand transactions the last page costs as little as the second.
 */
export function historyOf(pages: readonly TransactionPage[], before: History | null): History {
  const known = before?.pages.length ?? 0;
  const continues =
    before !== null && known > 0 && before.pages.every((page, index) => page === pages[index]);
  const last = before?.groups.at(-1);
  if (!continues || last === undefined || last.complete) {
    const groups = groupHistory(pages);
    return { pages, groups, lines: linesOf(groups) };
  }
  const come = pages.slice(known).flatMap((page) => page.transactions);
  const days = daysOf([...last.transactions, ...come], isWhole(pages));
  const kept = before.lines.slice(0, before.lines.length - last.transactions.length - 1);
  return {
    pages,
    groups: before.groups.slice(0, -1).concat(days),
    lines: kept.concat(linesOf(days, kept.length)),
  };
}

/** The groups as the lines of one long list, of which the first has the index `from`: each heading, then its transactions. */
export function linesOf(groups: readonly HistoryGroup[], from = 0): readonly HistoryLine[] {
  const lines: HistoryLine[] = [];
  for (const group of groups) {
    const headingIndex = from + lines.length;
    lines.push({ key: group.heading, group, transaction: null, position: 0, headingIndex });
    group.transactions.forEach((transaction, index) => {
      const position = index + 1;
      lines.push({ key: transaction.id, group, transaction, position, headingIndex });
    });
  }
  return lines;
}

/** Above this no browser shows an element whole; the rest is awaited once the member gets there. */
const awaitedMost = 200_000;
/** Where the number of further lines is unknown. */
const awaitedAtLeast = 8;

/**
 * For how many rows there is to be room after those of these pages: for all that the history is known to have,
 * so that the scroll bar says from the beginning how long it is.
 */
export function awaitedLines(pages: readonly TransactionPage[], count: number | undefined): number {
  const read = pages.reduce((sum, { transactions }) => sum + transactions.length, 0);
  return Math.min(Math.max((count ?? 0) - read, awaitedAtLeast), awaitedMost);
}

/** The amount with its sign: money in is positive, money out negative. */
export function signedAmount({ type, amount }: Pick<Transaction, 'type' | 'amount'>): Cents {
  return type === 'credit' ? amount : cents(-amount);
}

/** Money in less money out; failed and cancelled transactions moved nothing. */
export function netOf(transactions: readonly Transaction[]): Cents {
  const moved = transactions.filter(({ status }) => status !== 'failed' && status !== 'cancelled');
  return cents(moved.reduce((sum, one) => sum + signedAmount(one), 0));
}

/** Consecutive transactions, under their days; `lastIsWhole` says whether the last day is whole. */
function daysOf(transactions: readonly Transaction[], lastIsWhole: boolean): HistoryGroup[] {
  const byDay = Map.groupBy(transactions, ({ date }) => date);
  const oldest = transactions.at(-1)?.date;
  return [...byDay].map(([date, own]) => groupOf(date, own, lastIsWhole || date !== oldest));
}

function isWhole(pages: readonly TransactionPage[]): boolean {
  return pages.at(-1)?.next === null;
}

function groupOf(
  heading: HistoryGroup['heading'],
  transactions: readonly Transaction[],
  complete: boolean,
): HistoryGroup {
  return { heading, transactions, complete, net: netOf(transactions) };
}

function isUnsettled({ status }: Transaction): boolean {
  return status === 'pending' || status === 'processing';
}
