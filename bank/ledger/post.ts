import type { DatabaseTransaction } from '../database/database-transaction.ts';
import type { PostingHead } from './ledger-records.ts';
import type { Leg, Overdrawn } from './ledger-rules.ts';
import { PostingBatch } from './posting-batch.ts';

/**
 * Makes a posting: locks the accounts, decides, and records it whole; or records nothing and says which account does
 * not have the money.
 */
export async function post(
  scope: DatabaseTransaction,
  head: PostingHead,
  legs: readonly Leg[],
): Promise<{ readonly kind: 'posted' } | Overdrawn> {
  const batch = await lockFor(scope, legs);
  const result = batch.post(head, legs);
  if (result.kind === 'posted') {
    await batch.record(scope);
  }
  return result;
}

/** For postings that put money into member accounts only: an overdraft would be a bug. */
export async function mustPost(
  scope: DatabaseTransaction,
  head: PostingHead,
  legs: readonly Leg[],
): Promise<void> {
  const batch = await lockFor(scope, legs);
  batch.mustPost(head, legs);
  await batch.record(scope);
}

function lockFor(scope: DatabaseTransaction, legs: readonly Leg[]): Promise<PostingBatch> {
  return PostingBatch.lock(
    scope,
    legs.map((leg) => leg.account),
  );
}
