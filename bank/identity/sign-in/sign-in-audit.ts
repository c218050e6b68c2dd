import type { EpochMs } from '#contract/time/time.ts';
import type { BankContext } from '../../bank-context.ts';
import { appendToMemberLogs } from '../../member-log/append-to-member-logs.ts';
import type { AuditFacts } from '../../member-log/log-entry.ts';
import { askedFrom } from '../../member-log/asked-from.ts';
import { markRateLimited, writeForNobody } from '../../limits/attempt-marks.ts';
import type { Bucket } from '../../limits/buckets.ts';
import type { Caller } from '../../ports.ts';
import type { DatabaseTransaction } from '../../database/database-transaction.ts';

/** Somebody who tries to sign in. */
export interface WhoTries {
  /** Null where nobody has the name. */
  readonly personId: string | null;
  readonly caller: Caller;
}

/** Writes a failed sign-in, and its cause, into the member's log. */
export async function recordFailedSignIn(
  bank: BankContext,
  { personId, caller }: WhoTries,
  method: string,
): Promise<void> {
  const at = bank.clock.now();
  const audit = { action: 'sign-in-failed', facts: { ...askedFrom(caller), method } };
  await bank.store.transact((scope) => append(scope, personId, at, audit));
}

/** Says in the log of a member whose access is closed that somebody has shown what would have signed them in. */
export async function recordRefusedSignIn(
  scope: DatabaseTransaction,
  personId: string,
  caller: Caller,
  at: EpochMs,
  method: string,
): Promise<void> {
  const audit = { action: 'sign-in-refused', facts: { ...askedFrom(caller), method } };
  await appendToMemberLogs(scope, [{ personId, at, audit, events: [] }]);
}

/** Says in the member's log that a sign-in was held up: once for as long as the bucket is blocked. */
export async function recordRateLimitedSignIn(
  bank: BankContext,
  { personId, caller }: WhoTries,
  bucket: Bucket,
  until: EpochMs,
): Promise<void> {
  const at = bank.clock.now();
  const audit = { action: 'sign-in-held-up', facts: { ...askedFrom(caller) } };
  await bank.store.transact(async (scope) => {
    if (await markRateLimited(scope.trx, bucket, until, at)) {
      await append(scope, personId, at, audit);
    }
  });
}

/** For an unknown name as many statements are written, so that time does not tell whether a member has it. */
async function append(
  scope: DatabaseTransaction,
  personId: string | null,
  at: EpochMs,
  audit: AuditFacts,
): Promise<void> {
  if (personId === null) {
    await writeForNobody(scope.trx, at);
  } else {
    await appendToMemberLogs(scope, [{ personId, at, audit, events: [] }]);
  }
}
