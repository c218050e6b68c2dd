import type { Category, Transaction } from '#contract/transactions/transactions.ts';

/** What a member calls one of the transactions with somebody. */
export type Occasion = 'visit' | 'payment' | 'transfer' | 'deposit';

/** Where a member goes to pay. */
const visited: ReadonlySet<Category> = new Set([
  'Groceries',
  'Dining',
  'Shopping',
  'Transportation',
  'Health',
  'Entertainment',
  'Cash',
]);

export function occasionOf({
  type,
  category,
  transferId,
  wording,
}: Pick<Transaction, 'type' | 'category' | 'transferId' | 'wording'>): Occasion {
  if (transferId !== null) return 'transfer';
  if (type === 'credit') return 'deposit';
  return visited.has(category) && wording?.kind !== 'bill' ? 'visit' : 'payment';
}

/** How far an amount is from what is usual; null where it is within a tenth of it. */
export function differenceFrom(usual: number, amount: number): number | null {
  const difference = amount - usual;
  return Math.abs(difference) * 10 > usual ? difference : null;
}
