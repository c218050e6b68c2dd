import type { EpochMs } from '#contract/time/time.ts';
import type { BankContext } from '../bank-context.ts';
import type { DatabaseTransaction } from '../database/database-transaction.ts';
import { lockMemberships } from '../database/lock-memberships.ts';
import type { SignedIn } from '../gate.ts';
import { requestHash } from '../formats/sha-256.ts';
import { type Executed, type Once, once } from './once.ts';

/** A member's request under an intent key. */
export interface KeyedRequest {
  readonly key: string;
  readonly procedure: string;
  readonly request: unknown;
}

/**
 * Executes a member's request once for its intent key, in one transaction; `answerOnce` makes the answer of the outcome. The
 * membership is locked first, so that of two equal requests the second waits, and then finds the answer of the first.
 */
export async function executeOnce<Answer, Refusal>(
  { store, clock }: Pick<BankContext, 'store' | 'clock'>,
  { membershipId }: Pick<SignedIn, 'membershipId'>,
  { key, procedure, request }: KeyedRequest,
  execute: (scope: DatabaseTransaction, at: EpochMs) => Promise<Executed<Answer, Refusal>>,
): Promise<Once<Answer, Refusal>> {
  const intent = { membershipId, key, requestHash: requestHash(procedure, request) };
  return await store.transact(async (scope) => {
    await lockMemberships(scope, [membershipId]);
    const at = clock.now();
    return await once<Answer, Refusal>(scope, at, intent, () => execute(scope, at));
  });
}
