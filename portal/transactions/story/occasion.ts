import type { Category, Transaction } from '#contract/transactions/transactions.ts';

/** A member's word for a transaction with a payee. */
export type Occasion = 'visit' | 'payment' | 'transfer' | 'deposit';

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

/** The difference between an amount and the usual one; null if it is within a tenth. */
export function differenceFrom(usual: number, amount: number): number | null {
  const difference = amount - usual;
  return Math.abs(difference) * 10 > usual ? difference : null;
}
