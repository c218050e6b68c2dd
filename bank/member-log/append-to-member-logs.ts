import { sql } from 'kysely';
import { insertRows, isInList, listOf, updateRows } from '../database/bulk-insert.ts';
import { prepareQuery, type QueryPlan } from '../database/prepared-query.ts';
import type { DatabaseTransaction } from '../database/database-transaction.ts';
import type { PartyRole } from '#contract/procedures/access-terms.ts';
import { rolesOfApproval, toldRoles } from '../parties/role-policy.ts';
import { entryAfter, type LogEnd, type LogEntry, askedFrom, type AuditFacts } from './log-entry.ts';
import { messagesOf, type Reached } from './messages-of.ts';
import type { EpochMs } from '#contract/time/time.ts';
import { listInRoles } from '../parties/party-records.ts';
import type { Caller } from '../ports.ts';
import type { EventBody } from './member-log-tables.ts';

interface LockedEnd extends LogEnd {
  readonly told: readonly Told[];
}

interface Told extends Reached {
  readonly role: PartyRole;
  readonly from_at: number;
  readonly until_at: number | null;
}

interface LoggedPerson extends Reached {
  readonly log_id: string;
}

/**
 * Appends audit records, and events where screens should be told, with the messages that go out of the portal, in the
 * caller's transaction. Events of a membership are told to each of its owners, events of a person to that person alone. The
 * log rows are locked by it, so both sequences of a log have no gaps and no forks.
 * @param lockedBefore The logs of the entries, where they are locked already and nothing was appended since.
 */
export async function appendToMemberLogs(
  scope: DatabaseTransaction,
  entries: readonly LogEntry[],
  lockedBefore?: MemberLogs,
): Promise<void> {
  const persons = await findPersons(scope, entries);
  const logOf = (entry: LogEntry): string =>
    'membershipId' in entry ? entry.membershipId : personOf(persons, entry.personId).log_id;
  const ends = new Map(lockedBefore ?? (await lockMemberLogs(scope, entries.map(logOf))));
  const before = new Map(ends);
  const placed = entries.map((entry) => {
    const logId = logOf(entry);
    const end = ends.get(logId);
    if (!end) {
      throw new Error(`There is no log ${logId}`);
    }
    const appended = append(entry, logId, end, reachedBy(entry, end, persons));
    ends.set(logId, appended.end);
    return appended;
  });
  await insertRows(
    scope,
    'audit_record',
    placed.map(({ record }) => record),
  );
  await insertRows(
    scope,
    'member_event',
    placed.flatMap(({ eventRows }) => eventRows),
  );
  await insertRows(
    scope,
    'outgoing_message',
    placed.flatMap(({ messages }) => messages),
  );
  await updateRows(
    scope,
    'member_log',
    [...ends].flatMap(([logId, { event_sequence, audit_sequence, audit_hash }]) => {
      const stood = before.get(logId)?.audit_sequence ?? 0;
      return stood === audit_sequence
        ? []
        : [
            {
              where: { log_id: logId, audit_sequence: stood },
              set: { event_sequence, audit_sequence, audit_hash },
            },
          ];
    }),
  );
}

type Persons = ReadonlyMap<string, LoggedPerson>;

/** The persons with own logs that grow; none where a membership's log does, as on the way of a transfer. */
async function findPersons(
  scope: DatabaseTransaction,
  entries: readonly LogEntry[],
): Promise<Persons> {
  const ids = new Set(entries.flatMap((entry) => ('personId' in entry ? [entry.personId] : [])));
  const rows = ids.size === 0 ? [] : await readPersons(scope, { persons: listOf(ids) });
  return new Map(rows.map((row) => [row.person_id, row]));
}

const contacts = [
  'email',
  'phone',
  'two_factor',
  'notify_email',
  'notify_sms',
  'notify_security',
  'notify_sign_ins',
  'notify_letters',
] as const;

/** The browsers of a person that are told by push, as JSON; null where there are none. */
function browsersOf(engine: DatabaseTransaction['engine'], person: string) {
  const ids = engine === 'postgres' ? sql`json_agg(id)::text` : sql`json_group_array(id)`;
  return sql<string | null>`(select ${ids} from push_subscription
    where person_id = ${sql.ref(person)} having count(*) > 0)`.as('browsers');
}

const readPersons = prepareQuery(['persons'], ({ trx, engine, places }) =>
  trx
    .selectFrom('person')
    .leftJoin('person_profile', 'person_profile.person_id', 'person.id')
    .leftJoin('person_settings', 'person_settings.person_id', 'person.id')
    .select(['person.id as person_id', 'person.log_id', ...contacts])
    .select(browsersOf(engine, 'person.id'))
    .where(isInList({ engine }, 'person.id', places.persons)),
);

function personOf(persons: Persons, id: string): LoggedPerson {
  const person = persons.get(id);
  if (!person) {
    throw new Error(`There is no person ${id}`);
  }
  return person;
}

/** Logs that are locked until the transaction ends, by their ids. */
export type MemberLogs = ReadonlyMap<string, LockedEnd>;

/**
 * Locks these logs, in the order of the ids, so that two groups never wait for each other; a log passed over is missing.
 */
export async function lockMemberLogs(
  scope: DatabaseTransaction,
  logIds: Iterable<string>,
): Promise<MemberLogs> {
  const take = scope.passesOverLocked ? lockFreeRows : lockRows;
  const rows = await take(scope, { logs: listOf(logIds) });
  const ends = new Map<string, LockedEnd & { told: Told[] }>();
  for (const { log_id, event_sequence, audit_sequence, audit_hash, ...party } of rows) {
    const end = ends.get(log_id) ?? { event_sequence, audit_sequence, audit_hash, told: [] };
    const { person_id, from_at, role } = party;
    if (person_id !== null && from_at !== null && role !== null) {
      end.told.push({ ...party, person_id, from_at, role });
    }
    ends.set(log_id, end);
  }
  return ends;
}

const lockRows = prepareQuery(['logs'], (plan: QueryPlan<'logs'>) =>
  plan.engine === 'postgres' ? logEnds(plan).forNoKeyUpdate('member_log') : logEnds(plan),
);

const lockFreeRows = prepareQuery(['logs'], (plan: QueryPlan<'logs'>) =>
  plan.engine === 'postgres'
    ? logEnds(plan).forNoKeyUpdate('member_log').skipLocked()
    : logEnds(plan),
);

function logEnds({ trx, engine, places }: QueryPlan<'logs'>) {
  return trx
    .selectFrom('member_log')
    .leftJoin('party', (join) =>
      join
        .onRef('party.membership_id', '=', 'member_log.log_id')
        .on('party.role', 'in', [...toldRoles, ...rolesOfApproval]),
    )
    .leftJoin('person_profile', 'person_profile.person_id', 'party.person_id')
    .leftJoin('person_settings', 'person_settings.person_id', 'party.person_id')
    .select([
      'member_log.log_id',
      'event_sequence',
      'audit_sequence',
      'audit_hash',
      'party.person_id',
      'party.role',
      'party.from_at',
      'party.until_at',
      ...contacts,
    ])
    .select(browsersOf(engine, 'party.person_id'))
    .where(isInList({ engine }, 'member_log.log_id', places.logs))
    .orderBy('member_log.log_id')
    .orderBy('party.from_at');
}

function reachedBy(entry: LogEntry, end: LockedEnd, persons: Persons): readonly Reached[] {
  return 'personId' in entry
    ? [personOf(persons, entry.personId)]
    : end.told.filter(
        ({ person_id: person, role, from_at: from, until_at: until }) =>
          from <= entry.at &&
          (until === null || entry.at < until) &&
          (isAlwaysTold(role) || entry.alsoTells?.includes(person) === true),
      );
}

function isAlwaysTold(role: PartyRole): boolean {
  return (toldRoles as readonly PartyRole[]).includes(role);
}

function append(entry: LogEntry, logId: string, end: LockedEnd, reached: readonly Reached[]) {
  const { record, events, eventRows } = entryAfter(end, logId, entry);
  return {
    record,
    eventRows,
    messages: [
      ...reached.flatMap((person) => messagesOf(person, logId, entry.at, events)),
      ...(entry.sends?.(logId, end.event_sequence + 1) ?? []),
    ],
    end: {
      ...end,
      event_sequence: end.event_sequence + events.length,
      audit_sequence: record.sequence,
      audit_hash: record.hash,
    },
  };
}

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
