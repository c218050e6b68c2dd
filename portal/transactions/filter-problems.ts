import { type AmountReading, readAmount } from '#contract/text/typed-amount.ts';
import type { Filters } from './filters.ts';

/** The days that the bank searches. */
export const firstDay = '1900-01-01';
export const lastDay = '2999-12-31';

/** The fault of a day. `missing` too where its field holds half a date, or a day that does not exist. */
export type DayProblem = 'missing' | 'out-of-range' | 'backwards';
export type AmountProblem = Exclude<AmountReading['kind'], 'empty' | 'amount'> | 'backwards';

/** The faults, by field. */
export interface FilterProblems {
  readonly from?: DayProblem;
  readonly to?: DayProblem;
  readonly amountFrom?: AmountProblem;
  readonly amountTo?: AmountProblem;
}

/** The values that the bank could not take. */
export function problemsIn(filters: Filters): FilterProblems {
  return { ...dayProblemsIn(filters), ...amountProblemsIn(filters) };
}

/** Whether the bank can be asked for it. */
export function areSound(filters: Filters): boolean {
  return Object.keys(problemsIn(filters)).length === 0;
}

function dayProblemsIn({ range, from, to }: Filters): FilterProblems {
  if (range !== 'custom') return {};
  const ofFrom = problemOfDay(from);
  const ofTo = problemOfDay(to) ?? (ofFrom === undefined && from > to ? 'backwards' : undefined);
  return { ...(ofFrom && { from: ofFrom }), ...(ofTo && { to: ofTo }) };
}

function problemOfDay(day: string): DayProblem | undefined {
  if (day === '') return 'missing';
  // A year of five digits is written longer, and sorts before others.
  return day.length !== firstDay.length || day < firstDay || day > lastDay
    ? 'out-of-range'
    : undefined;
}

function amountProblemsIn({ amountFrom, amountTo }: Filters): FilterProblems {
  const least = readAmount(amountFrom);
  const most = readAmount(amountTo);
  const backwards = least.kind === 'amount' && most.kind === 'amount' && least.cents > most.cents;
  const ofLeast = problemOfAmount(least);
  const ofMost = problemOfAmount(most) ?? (backwards ? 'backwards' : undefined);
  return { ...(ofLeast && { amountFrom: ofLeast }), ...(ofMost && { amountTo: ofMost }) };
}

function problemOfAmount({ kind }: AmountReading): AmountProblem | undefined {
  return kind === 'empty' || kind === 'amount' ? undefined : kind;
}
