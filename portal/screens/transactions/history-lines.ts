import { type Cents, cents } from '#contract/cents.ts';
import type { LocalDate } from '#contract/time.ts';
import type { Transaction, TransactionPage } from '#contract/transactions.ts';

/** Transactions under one heading: those not settled yet, or those of one day. */
export interface HistoryGroup {
  readonly heading: 'pending' | LocalDate;
  readonly transactions: readonly Transaction[];
  /** False while the next page may hold more of this day; then its count and total are not known. */
  readonly complete: boolean;
  /** What came in less what went out; failed and cancelled transactions moved nothing. */
  readonly net: Cents;
}

/** One line of the list on the screen. */
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
  const byDay = Map.groupBy(settled, ({ date }) => date);
  const oldest = settled.at(-1)?.date;
  const all = pages.at(-1)?.next === null;
  const days = [...byDay].map(([date, transactions]) =>
    groupOf(date, transactions, all || date !== oldest),
  );
  return pending.length === 0 ? days : [groupOf('pending', pending, true), ...days];
}

/** The groups as the lines of one long list: each heading, then its transactions. */
export function linesOf(groups: readonly HistoryGroup[]): readonly HistoryLine[] {
  const lines: HistoryLine[] = [];
  for (const group of groups) {
    const headingIndex = lines.length;
    lines.push({ key: group.heading, group, transaction: null, position: 0, headingIndex });
    group.transactions.forEach((transaction, index) => {
      const position = index + 1;
      lines.push({ key: transaction.id, group, transaction, position, headingIndex });
    });
  }
  return lines;
}

/** The amount with its sign: what came in is positive, what went out negative. */
export function signedAmount({ type, amount }: Pick<Transaction, 'type' | 'amount'>): Cents {
  return type === 'credit' ? amount : cents(-amount);
}

function groupOf(
  heading: HistoryGroup['heading'],
  transactions: readonly Transaction[],
  complete: boolean,
): HistoryGroup {
  const moved = transactions.filter(({ status }) => status !== 'failed' && status !== 'cancelled');
  const net = cents(moved.reduce((sum, one) => sum + signedAmount(one), 0));
  return { heading, transactions, complete, net };
}

function isUnsettled({ status }: Transaction): boolean {
  return status === 'pending' || status === 'processing';
}
