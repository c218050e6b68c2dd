import type { AccessChange, PartyRole } from '#contract/procedures/access-terms.ts';
import type { EpochMs } from '#contract/time/time.ts';
import type { Kysely } from 'kysely';
import type { DatabaseTransaction } from '../database/database-transaction.ts';
import type { Tables } from '../tables.ts';
import { getPrimary, holdsAt } from '../parties/party-records.ts';
import { holderRoles, toldRoles } from '../parties/role-policy.ts';
import { appendToMemberLogs } from '../member-log/append-to-member-logs.ts';
import { askedFrom, type LogEntry } from '../member-log/log-entry.ts';
import type { Caller } from '../ports.ts';

/** Somebody who has a part in a membership. */
export interface PersonInMembership {
  readonly personId: string;
  readonly name: string;
  readonly role: PartyRole;
  readonly fromAt: number;
  readonly untilAt: number | null;
  readonly dailyLimit: number | null;
  readonly grantedBy: string | null;
}

/** Everybody who has a part in the membership at that moment: in whose name it is first, then by how long they have had it. */
export async function listPeople(
  db: Kysely<Tables>,
  membershipId: string,
  at: EpochMs,
): Promise<PersonInMembership[]> {
  const rows = await db
    .selectFrom('party')
    .innerJoin('person', 'person.id', 'party.person_id')
    .leftJoin('person as granter', 'granter.id', 'party.granted_by')
    .select([
      'person.id as personId',
      'person.display_name as name',
      'party.role',
      'party.from_at as fromAt',
      'party.until_at as untilAt',
      'party.daily_limit as dailyLimit',
      'granter.display_name as grantedBy',
    ])
    .where('party.membership_id', '=', membershipId)
    .where(holdsAt(at))
    .orderBy('party.from_at')
    .orderBy('person.id')
    .execute();
  const isHolder = ({ role }: PersonInMembership) =>
    Number((holderRoles as readonly PartyRole[]).includes(role));
  return rows.toSorted((one, other) => isHolder(other) - isHolder(one));
}

/** The part of that person at that moment; of several that hold, the one that began last. */
export async function findPersonIn(
  db: Kysely<Tables>,
  membershipId: string,
  personId: string,
  at: EpochMs,
): Promise<PersonInMembership | undefined> {
  const people = await listPeople(db, membershipId, at);
  return people.findLast((one) => one.personId === personId);
}

/** Ends every part that the person has in the membership. */
export async function endParties(
  { trx }: DatabaseTransaction,
  membershipId: string,
  personId: string,
  at: EpochMs,
): Promise<void> {
  await trx
    .updateTable('party')
    .set({ until_at: at })
    .where('membership_id', '=', membershipId)
    .where('person_id', '=', personId)
    .where(holdsAt(at))
    .execute();
}

/** Sets what the person may send in a day, in cents. */
export async function setDailyLimit(
  { trx }: DatabaseTransaction,
  membershipId: string,
  { personId, fromAt }: PersonInMembership,
  dailyLimit: number,
): Promise<void> {
  await trx
    .updateTable('party')
    .set({ daily_limit: dailyLimit })
    .where('membership_id', '=', membershipId)
    .where('person_id', '=', personId)
    .where('from_at', '=', fromAt)
    .execute();
}

/** Whether the membership is a business. */
export async function isBusiness(db: Kysely<Tables>, membershipId: string): Promise<boolean> {
  const { business_name: name } = await db
    .selectFrom('membership')
    .select('business_name')
    .where('id', '=', membershipId)
    .executeTakeFirstOrThrow();
  return name !== null;
}

interface AccessChanged {
  readonly membershipId: string;
  /** The person that did it. */
  readonly by: string;
  readonly caller: Caller;
  readonly at: EpochMs;
  readonly change: AccessChange;
  readonly role: PartyRole;
  readonly name: string;
  /** The person with the access; null where nobody has accepted yet. */
  readonly personId: string | null;
  /** Further facts for the audit. */
  readonly facts?: Readonly<Record<string, string | number | null>>;
}

/**
 * Records a change of access in the transaction that makes it: in the log of the membership, with events for everybody on
 * all its notices, and in the log of the person with the access, where these notices do not reach that person.
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
