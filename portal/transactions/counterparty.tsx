import { type WordingKind, namedIn } from '#contract/transactions/transaction-wording.ts';
import type { Transaction } from '#contract/transactions/transactions.ts';
import { Face, type FaceProps, type Faced } from '../design-system/faces/face.tsx';

const byBank: ReadonlySet<WordingKind> = new Set([
  'opening',
  'interest',
  'safe-deposit-fee',
  'early-withdrawal-penalty',
  'overdraft-fee',
  'returned-check-fee',
  'mobile-deposit',
  'check-deposit',
  'dispute-credit',
  'dispute-credit-taken-back',
  'loan-proceeds',
  'loan-payment',
]);

/** The other side of a transaction. */
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
  // The bank's name follows that of a recipient at another bank.
  return { name: category === 'Zelle' ? name : (name.split(', ')[0] ?? name), kind: 'person' };
}

/** The search words that find all transactions with this payee, without the number of a shop. */
export function searchFor({ name }: Faced): string {
  return name.replace(/[\s#*-]+\d[\d\s#*-]*$/, '') || name;
}

/** The face of a transaction's other side. */
export function CounterpartyFace({
  transaction,
  size,
}: { transaction: Transaction } & Pick<FaceProps, 'size'>) {
  return <Face {...counterpartyOf(transaction)} size={size} />;
}
