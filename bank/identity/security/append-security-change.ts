import type { SecurityChange } from '#contract/identity/security/security.ts';
import type { EpochMs } from '#contract/time/time.ts';
import { appendToMemberLogs } from '../../member-log/append-to-member-logs.ts';
import { askedFrom } from '../../member-log/asked-from.ts';
import type { Caller } from '../../ports.ts';
import type { DatabaseTransaction } from '../../database/database-transaction.ts';
import type { AuditedFacts, SecurityAction } from './security-acts.ts';

/** Something that a member did about their safety. */
export interface DoneForSafety {
  readonly personId: string;
  readonly caller: Caller;
  readonly at: EpochMs;
  readonly action: SecurityAction;
  /** The object of the change, besides its origin. */
  readonly facts?: AuditedFacts;
  /** The change as the member is told it, also outside the portal. */
  readonly tells?: SecurityChange;
}

/** Writes it down in the member's log with from where it was done, in the transaction that does it. */
export async function appendSecurityChange(
  scope: DatabaseTransaction,
  { personId, caller, at, action, facts, tells }: DoneForSafety,
): Promise<void> {
  await appendToMemberLogs(scope, [
    {
      personId,
      at,
      audit: { action, facts: { ...askedFrom(caller), ...facts } },
      events: tells === undefined ? [] : [{ kind: 'security', change: tells }],
    },
  ]);
}
