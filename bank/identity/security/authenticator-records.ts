import type { EpochMs } from '#contract/time/time.ts';
import type { Kysely } from 'kysely';
import type { DatabaseTransaction } from '../../database/database-transaction.ts';
import type {
  AuthenticatorRow,
  PendingAuthenticatorRow,
} from '../authentication/authentication-tables.ts';
import type { Tables } from '../../tables.ts';

/** Keeps an app that is not confirmed yet, in the place of one that was not either; those that are too old go. */
export async function replacePending(
  { trx }: DatabaseTransaction,
  pending: PendingAuthenticatorRow,
  now: EpochMs,
): Promise<void> {
  await trx.deleteFrom('pending_authenticator').where('expires_at', '<', now).execute();
  const { person_id: _personId, ...columns } = pending;
  await trx
    .insertInto('pending_authenticator')
    .values(pending)
    .onConflict((conflict) => conflict.column('person_id').doUpdateSet(columns))
    .execute();
}

/** Takes one of the tries that are left, before anything is checked; undefined where there is none. */
export async function takePendingTry(
  { trx }: DatabaseTransaction,
  personId: string,
  now: EpochMs,
): Promise<PendingAuthenticatorRow | undefined> {
  return await trx
    .updateTable('pending_authenticator')
    .set((row) => ({ tries_left: row('tries_left', '-', 1) }))
    .where('person_id', '=', personId)
    .where('tries_left', '>', 0)
    .where('expires_at', '>', now)
    .returningAll()
    .executeTakeFirst();
}

/** Puts the app that is confirmed in the place of the one before; false where it is not the pending one any more. */
export async function confirmPending(
  { trx }: DatabaseTransaction,
  authenticator: AuthenticatorRow,
): Promise<boolean> {
  const confirmed = await trx
    .deleteFrom('pending_authenticator')
    .where('person_id', '=', authenticator.person_id)
    .where('sealed_secret', '=', authenticator.sealed_secret)
    .returning('person_id')
    .executeTakeFirst();
  if (!confirmed) {
    return false;
  }
  const { person_id: _personId, ...columns } = authenticator;
  await trx
    .insertInto('authenticator')
    .values(authenticator)
    .onConflict((conflict) => conflict.column('person_id').doUpdateSet(columns))
    .execute();
  return true;
}

export async function hasAuthenticator(db: Kysely<Tables>, personId: string): Promise<boolean> {
  const row = await db
    .selectFrom('authenticator')
    .select('person_id')
    .where('person_id', '=', personId)
    .executeTakeFirst();
  return row !== undefined;
}

export async function deleteAuthenticator(
  { trx }: DatabaseTransaction,
  personId: string,
): Promise<void> {
  await trx.deleteFrom('authenticator').where('person_id', '=', personId).execute();
}
