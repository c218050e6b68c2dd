import { sql, type Kysely } from 'kysely';

/** Second factors, what is being shown, limits of guessing, and members who come on-line. */
export async function security(db: Kysely<unknown>): Promise<void> {
  await extendSessions(db);
  await createChallenges(db);
  await createFactors(db);
  await letFirstPaymentsWait(db);
  await indexSecurityActions(db);

  await db.schema
    .createTable('attempt')
    .addColumn('key', 'text', (column) => column.primaryKey())
    .addColumn('count', 'bigint', (column) => column.notNull())
    .addColumn('counted_at', 'bigint', (column) => column.notNull())
    .addColumn('blocked_until', 'bigint', (column) => column.notNull())
    .execute();
  await db.schema.createIndex('attempt_by_time').on('attempt').column('counted_at').execute();

  await db.schema
    .createTable('contact_change')
    .addColumn('member_id', 'text', (column) => column.notNull().references('member.id'))
    .addColumn('channel', 'text', (column) =>
      column.notNull().check(sql`channel in ('email', 'phone')`),
    )
    .addColumn('address', 'text', (column) => column.notNull())
    .addColumn('code_hash', 'text', (column) => column.notNull())
    .addColumn('code_sent_at', 'bigint', (column) => column.notNull())
    .addColumn('tries_left', 'integer', (column) => column.notNull())
    .addColumn('asked_at', 'bigint', (column) => column.notNull())
    .addColumn('expires_at', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('contact_change_key', ['member_id', 'channel'])
    .execute();

  await db.schema
    .createTable('password_reset')
    .addColumn('token_hash', 'text', (column) => column.primaryKey())
    .addColumn('member_id', 'text', (column) => column.references('member.id'))
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('expires_at', 'bigint', (column) => column.notNull())
    .execute();
  await db.schema
    .createIndex('password_reset_by_member')
    .on('password_reset')
    .column('member_id')
    .execute();

  await db.schema
    .createTable('enrolment')
    .addColumn('member_id', 'text', (column) => column.primaryKey().references('member.id'))
    .addColumn('member_number', 'text', (column) => column.notNull().unique())
    .addColumn('birth_date', 'text', (column) => column.notNull())
    .addColumn('opened_at', 'bigint', (column) => column.notNull())
    .addColumn('activated_at', 'bigint')
    .execute();
}

async function extendSessions(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('session').addColumn('id', 'text').execute();
  await db.schema.alterTable('session').addColumn('former_token_hash', 'text').execute();
  await db.schema.alterTable('session').addColumn('token_since', 'bigint').execute();
  await sql`update session set id = ${idOfOld}, token_since = created_at`.execute(db);
  await db.schema.createIndex('session_id').unique().on('session').column('id').execute();
  await db.schema
    .createIndex('session_former_token')
    .on('session')
    .column('former_token_hash')
    .where(sql.ref('former_token_hash'), 'is not', null)
    .execute();

  await db.schema.alterTable('known_browser').addColumn('id', 'text').execute();
  await db.schema
    .alterTable('known_browser')
    .addColumn('device', 'text', (column) => column.notNull().defaultTo(''))
    .execute();
  await db.schema.alterTable('known_browser').addColumn('last_used_at', 'bigint').execute();
  await db.schema.alterTable('known_browser').addColumn('trusted_until', 'bigint').execute();
  await sql`update known_browser set id = ${idOfOld}, last_used_at = first_used_at`.execute(db);
  await db.schema
    .createIndex('known_browser_by_member')
    .on('known_browser')
    .columns(['member_id', 'id'])
    .unique()
    .execute();

  await db.schema
    .alterTable('member_settings')
    .addColumn('first_payment_delay_hours', 'integer', (column) => column.notNull().defaultTo(0))
    .execute();
}

/** Until when a first payment to somebody new waits; empty where it does not, or no longer. */
async function letFirstPaymentsWait(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('transfer')
    .addColumn('waits_until', 'bigint', (column) =>
      column.check(sql`waits_until is null or status in ('processing', 'pending')`),
    )
    .execute();
  await db.schema
    .createIndex('transfer_waiting')
    .on('transfer')
    .column('waits_until')
    .where(sql.ref('waits_until'), 'is not', null)
    .execute();
  // By which it is seen whether somebody was paid before.
  await db.schema
    .createIndex('transfer_to_others')
    .on('transfer')
    .columns(['member_id', 'kind', 'account_number'])
    .where(sql.ref('to_account_id'), 'is', null)
    .execute();
}

/** Another for each token, and the same whenever the migration is run again. It opens nothing, as its hash does not. */
const idOfOld = sql`substr(token_hash, 1, 32)`;

async function createChallenges(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('challenge')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('member_id', 'text', (column) => column.references('member.id'))
    .addColumn('purpose', 'text', (column) =>
      column
        .notNull()
        .check(
          sql`purpose in ('sign-in', 'passkey-sign-in', 'step-up', 'add-passkey', 'enrolment')`,
        ),
    )
    .addColumn('holder', 'text', (column) => column.notNull())
    .addColumn('act_hash', 'text')
    .addColumn('code_hash', 'text')
    .addColumn('code_sent_at', 'bigint')
    .addColumn('passkey_challenge', 'text')
    .addColumn('tries_left', 'integer', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('expires_at', 'bigint', (column) => column.notNull())
    .addColumn('passed_at', 'bigint')
    .addColumn('used_at', 'bigint')
    .addCheckConstraint(
      'challenge_used_after_passed',
      sql`used_at is null or passed_at is not null`,
    )
    .addCheckConstraint(
      'challenge_step_up_of_act',
      sql`(purpose = 'step-up') = (act_hash is not null)`,
    )
    .execute();
  await db.schema
    .createIndex('challenge_by_holder')
    .on('challenge')
    .columns(['holder', 'purpose', 'created_at'])
    .execute();
  await db.schema.createIndex('challenge_by_time').on('challenge').column('expires_at').execute();
}

/** What the members' security log shows; whatever is about money is not in it. */
async function indexSecurityActions(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createIndex('audit_record_security')
    .on('audit_record')
    .columns(['member_id', 'sequence'])
    .where(
      sql<boolean>`action in (
        'sign-in', 'sign-in-failed', 'sign-in-held-up', 'sign-out', 'session-ended', 'other-sessions-ended',
        'browser-trusted', 'browser-forgotten', 'password-changed', 'password-reset-asked', 'password-reset',
        'activated', 'authenticator-added', 'authenticator-removed', 'passkey-added', 'passkey-removed',
        'recovery-codes-made', 'recovery-code-used', 'stepped-up', 'step-up-failed', 'contact-change-asked',
        'contact-change-dropped', 'contact-changed', 'profile-updated', 'settings-changed'
      )`,
    )
    .execute();
}

async function createFactors(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('authenticator')
    .addColumn('member_id', 'text', (column) => column.primaryKey().references('member.id'))
    .addColumn('sealed_secret', 'text', (column) => column.notNull())
    .addColumn('last_step', 'bigint', (column) => column.notNull())
    .addColumn('added_at', 'bigint', (column) => column.notNull())
    .execute();
  await db.schema
    .createTable('pending_authenticator')
    .addColumn('member_id', 'text', (column) => column.primaryKey().references('member.id'))
    .addColumn('sealed_secret', 'text', (column) => column.notNull())
    .addColumn('tries_left', 'integer', (column) => column.notNull())
    .addColumn('expires_at', 'bigint', (column) => column.notNull())
    .execute();

  await db.schema
    .createTable('passkey')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('member_id', 'text', (column) => column.notNull().references('member.id'))
    .addColumn('credential_id', 'text', (column) => column.notNull().unique())
    .addColumn('public_key', 'text', (column) => column.notNull())
    .addColumn('counter', 'bigint', (column) => column.notNull())
    .addColumn('transports', 'text', (column) => column.notNull())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('added_at', 'bigint', (column) => column.notNull())
    .addColumn('last_used_at', 'bigint')
    .execute();
  await db.schema.createIndex('passkey_by_member').on('passkey').column('member_id').execute();

  await db.schema
    .createTable('recovery_code')
    .addColumn('member_id', 'text', (column) => column.notNull().references('member.id'))
    .addColumn('code_hash', 'text', (column) => column.notNull())
    .addColumn('made_at', 'bigint', (column) => column.notNull())
    .addColumn('used_at', 'bigint')
    .addPrimaryKeyConstraint('recovery_code_key', ['member_id', 'code_hash'])
    .execute();
}
