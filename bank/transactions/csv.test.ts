import { cents } from '#contract/cents.ts';
import type { Transaction } from '#contract/transactions.ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { csvHeader, csvHeadings, csvRow, disarmed } from './csv.ts';
import { readCsv } from '../testing/read-csv.ts';

const purchase = {
  id: '0195f2a0-0000-7000-8000-000000000001',
  label: 'TXN-123456',
  account: 'checking',
  accountName: 'Checking',
  type: 'debit',
  description: 'Corner Grocery',
  amount: 12_05,
  at: 0,
  date: '2026-03-01',
  time: '2:05 PM',
  status: 'completed',
  category: 'Groceries',
  reference: null,
  transferId: null,
} as unknown as Transaction;

test('R-X4 the file begins with its headings, and a row says what the history says', () => {
  expect(csvHeader()).toBe(
    'Date,Time,Description,Category,Account,Type,Amount,Status,Reference,Transaction,Transaction ID,Running balance,Note,Tags\r\n',
  );
  expect(csvRow(purchase, cents(100_000))).toBe(
    '2026-03-01,2:05 PM,Corner Grocery,Groceries,Checking,debit,-12.05,completed,,TXN-123456,0195f2a0-0000-7000-8000-000000000001,1000.00,,\r\n',
  );
});

test.each([
  [{ type: 'debit', amount: 1 }, '-0.01'],
  [{ type: 'credit', amount: 99 }, '0.99'],
  [{ type: 'credit', amount: 450_810_00 }, '450810.00'],
  [{ type: 'debit', amount: 9_007_199_254_740_991 }, '-90071992547409.91'],
])('R-X4 an amount is a number that any program reads: %o is %s', (change, written) => {
  const [row] = readCsv(csvRow({ ...purchase, ...change } as Transaction, cents(0)));
  expect(row?.[csvHeadings.indexOf('Amount')]).toBe(written);
});

test.each([
  '=1+1',
  '+1',
  '-1',
  '@SUM(A1)',
  '=HYPERLINK("http://example.com","Click")',
  '\t=1',
  '\r=1',
  '\tplain',
  '\rplain',
  '\nplain',
  ' =1',
  '"=1',
  `'=1`,
  ' " \u00a0=1',
  '\u200b=1',
  '\u202e=1',
  '\ufeff=1',
  '＝1',
  '＋1',
  '－1',
  '＠A1',
])('R-X4 a text that a spreadsheet would run gets an apostrophe before it: %j', (text) => {
  expect(disarmed(text)).toBe(`'${text}`);
  const [row] = readCsv(csvRow({ ...purchase, description: text }, cents(0)));
  expect(row?.[csvHeadings.indexOf('Description')]).toBe(`'${text}`);
});

test.each(['', 'Corner Grocery', 'A = B', '50% off', `O'Neil's`, '<b>=</b>', '#1 Diner', '1-800'])(
  'R-X4 any other text stays as it is: %j',
  (text) => {
    expect(disarmed(text)).toBe(text);
  },
);

test('R-X4 whatever a description holds, a reader of RFC 4180 gets it back whole, in one cell', () => {
  const text = fc.string({
    unit: fc.oneof(
      fc.constantFrom('"', ',', '\r', '\n', '=', "'", ' '),
      fc.string({ maxLength: 3 }),
    ),
  });
  fc.assert(
    fc.property(fc.array(text, { minLength: 1, maxLength: 5 }), (descriptions) => {
      const csv = descriptions.map((description) => csvRow({ ...purchase, description }, cents(5)));
      const rows = readCsv(csvHeader() + csv.join(''));
      expect(rows).toHaveLength(descriptions.length + 1);
      for (const [index, description] of descriptions.entries()) {
        const row = rows[index + 1] ?? [];
        expect(row).toHaveLength(csvHeadings.length);
        expect(row[2]).toBe(disarmed(description));
        expect(row[2]).not.toMatch(/^[=+\-@\t\r]/);
      }
    }),
    { seed: 20_260_302, numRuns: 500 },
  );
});
