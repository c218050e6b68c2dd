import { z } from 'zod';
import { Cents, PositiveCents } from '../money/money.ts';
import { proceduresUnder } from '../procedures/procedure.ts';
import { LocalMonth } from '../time/time.ts';
import { monthRefusals } from './cash-flow.ts';
import { Category } from './transactions.ts';

/** The money in and the money out of a month, counted as in `transactions.cashFlow`. */
const MonthSums = z.object({ month: LocalMonth, moneyIn: Cents, moneyOut: Cents });

/** A category; of money out, all that was sent to others is one. */
const Purpose = z.enum([...Category.options, 'to-others']);

const Largest = z.object({ purpose: Purpose, amount: PositiveCents });

/** What came, what went and what changed in a month that is over. */
export const MonthLetter = z.object({
  of: MonthSums,
  /** The month before; null where the history begins later. */
  before: MonthSums.nullable(),
  /** The category with the most money in, and the purpose with the most money out; null without any. */
  income: Largest.nullable(),
  purpose: Largest.nullable(),
  /** The use of money that changed most since the month before; null where none changed by a dollar or more. */
  change: z.object({ purpose: Purpose, now: Cents, before: Cents }).nullable(),
});
export type MonthLetter = z.infer<typeof MonthLetter>;

/** The letter of a month, and the months that have one. */
const MonthLetters = z.object({
  /** Newest first: up to a year of months that are over, none before the history. */
  months: z.array(LocalMonth),
  /** Null before the first month is over. */
  letter: MonthLetter.nullable(),
});

const { reads } = proceduresUnder('Transactions');

export const monthLetter = {
  /** The letter of a month that is over; by default of the last one. */
  letter: reads('see', '/transactions/letter', 'What came, went and changed in a month')
    .errors(monthRefusals)
    .input(z.object({ month: LocalMonth.optional() }))
    .output(MonthLetters),
};
