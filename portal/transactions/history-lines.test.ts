import { describe, expect, test } from 'vitest';
import { cents } from '#contract/money/cents.ts';
import type { AccountId, TransactionId } from '#contract/text/ids.ts';
import type { EpochMs, LocalDate } from '#contract/time/time.ts';
import type { Transaction, TransactionPage } from '#contract/transactions/transactions.ts';
import {
  awaitedLines,
  groupHistory,
  type History,
  historyOf,
  linesOf,
  signedAmount,
} from './history-lines.ts';

const friday = '2026-11-20' as LocalDate;
const thursday = '2026-11-19' as LocalDate;
const wednesday = '2026-11-18' as LocalDate;

describe('R-X6 Room is kept for the rows that are still to come', () => {
  const read = [pageOf([on(friday), on(friday)], 'next')];

  test('for all that the history is known to have', () => {
    expect(awaitedLines(read, 100_000)).toBe(99_998);
  });

  test('for a few where that is not known, or was counted before more came', () => {
    expect(awaitedLines(read, undefined)).toBe(8);
    expect(awaitedLines(read, 1)).toBe(8);
  });

  test('and never for more than a browser can show', () => {
    expect(awaitedLines(read, 5_000_000)).toBe(200_000);
  });
});

describe('R-X6 The history stands under its days', () => {
  test('newest day first, each with its transactions in their order', () => {
    const groups = groupHistory([pageOf([on(friday), on(friday), on(thursday)])]);
    expect(groups.map(({ heading, transactions }) => [heading, transactions.length])).toEqual([
      [friday, 2],
      [thursday, 1],
    ]);
  });

  test('a day that goes over two pages is one day', () => {
    const groups = groupHistory([
      pageOf([on(friday), on(thursday)], 'next'),
      pageOf([on(thursday)]),
    ]);
    expect(groups.map(({ transactions }) => transactions.length)).toEqual([1, 2]);
  });

  test('the oldest day is not complete while another page follows', () => {
    const groups = groupHistory([pageOf([on(friday), on(thursday)], 'next')]);
    expect(groups.map(({ complete }) => complete)).toEqual([true, false]);
  });

  test('every day is complete on the last page', () => {
    const groups = groupHistory([pageOf([on(friday), on(thursday)])]);
    expect(groups.map(({ complete }) => complete)).toEqual([true, true]);
  });

  test('the net of a day is what came in less what went out', () => {
    const credit = on(friday, { type: 'credit', amount: cents(100_00) });
    const debit = on(friday, { amount: cents(30_25) });
    expect(groupHistory([pageOf([credit, debit])])[0]?.net).toBe(69_75);
  });

  test('failed and cancelled transactions are listed but moved nothing', () => {
    const failed = on(friday, { status: 'failed' });
    const cancelled = on(friday, { status: 'cancelled' });
    const [group] = groupHistory([pageOf([failed, cancelled])]);
    expect(group?.transactions).toEqual([failed, cancelled]);
    expect(group?.net).toBe(0);
  });

  test('no transactions, no groups', () => {
    expect(groupHistory([])).toEqual([]);
    expect(groupHistory([pageOf([])])).toEqual([]);
  });
});

describe('R-X6 A history that grows page by page', () => {
  const days = (pageNumber: number) =>
    Array.from({ length: 50 }, (_, index) => {
      const day = new Date(
        Date.UTC(2026, 10, 20) - Math.floor((pageNumber * 50 + index) / 7) * 86_400_000,
      );
      return on(day.toISOString().slice(0, 10) as LocalDate);
    });

  test('is what it would be if it were read at once', () => {
    const pages = [0, 1, 2, 3].map((number) => pageOf(days(number), number === 3 ? null : 'next'));
    pages[0]?.transactions.splice(3, 0, on(friday, { status: 'pending' }));
    let history: History | null = null;
    for (let count = 1; count <= pages.length; count += 1) {
      history = historyOf(pages.slice(0, count), history);
      const groups = groupHistory(pages.slice(0, count));
      expect(history.groups).toEqual(groups);
      expect(history.lines).toEqual(linesOf(groups));
    }
    const changed = [pageOf([on(friday)], 'next'), ...pages.slice(1)];
    expect(historyOf(changed, history).lines).toEqual(linesOf(groupHistory(changed)));
  });

  test('with 100,000 transactions, a page more makes again only the lines of its last days', () => {
    const pages = Array.from({ length: 2_000 }, (_, number) => pageOf(days(number), 'next'));
    const before = historyOf(pages.slice(0, -1), null);
    const after = historyOf(pages, before);
    expect(after.lines.filter(({ transaction }) => transaction !== null)).toHaveLength(100_000);
    const made = after.lines.filter((line, index) => line !== before.lines[index]);
    expect(made.length).toBeLessThan(80);
  });
});

describe('What is not settled stands apart', () => {
  const held = on(thursday, { status: 'pending' });
  const underWay = on(friday, { status: 'processing' });
  const settled = on(friday);

  test('before the days, and no transaction stands twice', () => {
    const groups = groupHistory([pageOf([underWay, settled, held])]);
    expect(groups.map(({ heading, transactions }) => [heading, transactions])).toEqual([
      ['pending', [underWay, held]],
      [friday, [settled]],
    ]);
  });

  test('a held one from a later page stays at its day', () => {
    const late = on(wednesday, { status: 'pending' });
    const groups = groupHistory([pageOf([settled], 'next'), pageOf([late])]);
    expect(groups.map(({ heading }) => heading)).toEqual([friday, wednesday]);
  });

  test('unsettled alone make no day', () => {
    expect(groupHistory([pageOf([held])]).map(({ heading }) => heading)).toEqual(['pending']);
  });
});

test('The lines are each heading and then its transactions, counted from one', () => {
  const lines = linesOf(groupHistory([pageOf([on(friday), on(friday), on(thursday)])]));
  expect(lines.map(({ position }) => position)).toEqual([0, 1, 2, 0, 1]);
  expect(lines.map(({ headingIndex }) => headingIndex)).toEqual([0, 0, 0, 3, 3]);
  expect(lines.map(({ transaction }) => transaction === null)).toEqual([
    true,
    false,
    false,
    true,
    false,
  ]);
  expect(new Set(lines.map(({ key }) => key)).size).toBe(5);
});

test('R-X6 A credit is positive and a debit negative', () => {
  expect(signedAmount({ type: 'credit', amount: cents(5) })).toBe(5);
  expect(signedAmount({ type: 'debit', amount: cents(5) })).toBe(-5);
});

let made = 0;

function on(date: LocalDate, changes: Partial<Transaction> = {}): Transaction {
  made += 1;
  return {
    id: `transaction ${made}` as TransactionId,
    label: 'TXN-000000',
    account: 'checking' as AccountId,
    accountName: 'Checking',
    type: 'debit',
    description: 'Groceries',
    amount: cents(10_00),
    at: 0 as EpochMs,
    date,
    time: '9:00 AM',
    status: 'completed',
    category: 'Groceries',
    reference: null,
    transferId: null,
    ...changes,
  };
}

function pageOf(transactions: Transaction[], next: string | null = null): TransactionPage {
  return { transactions, next };
}
