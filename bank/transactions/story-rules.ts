import { cents, type Cents } from '#contract/money/cents.ts';
import type { LocalDate, LocalMonth } from '#contract/time/time.ts';
import type { TransactionStory } from '#contract/transactions/transaction-detail.ts';
import { addMonths } from '../calendar/local-time.ts';

interface Placed {
  readonly id: string;
  readonly at: number;
}

/** A transaction with the payee that counts in the story. */
export interface Visit extends Placed {
  readonly amount: Cents;
  readonly day: LocalDate;
}

/** The usual amount follows from at most 12 earlier transactions, and from no fewer than three. */
const usualOf = { most: 12, fewest: 3 };

const monthsShown = 12;

/**
 * The story of a transaction from all that count with its payee, newest first. If `areAll` is false there are older
 * ones, and nothing is said that they could change.
 */
export function storyOf(
  visits: readonly Visit[],
  of: Placed,
  { today, areAll }: { today: LocalDate; areAll: boolean },
): TransactionStory {
  const before = visits.filter((visit) => isBefore(visit, of));
  const counts = visits.some(({ id }) => id === of.id);
  return {
    place: areAll && counts ? before.length + 1 : null,
    usual: areAll || before.length >= usualOf.most ? usualAmount(before) : null,
    months: lastMonths(visits, today, areAll),
  };
}

function isBefore(one: Placed, other: Placed): boolean {
  return one.at < other.at || (one.at === other.at && one.id < other.id);
}

function usualAmount(before: readonly Visit[]): Cents | null {
  if (before.length < usualOf.fewest) return null;
  const amounts = before
    .slice(0, usualOf.most)
    .map(({ amount }) => amount)
    .toSorted((one, other) => one - other);
  return amounts[Math.floor((amounts.length - 1) / 2)] ?? null;
}

function lastMonths(
  visits: readonly Visit[],
  today: LocalDate,
  areAll: boolean,
): TransactionStory['months'] {
  const thisMonth = `${today.slice(0, 7)}-01` as LocalDate;
  const first = addMonths(thisMonth, 1 - monthsShown);
  const oldest = visits.at(-1);
  const reachesBack = areAll || (oldest !== undefined && oldest.day < first);
  if (!reachesBack) return [];
  const byMonth = Map.groupBy(visits, ({ day }) => day.slice(0, 7));
  return Array.from({ length: monthsShown }, (_, index) => {
    const month = addMonths(first, index).slice(0, 7) as LocalMonth;
    const then = byMonth.get(month) ?? [];
    const amount = cents(then.reduce((sum, visit) => sum + visit.amount, 0));
    return { month, amount, count: then.length };
  });
}
