import { cents } from '#contract/money/cents.ts';
import type { LocalDate } from '#contract/time/time.ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { dividends } from '#docs/examples/dividends.ts';
import { addDays } from '../calendar/local-time.ts';
import { csvHead, csvRow } from '../transactions/csv.ts';
import { decimal } from '../transactions/export-facts.ts';
import { dividendOf } from './dividend-rules.ts';

/** `npm run test:dividends` tries as many histories as the requirement asks for. */
const isLong = process.env['MODE'] === 'dividends';

const start = '2026-01-20' as LocalDate;

const movement = fc.record({
  day: fc.integer({ min: 0, max: 60 }),
  amount: fc.integer({ min: -200_000_00, max: 400_000_00 }).filter((amount) => amount !== 0),
  isPending: fc.boolean(),
  memo: fc.constantFrom('', 'Rent, March', 'for "Sam"\r\nand Kim', 'plain'),
});
type Movement = typeof movement extends fc.Arbitrary<infer One> ? One : never;

function csvOf(movements: readonly Movement[]): string {
  const lines = movements.map(({ day, amount, isPending, memo }) => {
    const date = addDays(start, day);
    // Booked two days after it was made.
    const booked = addDays(date, 2);
    const texts = { description: 'Deposit, "cash"', label: 'TXN-1', reference: null, note: memo };
    return csvRow(
      {
        ...texts,
        id: '1',
        date: booked,
        time: '9:00 AM',
        valueDate: date,
        accountName: 'Regular Savings',
        type: amount > 0 ? 'credit' : 'debit',
        status: 'completed',
        category: 'Cash',
        amount,
        isPending,
        balanceAfter: null,
        memo,
        tags: [],
        split: [],
      },
      'en',
    );
  });
  return csvHead('en') + lines.join('');
}

function earnedByTheBank(movements: readonly Movement[], days: readonly LocalDate[], rate: number) {
  const terms = {
    rate,
    method: 'daily-balance',
    minimum: cents(0),
    rounding: 'half-up',
  } as const;
  return dividendOf(
    days.map((date) => {
      const until = movements.filter(({ day }) => addDays(start, day) <= date);
      return { balance: cents(until.reduce((sum, { amount }) => sum + amount, 0)), terms };
    }),
  );
}

test('R-D8 a program of thirty lines without code of the bank comes to the same cents for random histories', () => {
  const february = Array.from({ length: 28 }, (_, day) => addDays('2026-02-01' as LocalDate, day));
  fc.assert(
    fc.property(
      fc.array(movement, { maxLength: 40 }),
      fc.integer({ min: 0, max: 18_00 }),
      (movements, rate) => {
        const earned = earnedByTheBank(movements, february, rate);
        expect(dividends(csvOf(movements), '2026-02', decimal(rate))).toBe(decimal(earned));
      },
    ),
    { numRuns: isLong ? 10_000 : 200 },
  );
});
