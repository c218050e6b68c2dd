import type { InfiniteData } from '@tanstack/react-query';
import type { Transaction, TransactionPage } from '#contract/transactions/transactions.ts';

/** The pages of a history that have been read, each under the cursor that it was asked for with. */
export type HistoryPages = InfiniteData<TransactionPage, string | undefined>;

type AskForPage = (cursor: string | undefined) => Promise<TransactionPage>;

/**
 * A page of a history, of which `known` was read before. Of a long history that is read again, only those pages are
 * asked for in which something can have changed: the first, and those that hold a transaction that is not settled.
 * The others stay as they are, so that one event does not cost two thousand requests.
 */
export async function readPage(
  known: HistoryPages | undefined,
  cursor: string | undefined,
  ask: AskForPage,
): Promise<TransactionPage> {
  if (cursor === undefined) {
    return withRestOf(known?.pages[0], await ask(undefined));
  }
  const before = known?.pages[known.pageParams.indexOf(cursor)];
  return before?.transactions.every(isSettled) ? before : await ask(cursor);
}

/**
 * The newest page, made to end where it ended before: the transactions that newer transactions have pushed out of it are
 * added, so that the next page begins where it began.
 */
function withRestOf(before: TransactionPage | undefined, newest: TransactionPage): TransactionPage {
  const last = newest.transactions.at(-1);
  if (before === undefined || last === undefined) return newest;
  const place = before.transactions.findIndex(({ id }) => id === last.id);
  const rest = place < 0 ? [] : before.transactions.slice(place + 1);
  if (rest.length === 0 || !rest.every(isSettled)) return newest;
  return { transactions: [...newest.transactions, ...rest], next: before.next };
}

/** The same pages with these transactions changed; every other page is the one that it was. */
export function withChanged(
  pages: HistoryPages,
  ids: Pick<ReadonlySet<Transaction['id']>, 'has'>,
  change: (transaction: Transaction) => Transaction,
): HistoryPages {
  return {
    ...pages,
    pages: pages.pages.map((page) =>
      page.transactions.some(({ id }) => ids.has(id))
        ? {
            ...page,
            transactions: page.transactions.map((one) => (ids.has(one.id) ? change(one) : one)),
          }
        : page,
    ),
  };
}

function isSettled({ status, disputed }: Transaction): boolean {
  return status !== 'pending' && status !== 'processing' && disputed !== true;
}
