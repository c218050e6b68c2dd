import { cents, type Cents } from '#contract/money/cents.ts';
import type { CashFlow } from '#contract/transactions/cash-flow.ts';
import type { Category } from '#contract/transactions/transactions.ts';

/** So many purposes are shown each for itself; the smaller ones are one together. */
const purposesMost = 9;

/** Ways of paying somebody: what it was for the member has not said. */
const toOthers: readonly Category[] = ['Transfer', 'Zelle', 'Wire', 'External Transfer'];

/** A ribbon of the picture: what flows, and the rows that it is made of. */
export interface FlowShown {
  /** A category of its own, money sent to others, the smallest together, or what is left over or taken from savings. */
  readonly kind: 'category' | 'to-others' | 'smallest' | 'saved' | 'from-savings';
  readonly amount: Cents;
  /** Whose rows these are; none where there are no rows. */
  readonly categories: readonly Category[];
}

/** What came in, and where it went: both sides have the same sum. */
export interface FlowsShown {
  readonly sources: readonly FlowShown[];
  readonly purposes: readonly FlowShown[];
}

/** What balances the two sides; nothing where they are equal without it. */
function balance(kind: 'saved' | 'from-savings', amount: number): FlowShown[] {
  return amount > 0 ? [{ kind, amount: cents(amount), categories: [] }] : [];
}

/** The flows as the picture shows them, the largest first; what balances the sides comes last. */
export function flowsShown({ income, purposes, saved }: CashFlow): FlowsShown {
  const own = purposes.filter(({ category }) => !toOthers.includes(category)).map(single);
  const others = purposes.filter(({ category }) => toOthers.includes(category)).map(single);
  const all = [...own, ...(others.length > 1 ? [together('to-others', others)] : others)];
  const inOrder = all.toSorted((one, other) => other.amount - one.amount);
  const isLong = inOrder.length > purposesMost;
  const rest = isLong ? [together('smallest', inOrder.slice(purposesMost - 1))] : [];
  const shown = isLong ? [...inOrder.slice(0, purposesMost - 1), ...rest] : inOrder;
  return {
    sources: [...income.map(single), ...balance('from-savings', -saved)],
    purposes: [...shown, ...balance('saved', saved)],
  };
}

function single({ category, amount }: CashFlow['income'][number]): FlowShown {
  return { kind: 'category', amount, categories: [category] };
}

function together(kind: FlowShown['kind'], flows: readonly FlowShown[]): FlowShown {
  return {
    kind,
    amount: cents(flows.reduce((sum, { amount }) => sum + amount, 0)),
    categories: flows.flatMap(({ categories }) => categories),
  };
}
