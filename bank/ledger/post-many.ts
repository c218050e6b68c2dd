import type { DatabaseTransaction } from '../database/database-transaction.ts';
import type { PostingHead } from './ledger-records.ts';
import type { Leg, Overdrawn } from './ledger-rules.ts';
import { PostingBatch } from './posting-batch.ts';

/** One of many postings that are made together. */
export interface PostingOrder {
  readonly head: PostingHead;
  readonly legs: readonly Leg[];
}

/**
 * Makes many postings as if `post` made one after the other, with a few statements for all of them.
 * All are recorded, or none as soon as one would take an account below its floor: the answer names
 * that posting and its account.
 */
export async function postMany(
  scope: DatabaseTransaction,
  orders: readonly PostingOrder[],
): Promise<{ readonly kind: 'posted' } | (Overdrawn & { readonly posting: string })> {
  const accounts = orders.flatMap(({ legs }) => legs.map((leg) => leg.account));
  const batch = await PostingBatch.lock(scope, accounts);
  for (const { head, legs } of orders) {
    const result = batch.post(head, legs);
    if (result.kind === 'overdrawn') {
      return { ...result, posting: head.id };
    }
  }
  await batch.record(scope);
  return { kind: 'posted' };
}
