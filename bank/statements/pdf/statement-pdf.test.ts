import { cents } from '#contract/money/cents.ts';
import type { Statement } from '#contract/statements/statements.ts';
import type { LocalDate } from '#contract/time/time.ts';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readStatementPdf } from '../../testing/read-statement-pdf.ts';
import { testBrand } from '../../testing/test-ports.ts';
import { entry, statementOf } from '../../testing/test-statement.ts';
import { statementPdf } from './statement-pdf.ts';

function print(statement: Statement, language: 'en' | 'es' = 'en') {
  return statementPdf({ statement, brand: testBrand, language });
}

/** The same statement of another member. */
function of(name: string, statement: Statement): Statement {
  return { ...statement, holder: { ...statement.holder, name } };
}

const month = statementOf(1_000_00, [
  entry({}),
  entry({ date: '2024-01-09' as LocalDate, description: 'Payroll', amount: cents(1_234_567_89) }),
  entry({
    date: '2024-01-31' as LocalDate,
    description: 'Zelle to Ana Ruiz',
    amount: cents(40_00),
    reversal: true,
  }),
]);

describe('a printed statement', () => {
  test('R-D8 it says whose it is, of what and when, the sums, and every entry with its balance', async () => {
    const { title, author, language, sums, rows, feet, readOut } = await readStatementPdf(
      await print(month),
    );
    expect({ title, author, language }).toEqual({
      title: 'Account statement, January 2024, Everyday Checking ••••4821',
      author: testBrand.name,
      language: 'en-US',
    });
    expect(sums).toEqual([1_000_00, 1_234_607_89, 10_05, 1_235_597_84]);
    expect(rows).toEqual([
      row('Jan 1', 'Opening balance', null, 1_000_00),
      row('Jan 5', 'Corner Grocery', -10_05, 989_95),
      row('Jan 9', 'Payroll', 1_234_567_89, 1_235_557_84),
      row('Jan 31', 'Returned: Zelle to Ana Ruiz', 40_00, 1_235_597_84),
      row('Jan 31', 'Closing balance', null, 1_235_597_84),
    ]);
    expect(feet).toEqual([['Federally insured by NCUA', 'Page 1 of 1']]);
    const texts = readOut.map(([, text]) => text);
    expect(texts).toContain('Member Jordan Ellis 9 Mill Road Troy, NY 12180');
    expect(texts).toContain('Account number ••••4821');
    expect(texts).toContain('Statement period January 1, 2024 to January 31, 2024 (31 days)');
    const said = texts.join(' ');
    for (const words of [...testBrand.address, testBrand.phone, testBrand.email, '60 days']) {
      expect(said).toContain(words);
    }
  });

  test('R-D8 it names every owner', async () => {
    const holder = { ...month.holder, jointOwners: ['Ana Ruiz', 'Robin Ellis'] };
    const { readOut } = await readStatementPdf(await print({ ...month, holder }));
    const texts = readOut.map(([, text]) => text);
    expect(texts).toContain('Joint owner Ana Ruiz');
    expect(texts).toContain('Joint owner Robin Ellis');
  });

  test('R-D8 in Spanish it says the same in Spanish, the words of the bank too, and names what others named as they did', async () => {
    const statement = statementOf(5_00, [
      entry({ description: 'Panadería Peña', amount: cents(-1_00) }),
      entry({
        description: 'Bill payment to Water Utility',
        kind: 'bill-paid',
        amount: cents(1_00),
        reversal: true,
      }),
    ]);
    const read = await readStatementPdf(await print(of('Íñigo Núñez', statement), 'es'));
    expect(read.language).toBe('es-US');
    expect(read.title).toBe('Estado de cuenta, enero de 2024, Cuenta corriente ••••4821');
    expect(read.rows).toEqual([
      row('1 ene', 'Saldo inicial', null, 5_00),
      row('5 ene', 'Panadería Peña', -1_00, 4_00),
      row('5 ene', 'Devolución: Pago de cuenta a Water Utility', 1_00, 5_00),
      row('31 ene', 'Saldo final', null, 5_00),
    ]);
    const said = read.readOut.map(([, text]) => text).join(' ');
    expect(said).toContain('Íñigo Núñez');
    expect(said).toContain('Del 1 de enero de 2024 al 31 de enero de 2024');
    expect(said).toContain('Federally insured by NCUA');
    expect(said).toContain('60 días');
    expect(read.feet[0]).toContain('Página 1 de 1');
  });

  test('R-D8 it says what was earned, at which yield, and what was charged in the month and the year', async () => {
    const statement: Statement = {
      ...month,
      dividends: {
        earned: cents(25_41),
        averageDailyBalance: cents(50_000_00),
        yieldEarned: 60,
      },
      fees: {
        items: [{ description: 'Safe deposit box, annual fee', amount: cents(60_00) }],
        inMonth: cents(60_00),
        inYear: cents(85_00),
      },
    };
    const cells = await cellsOf(await print(statement));
    expect(cells.slice(cells.indexOf('Dividends earned this period'))).toEqual([
      'Dividends earned this period',
      '$25.41',
      'Average daily balance',
      '$50,000.00',
      'Annual percentage yield earned',
      '0.60%',
      'Safe deposit box, annual fee',
      '$60.00',
      'Total fees this period',
      '$60.00',
      'Total fees in 2024 to date',
      '$85.00',
    ]);
    const penalties = { inMonth: cents(0), inYear: cents(88_77) };
    expect((await cellsOf(await print({ ...statement, penalties }))).slice(-4)).toEqual([
      'Penalties this period',
      '$0.00',
      'Penalties in 2024 to date',
      '$88.77',
    ]);
    const spanish = await cellsOf(await print(statement, 'es'));
    expect(spanish).toContain('Rendimiento porcentual anual ganado (APY)');
    expect(spanish).toContain('Total de cargos de 2024 hasta la fecha');
  });

  test('R-D8 where money came back it says how much, and that Transactions does not count it', async () => {
    const takenBack = { moneyIn: cents(1_875_00), moneyOut: cents(0) };
    const { readOut } = await readStatementPdf(await print({ ...month, takenBack }));
    const texts = readOut.map(([, text]) => text);
    expect(
      texts.filter((text) => text.startsWith('$1,875.00 of the money in reversed ')),
    ).toHaveLength(1);
    const without = await readStatementPdf(await print(month));
    expect(without.readOut.filter(([, text]) => text.includes('reversed earlier'))).toEqual([]);
  });

  test('R-D8 of a month in which nothing happened it says so', async () => {
    const { rows, readOut } = await readStatementPdf(await print(statementOf(7_00, [])));
    expect(rows.map(({ balance }) => balance)).toEqual([7_00, 7_00]);
    expect(readOut.map(([, text]) => text)).toContain('There was no activity this month.');
  });

  test('R-D8 five hundred entries go over pages that are numbered, whole and without a gap', async () => {
    const entries = Array.from({ length: 500 }, (_, index) =>
      entry({
        description:
          index % 9 === 0 ? `Payment ${index} ${'of many words '.repeat(9)}` : `No. ${index}`,
        amount: cents(index % 3 === 0 ? 7_01 : -2_03),
      }),
    );
    const statement = statementOf(9_999_99, entries);
    const { rows, feet, pages } = await readStatementPdf(await print(statement));
    expect(rows).toHaveLength(502);
    expect(rows.slice(1, -1).map(({ amount }) => amount)).toEqual(
      entries.map(({ amount }) => amount),
    );
    expect(rows.map(({ balance }) => balance)).toEqual([
      statement.opening,
      ...statement.entries.map(({ balance }) => balance),
      statement.closing,
    ]);
    expect(rows[10]?.description).toMatch(/^Payment 9( of many words){9}$/);
    expect(pages.length).toBeGreaterThan(15);
    expect(feet).toEqual(
      pages.map((_, index) => [
        'Federally insured by NCUA',
        `Page ${index + 1} of ${pages.length}`,
      ]),
    );
    // Nothing leaves the margins, and nothing but the foot stands below its line.
    const outside = pages
      .flat()
      .filter(
        ({ left, right, baseline }) =>
          left < 53.9 || right > 558.1 || (baseline > 730 && baseline !== 756),
      );
    expect(outside).toEqual([]);
  });

  test('R-D8 names and amounts of any length stay between the margins, and none runs into another', async () => {
    const many = Array.from({ length: 40 }, () => entry({ amount: cents(999_999_999_99) }));
    const statement = {
      ...statementOf(9_999_999_999_99, many),
      accountName: 'The Account for Everything at Home and Abroad',
    };
    const pdf = await statementPdf({
      statement: of('Wilhelmina '.repeat(12), statement),
      brand: { ...testBrand, name: 'Mutual Workers of the Western Waterways Federal Credit Union' },
      language: 'es',
    });
    const { pages } = await readStatementPdf(pdf);
    expect(pages).toHaveLength(3);
    for (const texts of pages) {
      const collisions = texts.filter(({ left, right, baseline }, index) => {
        const before = texts[index - 1];
        const runsInto = before?.baseline === baseline && before.right > left;
        return runsInto || left < 53.9 || right > 558.1;
      });
      expect(collisions).toEqual([]);
    }
  });

  test('R-D8 a screen reader hears headings, the table by its cells, and nothing twice', async () => {
    const { readOut } = await readStatementPdf(await print(month));
    expect(readOut.filter(([role]) => role === 'H1')).toEqual([
      ['H1', 'Account statement January 2024'],
    ]);
    expect(readOut.filter(([role]) => role === 'H2')).toEqual(
      [
        'Account activity',
        'Dividends',
        'Fees',
        'In case of errors or questions about your electronic transfers',
      ].map((text) => ['H2', text]),
    );
    const heads = ['Date', 'Description', 'Amount', 'Balance'];
    const start = readOut.findIndex(([, text]) => text === 'Date');
    expect(readOut.slice(start, start + 12)).toEqual([
      ...heads.map((head) => ['TH', head]),
      ...['Jan 1', 'Opening balance', '', '$1,000.00'].map((text) => ['TD', text]),
      ...['Jan 5', 'Corner Grocery', '-$10.05', '$989.95'].map((text) => ['TD', text]),
    ]);
    expect(readOut.filter(([, text]) => text === 'Federally insured by NCUA')).toHaveLength(1);
  });

  test('R-D8 it is written in ASCII, and the same statement has the same bytes', async () => {
    const name = 'Café \u{1F955} (50%) \\ ) ( <b>';
    const statement = statementOf(1_00, [entry({ description: name, amount: cents(-1) })]);
    const pdf = await print(statement);
    expect(pdf).toMatch(/^%PDF-1\.7\n[\n\u0020-\u007E]*%%EOF\n$/);
    expect(await print(statement)).toBe(pdf);
  });

  test('R-D8 whatever a description holds, the sums are read back, and what can be printed of it', async () => {
    const entries = fc.array(
      fc.record({
        description: fc.oneof(
          fc.string({ unit: 'grapheme', maxLength: 60 }),
          fc.constantFrom(')', '\\', '(((', 'BT ET', 'endstream endobj'),
        ),
        amount: fc.integer({ min: 1, max: 90_000_000_00 }),
        credit: fc.boolean(),
      }),
      { maxLength: 60 },
    );
    await fc.assert(
      fc.asyncProperty(entries, async (some) => {
        const statement = statementOf(
          100_000_000_000_00,
          some.map(({ description, amount, credit }) =>
            entry({ description, amount: cents(credit ? amount : -amount) }),
          ),
        );
        const { sums, rows } = await readStatementPdf(await print(statement));
        const { opening, moneyIn, moneyOut, closing } = statement;
        expect(sums).toEqual([opening, moneyIn, moneyOut, closing]);
        expect(rows.map(({ balance }) => balance)).toEqual([
          opening,
          ...statement.entries.map(({ balance }) => balance),
          closing,
        ]);
      }),
      { seed: 20_240_131, numRuns: 25 },
    );
  });
});

/** The cells of the tables in the PDF, in the order in which they are read out. */
async function cellsOf(pdf: string): Promise<string[]> {
  const { readOut } = await readStatementPdf(pdf);
  return readOut.filter(([role]) => role === 'TD').map(([, text]) => text);
}

function row(date: string, description: string, amount: number | null, balance: number) {
  return { page: 0, date, description, amount, balance };
}
