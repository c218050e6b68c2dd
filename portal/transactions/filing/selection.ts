import { filedAtOnceMax } from '#contract/transactions/filing-terms.ts';
import type { TransactionId } from '#contract/text/ids.ts';
import type { Transaction } from '#contract/transactions/transactions.ts';
import type { HistoryLine } from '../history-lines.ts';

/** The rows that the member has chosen in the history, as they were then. */
export interface Selection {
  readonly chosen: ReadonlyMap<TransactionId, Transaction>;
  /** The last row that was chosen: a range begins there. */
  readonly last: TransactionId | null;
}

export const nothingChosen: Selection = { chosen: new Map(), last: null };

/**
 * The selection with this row in it, or without it where it was in. `through`: with all rows from the last one to this.
 * Never more than the bank files at once: a range then ends before this row.
 */
export function toggled(
  { chosen, last }: Selection,
  lines: readonly HistoryLine[],
  id: TransactionId,
  through: boolean,
): Selection {
  const placeOf = (of: TransactionId | null) =>
    lines.findIndex(({ transaction }) => transaction !== null && transaction.id === of);
  const to = placeOf(id);
  const from = through ? placeOf(last) : -1;
  const next = new Map(chosen);
  if (from < 0 && next.delete(id)) return { chosen: next, last: id };
  const [first, end] = from < 0 ? [to, to] : [Math.min(from, to), Math.max(from, to)];
  const between = lines.slice(first, end + 1).flatMap(({ transaction }) => transaction ?? []);
  for (const row of from > to ? between.toReversed() : between) {
    if (next.size < filedAtOnceMax) next.set(row.id, row);
  }
  return { chosen: next, last: id };
}
