import { expect, test } from 'vitest';
import { cents } from '#contract/money/cents.ts';
import type { Transaction, TransactionPage } from '#contract/transactions/transactions.ts';
import { type HistoryPages, readPage, withChanged } from './history-pages.ts';

const pageSize = 50;

/** A bank with this many transactions, newest first, that counts its requests. */
function bankWith(count: number) {
  let rows = Array.from({ length: count }, (_, index) => row(count - index));
  let asks = 0;
  return {
    add: (change: Partial<Transaction> = {}) => {
      rows = [{ ...row(rows.length + 1), ...change }, ...rows];
    },
    change: (number: number, change: Partial<Transaction>) => {
      rows = rows.map((one) => (one.id === row(number).id ? { ...one, ...change } : one));
    },
    asked: () => {
      const counted = asks;
      asks = 0;
      return counted;
    },
    rows: () => rows,
    ask: (cursor: string | undefined): Promise<TransactionPage> => {
      asks += 1;
      const start = cursor === undefined ? 0 : rows.length - Number(cursor.split('-')[1]) + 1;
      const transactions = rows.slice(start, start + pageSize);
      const more = rows.length > start + pageSize;
      return Promise.resolve({
        transactions,
        next: more ? (transactions.at(-1)?.id ?? null) : null,
      });
    },
  };
}

function row(number: number, change: Partial<Transaction> = {}): Transaction {
  return {
    id: `transaction-${number}`,
    status: 'completed',
    type: 'debit',
    amount: cents(100),
    date: '2026-03-02',
    ...change,
  } as Transaction;
}

/** Reads this many pages in sequence, as the list does when it is scrolled or read again. */
async function read(
  bank: ReturnType<typeof bankWith>,
  known: HistoryPages | undefined,
  pageCount: number,
): Promise<HistoryPages> {
  const pages: TransactionPage[] = [];
  const pageParams: (string | undefined)[] = [];
  let cursor: string | undefined;
  for (let number = 0; number < pageCount; number += 1) {
    pageParams.push(cursor);
    const page = await readPage(known, cursor, bank.ask);
    pages.push(page);
    if (page.next === null) break;
    cursor = page.next;
  }
  return { pages, pageParams };
}

const shown = ({ pages }: HistoryPages) => pages.flatMap(({ transactions }) => transactions);

test('R-X6 an event in a history of 100,000 rows costs one request, and shows what is new', async () => {
  const bank = bankWith(100_000);
  const before = await read(bank, undefined, 2_000);
  expect(bank.asked()).toBe(2_000);
  bank.add();
  const after = await read(bank, before, 2_000);
  expect(bank.asked()).toBe(1);
  expect(shown(after)).toEqual(bank.rows());
  expect(after.pages[1]).toBe(before.pages[1]);
  bank.add();
  await read(bank, after, 2_000);
  expect(bank.asked()).toBe(1);
});

test('R-X6 a page with something that is not settled is read again, wherever it lies', async () => {
  const bank = bankWith(500);
  bank.change(120, { status: 'pending' });
  bank.change(60, { disputed: true });
  const before = await read(bank, undefined, 10);
  bank.asked();
  bank.change(120, { status: 'completed' });
  bank.change(60, row(60));
  bank.add({ status: 'processing' });
  const after = await read(bank, before, 10);
  expect(bank.asked()).toBe(3);
  expect(shown(after).map(({ status }) => status)).toEqual(bank.rows().map(({ status }) => status));
});

test('R-X6 more news than a page holds, and an unsettled end of it, are read whole', async () => {
  const bank = bankWith(300);
  const before = await read(bank, undefined, 6);
  for (let count = 0; count < 70; count += 1) bank.add();
  const after = await read(bank, before, 6);
  expect(shown(after)).toEqual(bank.rows().slice(0, 300));

  bank.change(321, { status: 'pending' });
  const held = await read(bank, undefined, 2);
  bank.add();
  bank.change(321, { status: 'failed' });
  expect(shown(await read(bank, held, 2))).toEqual(bank.rows().slice(0, 100));
});

test('R-X6 a change of one row changes its page and no other', async () => {
  const before = await read(bankWith(150), undefined, 3);
  const after = withChanged(before, new Set([row(75).id]), (one) => ({ ...one, note: 'For Ana' }));
  expect(after.pages[0]).toBe(before.pages[0]);
  expect(after.pages[2]).toBe(before.pages[2]);
  expect(shown(after).filter(({ note }) => note === 'For Ana')).toEqual([
    row(75, { note: 'For Ana' }),
  ]);
});
