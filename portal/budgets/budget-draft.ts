import { budgetLeast, budgetMost } from '#contract/budgets/budget-terms.ts';
import type { Cents } from '#contract/money/cents.ts';
import { type AmountReading, readAmount } from '#contract/text/typed-amount.ts';

/** The faults of a budget's amount; the words have a sentence for each. */
export type BudgetFault = Exclude<AmountReading['kind'], 'amount' | 'empty'> | 'needed' | 'outside';

/** Reads the typed amount of a budget, or returns its fault. */
export function readBudget(text: string): Cents | BudgetFault {
  const reading = readAmount(text);
  if (reading.kind === 'empty') return 'needed';
  if (reading.kind !== 'amount') return reading.kind;
  return reading.cents >= budgetLeast && reading.cents <= budgetMost ? reading.cents : 'outside';
}

/** How much of the budget is spent, in whole percents: a hundred only once all of it is. */
export function percentSpent(spent: Cents, budget: Cents): number {
  return Math.floor((spent * 100) / budget);
}
