import { type Kysely, sql } from 'kysely';
import { auditHash, firstAuditHash } from '../member-log/log-entry.ts';
import type { AuditRecordRow } from '../member-log/member-log-tables.ts';
import type { Tables } from '../tables.ts';
import type { Check, Findings } from './check.ts';
import { checkPages, keyPages, type Ordered } from './key-pages.ts';

/** Every membership and every person has a log: each side's row is looked for by the other's key. */
const logsOf = [
  { owners: { table: 'membership', columns: ['id'], before: [''], pageSize: 1_000 }, log: 'id' },
  { owners: { table: 'person', columns: ['id'], before: [''], pageSize: 1_000 }, log: 'log_id' },
] as const satisfies readonly { readonly owners: Ordered; readonly log: string }[];
const intents: Ordered = {
  table: 'intent',
  columns: ['key', 'membership_id'],
  before: ['', ''],
  pageSize: 10_000,
};
const auditRecordsPerPage = 2_000;

/** Nothing was done twice under the same key, and the audit record is whole. */
export const memberLogChecks: readonly Check[] = [
  { name: 'No intent key is used twice', run: intentKeysAreUnique },
  { name: 'The audit chain of each log holds', run: auditChainsHold },
  { name: 'The events of each log have no gap', run: eventsHaveNoGap },
];

async function intentKeysAreUnique(db: Kysely<Tables>, findings: Findings): Promise<void> {
  await checkPages(db, findings, intents, {
    wrong: (page) => sql<{ membership: string; key: string; times: number }>`
      select intent.membership_id as membership, intent.key, count(*) as times
      from intent where ${page.of('intent')}
      group by intent.membership_id, intent.key
      having count(*) > 1`,
    fault: ({ membership, key, times }) =>
      `Intent key ${key} of membership ${membership} is used ${times} times`,
  });
}

/** Each record follows the previous record, and the last is that of the member's log. */
async function auditChainsHold(db: Kysely<Tables>, findings: Findings): Promise<void> {
  let previous: AuditRecordRow | undefined;
  for (;;) {
    const records = await auditRecordsAfter(db, previous);
    for (const record of records) {
      const before = previous?.log_id === record.log_id ? previous : undefined;
      if (!follows(record, before)) {
        findings.fault(`Audit record ${record.sequence} of log ${record.log_id} was altered`);
      }
      previous = record;
    }
    findings.checked += records.length;
    if (records.length < auditRecordsPerPage) {
      break;
    }
  }
  await logsStandAtTheEnd(db, findings);
}

async function auditRecordsAfter(
  db: Kysely<Tables>,
  record: AuditRecordRow | undefined,
): Promise<AuditRecordRow[]> {
  const { log_id: member = '', sequence = 0 } = record ?? {};
  return await db
    .selectFrom('audit_record')
    .selectAll()
    .where((row) => row(row.refTuple('log_id', 'sequence'), '>', row.tuple(member, sequence)))
    .orderBy('log_id')
    .orderBy('sequence')
    .limit(auditRecordsPerPage)
    .execute();
}

function follows(record: AuditRecordRow, before: AuditRecordRow | undefined): boolean {
  return (
    record.sequence === (before?.sequence ?? 0) + 1 &&
    record.previous_hash === (before?.hash ?? firstAuditHash) &&
    record.hash === auditHash(record)
  );
}

async function logsStandAtTheEnd(db: Kysely<Tables>, findings: Findings): Promise<void> {
  for (const { owners, log } of logsOf) {
    const owner = sql.table(owners.table);
    const key = sql.ref(`${owners.table}.${log}`);
    await checkPages(db, findings, owners, {
      wrong: (page) => sql<{ id: string }>`
        select ${key} as id
        from ${owner}
          left join member_log as log on log.log_id = ${key}
          left join audit_record as newest
            on newest.log_id = ${key} and newest.sequence = log.audit_sequence
        where ${page.of(owners.table)} and ${isOwn(owners.table)} and (
          log.log_id is null
          or log.audit_hash <> coalesce(newest.hash, ${firstAuditHash})
          or (newest.hash is null and log.audit_sequence <> 0)
          or exists (
            select 1 from audit_record as later
            where later.log_id = ${key} and later.sequence > log.audit_sequence))
        `,
      fault: ({ id }) => `Log ${id} does not stand at the end of the audit chain`,
      isNoted: false,
    });
  }
}

async function eventsHaveNoGap(db: Kysely<Tables>, findings: Findings): Promise<void> {
  for (const { owners, log } of logsOf) {
    const owner = sql.table(owners.table);
    const key = sql.ref(`${owners.table}.${log}`);
    for await (const page of keyPages(db, owners)) {
      const { rows } = await sql<{ id: string; events: number; last: number | null }>`
        select ${key} as id, count(event.sequence) as events, log.event_sequence as last
        from ${owner}
          left join member_log as log on log.log_id = ${key}
          left join member_event as event on event.log_id = ${key}
        where ${page.of(owners.table)} and ${isOwn(owners.table)}
        group by ${key}, log.event_sequence
        having count(event.sequence) <> log.event_sequence
          or (count(event.sequence) > 0
            and (min(event.sequence) <> 1 or max(event.sequence) <> log.event_sequence))`.execute(
        db,
      );
      for (const { id, events, last } of rows) {
        findings.fault(`Log ${id} has ${events} events, but stands at event ${last}`);
      }
      findings.checked += page.size;
    }
  }
}

function isOwn(owners: 'membership' | 'person') {
  return owners === 'membership'
    ? sql`true`
    : sql`not exists (select 1 from membership as shared where shared.id = person.log_id)`;
}
