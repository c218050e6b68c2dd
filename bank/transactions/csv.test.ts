import fc from 'fast-check';
import { expect, test } from 'vitest';
import { csvHead, type CsvMovement, csvRow, disarmed } from './csv.ts';
import { csvColumns } from './csv-words.ts';
import { readCsv } from '../testing/read-csv.ts';

const purchase: CsvMovement = {
  id: '0195f2a0-0000-7000-8000-000000000001',
  label: 'TXN-123456',
  accountName: 'Checking',
  type: 'debit',
  description: 'Corner Grocery',
  amount: -12_05,
  isPending: false,
  balanceAfter: 1_000_00,
  date: '2026-03-01' as CsvMovement['date'],
  time: '2:05 PM',
  valueDate: '2026-02-28',
  status: 'completed',
  category: 'Groceries',
  reference: null,
  memo: 'Milk',
  note: '',
  tags: [],
  split: [],
};

test('R-X4 the file begins with its headings, and a row says what the history says', () => {
  expect(csvHead('en')).toBe(
    '\uFEFFDate,Time,Description,Category,Account,Type,Amount,Status,Reference,Transaction,Transaction ID,Running balance,Note,Tags,Value date,Pending amount,Memo,Split\r\n',
  );
  expect(csvRow(purchase, 'en')).toBe(
    '2026-03-01,2:05 PM,Corner Grocery,Groceries,Checking,debit,-12.05,completed,,TXN-123456,0195f2a0-0000-7000-8000-000000000001,1000.00,,,2026-02-28,,Milk,\r\n',
  );
});

test('R-X4 in Spanish the headings and categories are Spanish, and days and amounts the same', () => {
  expect(csvHead('es')).toBe(
    '\uFEFFFecha,Hora,Descripción,Categoría,Cuenta,Tipo,Importe,Estado,Referencia,Movimiento,Identificador,Saldo,Nota,Etiquetas,Fecha valor,Importe pendiente,Concepto,División\r\n',
  );
  expect(csvRow(purchase, 'es')).toBe(
    '2026-03-01,2:05 PM,Corner Grocery,Supermercado,Checking,cargo,-12.05,completado,,TXN-123456,0195f2a0-0000-7000-8000-000000000001,1000.00,,,2026-02-28,,Milk,\r\n',
  );
});

test('R-X4 a pending movement has its amount in a column of its own, and no running balance', () => {
  const pending = { ...purchase, status: 'pending' as const, isPending: true, balanceAfter: null };
  const [row = []] = readCsv(csvRow(pending, 'en'));
  const cell = (column: (typeof csvColumns)[number]) => row[csvColumns.indexOf(column)];
  expect([cell('amount'), cell('balance'), cell('pendingAmount')]).toEqual(['', '', '-12.05']);
});

test.each([
  [-1, '-0.01'],
  [99, '0.99'],
  [450_810_00, '450810.00'],
  [-9_007_199_254_740_991, '-90071992547409.91'],
])('R-X4 an amount is a number that any program reads: %o is %s', (amount, written) => {
  const [row] = readCsv(csvRow({ ...purchase, amount }, 'en'));
  expect(row?.[csvColumns.indexOf('amount')]).toBe(written);
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
  const [row] = readCsv(csvRow({ ...purchase, description: text, memo: text }, 'en'));
  expect(row?.[csvColumns.indexOf('description')]).toBe(`'${text}`);
  expect(row?.[csvColumns.indexOf('memo')]).toBe(`'${text}`);
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
      const csv = descriptions.map((description) => csvRow({ ...purchase, description }, 'en'));
      const rows = readCsv(csvHead('en').slice(1) + csv.join(''));
      expect(rows).toHaveLength(descriptions.length + 1);
      for (const [index, description] of descriptions.entries()) {
        const row = rows[index + 1] ?? [];
        expect(row).toHaveLength(csvColumns.length);
        expect(row[2]).toBe(disarmed(description));
        expect(row[2]).not.toMatch(/^[=+\-@\t\r]/);
      }
    }),
    { seed: 20_260_302, numRuns: 500 },
  );
});
