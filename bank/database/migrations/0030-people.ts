import { sql, type Kysely } from 'kysely';
import { appendOnly } from './append-only.ts';
import type { Engine } from './engine.ts';
import { nameForeignKeys, nameKeysAfterColumns } from './postgres-constraints.ts';
import { rebuildAfter } from './rebuild-sqlite-tables.ts';

const ofPersons = [
  'credential',
  'session',
  'authenticator',
  'pending_authenticator',
  'challenge',
  'contact_change',
  'known_browser',
  'person_profile',
  'person_settings',
  'passkey',
  'password_reset',
  'recovery_code',
  'former_holder',
  'credit_score',
  'credit_score_factor',
] as const;

const ofMemberships = [
  'account',
  'account_hold',
  'account_transaction',
  'bill_payment',
  'bill_series',
  'box_visit',
  'budget',
  'card',
  'conversation',
  'daily_sum',
  'deposit',
  'deposit_image',
  'dispute',
  'fund_purchase',
  'intent',
  'message',
  'payee',
  'recipient',
  'safe_deposit_box',
  'scheduled_transfer',
  'search_phrase',
  'transaction_note',
  'transfer',
  'transfer_series',
] as const;

const logs = ['member_log', 'member_event', 'audit_record'] as const;

/**
 * A member becomes a person, who signs in, and a membership, which owns accounts, with the person as its primary party.
 * Both have the id of the member, and so has the log: what refers to a member stays as it is written, in the audit chain
 * too. The table of members becomes that of memberships, since the large tables refer to it; the tables of persons are
 * small, and are written again where SQLite cannot change what they refer to.
 */
export async function people(db: Kysely<unknown>, engine: Engine): Promise<void> {
  await createPersons(db);
  await db.schema.alterTable('member_profile').renameTo('person_profile').execute();
  await db.schema.alterTable('member_settings').renameTo('person_settings').execute();
  await makeMemberships(db);
  await renameColumns(db, ofPersons, 'person_id');
  await renameColumns(db, ofMemberships, 'membership_id');
  await renameColumns(db, logs, 'log_id');
  if (engine === 'sqlite') {
    const refersTo = 'references "membership" ("id")';
    await rebuildAfter(db, ofPersons, (statement) =>
      statement.replace(refersTo, 'references "person" ("id")'),
    );
    await rebuildAfter(db, ['member_log'], (statement) => statement.replace(refersTo, ''));
  } else {
    await nameKeysAfterColumns(db);
    for (const table of ofPersons) await nameForeignKeys(db, table, 'person_id', 'person');
    await db.schema.alterTable('member_log').dropConstraint('member_log_log_id_fkey').execute();
  }
  await createParties(db);
  await rewriteEnrolments(db);
  await rewriteNotices(db);
  await rewriteMessages(db);
  await sayWho(db, engine);
}

async function createPersons(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('person')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('username', 'text', (column) => column.notNull().unique())
    .addColumn('display_name', 'text', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('access_closed_at', 'bigint')
    .addColumn('log_id', 'text', (column) => column.notNull())
    .execute();
  await sql`insert into person (id, username, display_name, created_at, access_closed_at, log_id)
    select id, username, display_name, created_at, access_closed_at, id from member`.execute(db);
}

/** Anyone who was opened without a member number gets one: the last twelve letters and digits of the id. */
async function makeMemberships(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('member').renameTo('membership').execute();
  await db.schema.alterTable('membership').renameColumn('username', 'number').execute();
  await db.schema.alterTable('membership').dropColumn('display_name').execute();
  await db.schema.alterTable('membership').dropColumn('access_closed_at').execute();
  const own = sql`(select member_number from enrolment where enrolment.member_id = membership.id)`;
  const made = sql`substr(upper(replace(id, '-', '')), case when length(id) > 12 then length(replace(id, '-', '')) - 11 else 1 end)`;
  await sql`update membership set number = coalesce(${own}, ${made})`.execute(db);
}

async function renameColumns(
  db: Kysely<unknown>,
  tables: readonly string[],
  column: string,
): Promise<void> {
  for (const table of tables) {
    await db.schema.alterTable(table).renameColumn('member_id', column).execute();
  }
}

async function createParties(db: Kysely<unknown>): Promise<void> {
  const roles = sql`role in ('primary', 'joint-owner', 'authorised-user', 'minor', 'guardian',
    'power-of-attorney', 'trustee', 'beneficiary', 'administrator', 'initiator', 'approver', 'viewer')`;
  await db.schema
    .createTable('party')
    .addColumn('membership_id', 'text', (column) => column.notNull().references('membership.id'))
    .addColumn('person_id', 'text', (column) => column.notNull().references('person.id'))
    .addColumn('role', 'text', (column) => column.notNull().check(roles))
    .addColumn('from_at', 'bigint', (column) => column.notNull())
    .addColumn('until_at', 'bigint')
    .addColumn('granted_by', 'text', (column) => column.references('person.id'))
    .addPrimaryKeyConstraint('party_key', ['membership_id', 'person_id', 'from_at'])
    .addCheckConstraint('party_ends_after_it_begins', sql`until_at >= from_at`)
    .execute();
  await db.schema.createIndex('party_by_person').on('party').column('person_id').execute();
  await sql`insert into party (membership_id, person_id, role, from_at)
    select id, id, 'primary', created_at from person`.execute(db);
}

/** The member number is the membership's. */
async function rewriteEnrolments(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('enrolment_rewritten')
    .addColumn('person_id', 'text', (column) => column.primaryKey().references('person.id'))
    .addColumn('membership_id', 'text', (column) => column.notNull().references('membership.id'))
    .addColumn('birth_date', 'text', (column) => column.notNull())
    .addColumn('opened_at', 'bigint', (column) => column.notNull())
    .addColumn('activated_at', 'bigint')
    .execute();
  await sql`insert into enrolment_rewritten (person_id, membership_id, birth_date, opened_at, activated_at)
    select member_id, member_id, birth_date, opened_at, activated_at from enrolment`.execute(db);
  await replace(db, 'enrolment');
  await db.schema
    .createIndex('enrolment_by_membership')
    .on('enrolment')
    .column('membership_id')
    .execute();
}

/** Each person has read what they have read in each log. */
async function rewriteNotices(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('notice_mark_rewritten')
    .addColumn('person_id', 'text', (column) => column.notNull().references('person.id'))
    .addColumn('log_id', 'text', (column) => column.notNull())
    .addColumn('read_up_to', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('notice_mark_key', ['person_id', 'log_id'])
    .execute();
  await sql`insert into notice_mark_rewritten (person_id, log_id, read_up_to)
    select member_id, member_id, read_up_to from notice_mark`.execute(db);
  await replace(db, 'notice_mark');
  await db.schema
    .createTable('notice_read_rewritten')
    .addColumn('person_id', 'text', (column) => column.notNull().references('person.id'))
    .addColumn('log_id', 'text', (column) => column.notNull())
    .addColumn('sequence', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('notice_read_by_person', ['person_id', 'log_id', 'sequence'])
    .execute();
  await sql`insert into notice_read_rewritten (person_id, log_id, sequence)
    select member_id, member_id, sequence from notice_read`.execute(db);
  await replace(db, 'notice_read');
}

/** An event of a membership is told to each person whom it concerns. */
async function rewriteMessages(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('outgoing_message_rewritten')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('person_id', 'text', (column) => column.notNull().references('person.id'))
    .addColumn('log_id', 'text', (column) => column.notNull())
    .addColumn('channel', 'text', (column) =>
      column.notNull().check(sql`channel in ('email', 'sms')`),
    )
    .addColumn('recipient', 'text', (column) => column.notNull())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('event_sequence', 'bigint', (column) => column.notNull())
    .addColumn('body', 'text', (column) => column.notNull())
    .addColumn('at', 'bigint', (column) => column.notNull())
    .addColumn('due_at', 'bigint')
    .addColumn('sent_at', 'bigint')
    .addUniqueConstraint('outgoing_message_once_each', [
      'person_id',
      'log_id',
      'event_sequence',
      'channel',
    ])
    .addCheckConstraint(
      'outgoing_message_due_until_handed_on',
      sql`(due_at is null) = (sent_at is not null)`,
    )
    .execute();
  await sql`insert into outgoing_message_rewritten (id, person_id, log_id, channel, recipient, kind,
      event_sequence, body, at, due_at, sent_at)
    select id, member_id, member_id, channel, recipient, kind, event_sequence, body, at, due_at, sent_at
    from outgoing_message`.execute(db);
  await replace(db, 'outgoing_message');
  await db.schema
    .createIndex('outgoing_message_due')
    .on('outgoing_message')
    .column('due_at')
    .where(sql.ref('due_at'), 'is not', null)
    .execute();
}

/** Puts what was written beside the table in its place. */
async function replace(db: Kysely<unknown>, table: string): Promise<void> {
  await db.schema.dropTable(table).execute();
  await db.schema.alterTable(`${table}_rewritten`).renameTo(table).execute();
}

/** Whom an event concerns alone, and who did what is audited. Events of signing in and of security are the person's. */
async function sayWho(db: Kysely<unknown>, engine: Engine): Promise<void> {
  await db.schema.alterTable('audit_record').addColumn('person_id', 'text').execute();
  await db.schema.alterTable('member_event').addColumn('person_id', 'text').execute();
  const kind = engine === 'sqlite' ? sql`body ->> 'kind'` : sql`body::json ->> 'kind'`;
  const triggers = engine === 'sqlite' ? ['no_update', 'no_delete'] : ['append_only'];
  for (const trigger of triggers) {
    const name = sql.ref(`member_event_${trigger}`);
    await sql`drop trigger ${name} ${engine === 'sqlite' ? sql`` : sql`on member_event`}`.execute(
      db,
    );
  }
  await sql`update member_event set person_id = log_id where ${kind} in ('sign-in', 'security')`.execute(
    db,
  );
  await appendOnly(db, engine, 'member_event');
}
