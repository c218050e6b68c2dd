import { sql, type Kysely } from 'kysely';

/** Staff can close a member's online access. What they do about it stands in the security log. */
export async function memberAccess(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('member').addColumn('access_closed_at', 'bigint').execute();
  await db.schema.dropIndex('audit_record_security').execute();
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
        'contact-change-dropped', 'contact-changed', 'profile-updated', 'settings-changed', 'sign-in-refused',
        'sessions-ended-by-staff', 'access-closed', 'access-opened'
      )`,
    )
    .execute();
}
