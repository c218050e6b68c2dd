import type { AccessChange, PartyRole } from '#contract/people/access-terms.ts';
import type { EpochMs } from '#contract/time/time.ts';
import type { DatabaseTransaction } from '../database/database-transaction.ts';
import { appendToMemberLogs } from '../member-log/append-to-member-logs.ts';
import { askedFrom } from '../member-log/asked-from.ts';
import type { LogEntry } from '../member-log/log-entry.ts';
import { getPrimary } from '../parties/party-records.ts';
import { toldRoles } from '../parties/party-roles.ts';
import type { Caller } from '../ports.ts';

/** What somebody did about the access of another, or of their own. */
export interface AccessChanged {
  readonly membershipId: string;
  /** Who did it. */
  readonly by: string;
  readonly caller: Caller;
  readonly at: EpochMs;
  readonly change: AccessChange;
  readonly role: PartyRole;
  readonly name: string;
  /** Whose access it is; null where nobody has accepted yet. */
  readonly personId: string | null;
  /** What else is audited. */
  readonly facts?: Readonly<Record<string, string | number | null>>;
}

/**
 * Writes down who did what for whom, in the transaction that does it: in the log of the membership, which tells those who are
 * told of everything in it, and of the person whose access it is, where they are none of these.
 */
export async function appendAccessChange(
  scope: DatabaseTransaction,
  { membershipId, by, caller, at, change, role, name, personId, facts }: AccessChanged,
): Promise<void> {
  const { display_name: holder } = await getPrimary(scope.trx, membershipId);
  const content = {
    at,
    audit: {
      action: `access-${change}`,
      facts: { ...askedFrom(caller), role, name, person: personId, ...facts },
    },
    events: [{ kind: 'access', change, role, name, holder, person: personId } as const],
  };
  const entries: LogEntry[] = [{ membershipId, by, ...content }];
  const isTold = change !== 'ended' && (toldRoles as readonly PartyRole[]).includes(role);
  if (personId !== null && !isTold) {
    entries.push({ personId, ...content });
  }
  await appendToMemberLogs(scope, entries);
}
