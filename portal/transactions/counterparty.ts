import { namedIn, type WordingKind } from '#contract/transactions/transaction-wording.ts';
import type { Transaction } from '#contract/transactions/transactions.ts';
import type { Faced } from '../design-system/faces/face.tsx';

/** What the credit union itself does with the money of an account. */
const byBank: ReadonlySet<WordingKind> = new Set([
  'opening',
  'interest',
  'safe-deposit-fee',
  'early-withdrawal-penalty',
  'overdraft-fee',
  'mobile-deposit',
  'check-deposit',
  'dispute-credit',
  'dispute-credit-taken-back',
  'loan-proceeds',
  'loan-payment',
]);

/** Who or what is on the other side of a transaction. */
export function counterpartyOf({
  description,
  wording,
  category,
  transferId,
}: Pick<Transaction, 'description' | 'wording' | 'category' | 'transferId'>): Faced {
  const name = wording?.name ?? namedIn(description);
  if (category === 'Internal Transfer') return { name, kind: 'between' };
  if (wording?.kind === 'cash') return { name: description, kind: 'cash' };
  if (wording !== undefined && byBank.has(wording.kind)) return { name: description, kind: 'bank' };
  if (transferId === null) return { name, kind: 'payee' };
  // After the name of a recipient at another bank comes that of the bank.
  return { name: category === 'Zelle' ? name : (name.split(', ')[0] ?? name), kind: 'person' };
}

/** The words by which everything with this payee is found: without the number of a shop. */
export function searchFor({ name }: Faced): string {
  return name.replace(/[\s#*-]+\d[\d\s#*-]*$/, '') || name;
}
