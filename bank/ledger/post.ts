import type { DatabaseTransaction } from '../database/database-transaction.ts';
import type { Overdrawn } from './ledger-rules.ts';
import { PostingBatch, type PostingOrder } from './posting-batch.ts';

/**
 * Makes postings in their order, each on the balances that the ones before it leave: locks the accounts, decides, and
 * records all of them; or records none as soon as one would take an account below its floor, and names it and the account.
 */
export async function post(
  scope: DatabaseTransaction,
  orders: readonly PostingOrder[],
): Promise<{ readonly kind: 'posted' } | (Overdrawn & { readonly posting: string })> {
  const batch = await PostingBatch.lock(scope, accountsOf(orders));
  for (const { head, legs } of orders) {
    const result = batch.post(head, legs);
    if (result.kind === 'overdrawn') {
      return { ...result, posting: head.id };
    }
  }
  await batch.record(scope);
  return { kind: 'posted' };
}

/** For postings that put money into member accounts only: an overdraft would be a bug. */
export async function mustPost(
  scope: DatabaseTransaction,
  orders: readonly PostingOrder[],
): Promise<void> {
  const result = await post(scope, orders);
  if (result.kind === 'overdrawn') {
    throw new Error(`Posting ${result.posting} would overdraw ${result.account}`);
  }
}

function accountsOf(orders: readonly PostingOrder[]): string[] {
  return orders.flatMap(({ legs }) => legs.map(({ account }) => account));
}
