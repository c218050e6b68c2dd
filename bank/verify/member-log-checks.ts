import { type Kysely, sql } from 'kysely';
import { auditHash, firstAuditHash } from '../member-log/log-entry.ts';
import type { AuditRecordRow, Tables } from '../database/tables.ts';
import type { Check, Findings } from './check.ts';
import { keyPages, type Ordered } from './key-pages.ts';

const members: Ordered = { table: 'member', columns: ['id'], before: [''], pageSize: 1_000 };
const intents: Ordered = {
  table: 'intent',
  columns: ['key', 'member_id'],
  before: ['', ''],
  pageSize: 10_000,
};
const auditRecordsPerPage = 2_000;

/** That nothing was done twice under one key, and that the record of what was done is whole. */
export const memberLogChecks: readonly Check[] = [
  { name: 'No intent key is used twice', run: intentKeysAreUnique },
  { name: 'The audit chain of each member holds', run: auditChainsHold },
  { name: 'The events of each member have no gap', run: eventsHaveNoGap },
];

async function intentKeysAreUnique(db: Kysely<Tables>, findings: Findings): Promise<void> {
  for await (const page of keyPages(db, intents)) {
    const { rows } = await sql<{ member: string; key: string; times: number }>`
      select intent.member_id as member, intent.key, count(*) as times
      from intent where ${page.of('intent')}
      group by intent.member_id, intent.key
      having count(*) > 1`.execute(db);
    for (const { member, key, times } of rows) {
      findings.fault(`Intent key ${key} of member ${member} is used ${times} times`);
    }
    findings.checked += page.size;
  }
}

/** Each record follows the one before it, and the last is where the member's log stands. */
async function auditChainsHold(db: Kysely<Tables>, findings: Findings): Promise<void> {
  let previous: AuditRecordRow | undefined;
  for (;;) {
    const records = await auditRecordsAfter(db, previous);
    for (const record of records) {
      const before = previous?.member_id === record.member_id ? previous : undefined;
      if (!follows(record, before)) {
        findings.fault(`Audit record ${record.sequence} of member ${record.member_id} was altered`);
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
  const { member_id: member = '', sequence = 0 } = record ?? {};
  return await db
    .selectFrom('audit_record')
    .selectAll()
    .where((row) => row(row.refTuple('member_id', 'sequence'), '>', row.tuple(member, sequence)))
    .orderBy('member_id')
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
  for await (const page of keyPages(db, members)) {
    const { rows } = await sql<{ id: string }>`
      select member.id
      from member
        left join member_log as log on log.member_id = member.id
        left join audit_record as newest
          on newest.member_id = member.id and newest.sequence = log.audit_sequence
      where ${page.of('member')} and (
        log.member_id is null
        or log.audit_hash <> coalesce(newest.hash, ${firstAuditHash})
        or (newest.hash is null and log.audit_sequence <> 0)
        or exists (
          select 1 from audit_record as later
          where later.member_id = member.id and later.sequence > log.audit_sequence))
      `.execute(db);
    for (const { id } of rows) {
      findings.fault(`The log of member ${id} does not stand at the end of the audit chain`);
    }
  }
}

async function eventsHaveNoGap(db: Kysely<Tables>, findings: Findings): Promise<void> {
  for await (const page of keyPages(db, members)) {
    const { rows } = await sql<{ id: string; events: number; last: number | null }>`
      select member.id, count(event.sequence) as events, log.event_sequence as last
      from member
        left join member_log as log on log.member_id = member.id
        left join member_event as event on event.member_id = member.id
      where ${page.of('member')}
      group by member.id, log.event_sequence
      having count(event.sequence) <> log.event_sequence
        or (count(event.sequence) > 0
          and (min(event.sequence) <> 1 or max(event.sequence) <> log.event_sequence))`.execute(db);
    for (const { id, events, last } of rows) {
      findings.fault(`Member ${id} has ${events} events, but the log stands at event ${last}`);
    }
    findings.checked += page.size;
  }
}
