import type { Transaction } from '#contract/transactions/transactions.ts';
import { Face, type FaceProps } from '../design-system/faces/face.tsx';
import { counterpartyOf } from './counterparty.ts';

/** The face of a transaction's other side. */
export function CounterpartyFace({
  transaction,
  size,
}: { transaction: Transaction } & Pick<FaceProps, 'size'>) {
  return <Face {...counterpartyOf(transaction)} size={size} />;
}
