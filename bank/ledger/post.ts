import type { Cents } from '#contract/cents.ts';
import {
  lockBalances,
  recordPosting,
  type LedgerScope,
  type PostingHead,
} from './ledger-records.ts';
import { decidePosting, type Leg } from './ledger-rules.ts';

/** The account whose floor a posting would break, and what could still be taken from it. */
export interface Overdrawn {
  readonly kind: 'overdrawn';
  readonly account: string;
  readonly available: Cents;
}

/**
 * The only writer of entries. Locks the accounts, decides, and records the posting whole; or
 * records nothing and says which account does not have the money.
 */
export async function post(
  scope: LedgerScope,
  head: PostingHead,
  legs: readonly Leg[],
): Promise<{ readonly kind: 'posted' } | Overdrawn> {
  const balances = await lockBalances(
    scope,
    legs.map((leg) => leg.account),
  );
  const decision = decidePosting(legs, balances);
  if (decision.kind === 'overdrawn') {
    return decision;
  }
  await recordPosting(scope, head, decision.entries);
  return { kind: 'posted' };
}

/** For postings that put money into member accounts only: an overdraft would be a bug. */
export async function mustPost(
  scope: LedgerScope,
  head: PostingHead,
  legs: readonly Leg[],
): Promise<void> {
  const result = await post(scope, head, legs);
  if (result.kind === 'overdrawn') {
    throw new Error(`Posting ${head.id} of kind ${head.kind} would overdraw ${result.account}`);
  }
}
