import type { Factors, PasskeyId } from '#contract/identity/security/security.ts';
import type { EpochMs } from '#contract/time/time.ts';
import type { Kysely } from 'kysely';
import { maskedAddress } from '../../formats/labels.ts';
import { readFactors } from '../authentication/factor-records.ts';
import type { DatabaseTransaction } from '../../database/database-transaction.ts';
import type { PasskeyRow } from '../authentication/authentication-tables.ts';
import type { Tables } from '../../tables.ts';

/** The member's factors besides the password, as the member sees them. */
export async function presentFactors(
  db: Kysely<Tables>,
  personId: string,
  offered: boolean,
): Promise<Factors> {
  const { phone, passkeys } = await readFactors(db, personId);
  const authenticator = await db
    .selectFrom('authenticator')
    .select('added_at')
    .where('person_id', '=', personId)
    .executeTakeFirst();
  return {
    offered,
    phone: phone === '' ? null : maskedAddress('sms', phone),
    authenticatorSince: (authenticator?.added_at ?? null) as EpochMs | null,
    passkeys: passkeys.map((row) => ({
      id: row.id as PasskeyId,
      name: row.name,
      addedAt: row.added_at as EpochMs,
      lastUsedAt: row.last_used_at as EpochMs | null,
    })),
    recoveryCodes: await readRecoveryCodes(db, personId),
  };
}

async function readRecoveryCodes(
  db: Kysely<Tables>,
  personId: string,
): Promise<Factors['recoveryCodes']> {
  const codes = await db
    .selectFrom('recovery_code')
    .select(['made_at', 'used_at'])
    .where('person_id', '=', personId)
    .execute();
  const [first] = codes;
  return first
    ? {
        left: codes.filter((code) => code.used_at === null).length,
        madeAt: first.made_at as EpochMs,
      }
    : null;
}

/** The member's names for an authenticator app or a passkey. */
export async function readNames(
  db: Kysely<Tables>,
  personId: string,
): Promise<{ readonly username: string; readonly displayName: string }> {
  return await db
    .selectFrom('person')
    .select(['username', 'display_name as displayName'])
    .where('id', '=', personId)
    .executeTakeFirstOrThrow();
}

/** Lets the member's factors change by one request at a time. */
export async function lockFactors(
  { trx, engine }: DatabaseTransaction,
  personId: string,
): Promise<void> {
  // SQLite has one writer at a time: the transaction itself is the lock.
  if (engine === 'postgres') {
    await trx
      .selectFrom('person')
      .select('id')
      .where('id', '=', personId)
      .forNoKeyUpdate()
      .execute();
  }
}

export async function countPasskeys(
  { trx }: DatabaseTransaction,
  personId: string,
): Promise<number> {
  const passkeys = await trx
    .selectFrom('passkey')
    .select('id')
    .where('person_id', '=', personId)
    .execute();
  return passkeys.length;
}

/** Keeps the passkey; false where somebody has this very one already. */
export async function insertPasskey(
  { trx }: DatabaseTransaction,
  passkey: PasskeyRow,
): Promise<boolean> {
  const inserted = await trx
    .insertInto('passkey')
    .values(passkey)
    .onConflict((conflict) => conflict.column('credential_id').doNothing())
    .returning('id')
    .executeTakeFirst();
  return inserted !== undefined;
}

/** The name of the member's passkey; undefined where it is not one of theirs. */
export async function findPasskeyName(
  { trx }: DatabaseTransaction,
  personId: string,
  id: string,
): Promise<string | undefined> {
  const passkey = await trx
    .selectFrom('passkey')
    .select('name')
    .where('person_id', '=', personId)
    .where('id', '=', id)
    .executeTakeFirst();
  return passkey?.name;
}

export async function deletePasskey({ trx }: DatabaseTransaction, id: string): Promise<void> {
  await trx.deleteFrom('passkey').where('id', '=', id).execute();
}

/** Puts new codes in the place of all that were made before. */
export async function replaceRecoveryCodes(
  { trx }: DatabaseTransaction,
  personId: string,
  hashes: readonly string[],
  at: EpochMs,
): Promise<void> {
  await trx.deleteFrom('recovery_code').where('person_id', '=', personId).execute();
  await trx
    .insertInto('recovery_code')
    .values(
      hashes.map((hash) => ({ person_id: personId, code_hash: hash, made_at: at, used_at: null })),
    )
    .execute();
}
