import type { EpochMs } from '#contract/time/time.ts';
import type { DatabaseTransaction } from '../database/database-transaction.ts';
import { listInRoles } from '../parties/party-records.ts';
import { toldRoles } from '../parties/party-roles.ts';
import type { Caller } from '../ports.ts';
import { appendToMemberLogs } from './append-to-member-logs.ts';
import { askedFrom } from './asked-from.ts';
import type { EventBody } from './member-log-tables.ts';
import type { AuditFacts, LogEntry } from './log-entry.ts';

/** Something that a person did in a membership and that is about its safety. */
export interface SafetyAct extends AuditFacts {
  readonly membershipId: string;
  /** The person that did it. */
  readonly by: string;
  readonly caller: Caller;
  readonly at: EpochMs;
  readonly events: readonly EventBody[];
}

/**
 * Writes it into the log of the membership and of the acting person, where theirs is another; and, with the name of that
 * person but not from where, into the log of each other person that is told of events in the membership.
 */
export async function appendSafetyAct(
  scope: DatabaseTransaction,
  { membershipId, by, caller, at, action, facts, events }: SafetyAct,
): Promise<void> {
  const { log_id: ownLog, display_name: name } = await scope.trx
    .selectFrom('person')
    .select(['log_id', 'display_name'])
    .where('id', '=', by)
    .executeTakeFirstOrThrow();
  const told = await listInRoles(scope.trx, [membershipId], toldRoles, at);
  const others = new Set(told.map(({ personId }) => personId).filter((id) => id !== by));
  const audit = { action, facts: { ...askedFrom(caller), ...facts } };
  const entries: LogEntry[] = [{ membershipId, by, at, audit, events }];
  if (ownLog !== membershipId) {
    entries.push({ personId: by, at, audit, events: [] });
  }
  for (const personId of others) {
    entries.push({ personId, at, audit: { action, facts: { ...facts, by: name } }, events: [] });
  }
  await appendToMemberLogs(scope, entries);
}
