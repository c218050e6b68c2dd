import type { EpochMs } from '#contract/time/time.ts';
import type { Kysely, Transaction } from 'kysely';
import type { KnownPasskey } from '../../ports.ts';
import type { AuthenticatorRow, PasskeyRow } from './authentication-tables.ts';
import type { Tables } from '../../tables.ts';
import { markUsed } from '../../limits/attempts.ts';
import { momentOfStep, stepsApartMax } from './authenticator.ts';
import type { BankContext } from '../../bank-context.ts';
import { type MemberFactors, methodsOf, type Wanted } from './methods.ts';

const noFactors: MemberFactors = {
  twoFactor: false,
  phone: '',
  email: '',
  passwordProvesFrom: null,
  passwordAloneFrom: null,
  hasAuthenticator: false,
  hasRecoveryCode: false,
  passkeys: [],
};

/** Of nobody as much is read as of a member, so that time does not tell one from the other. */
export async function readFactors(
  db: Kysely<Tables>,
  known: string | null,
): Promise<MemberFactors> {
  const personId = known ?? '';
  const row = await db
    .selectFrom('person')
    .leftJoin('person_settings', 'person_settings.person_id', 'person.id')
    .leftJoin('person_profile', 'person_profile.person_id', 'person.id')
    .leftJoin('authenticator', 'authenticator.person_id', 'person.id')
    .leftJoin('credential', 'credential.person_id', 'person.id')
    .select(['two_factor', 'phone', 'email', 'proves_from', 'alone_from', 'authenticator.added_at'])
    .where('person.id', '=', personId)
    .executeTakeFirst();
  const unused = await db
    .selectFrom('recovery_code')
    .select('code_hash')
    .where('person_id', '=', personId)
    .where('used_at', 'is', null)
    .limit(1)
    .executeTakeFirst();
  const passkeys = await db
    .selectFrom('passkey')
    .selectAll()
    .where('person_id', '=', personId)
    .orderBy('added_at')
    .orderBy('id')
    .execute();
  if (!row) {
    return noFactors;
  }
  return {
    // On until the member chooses (R-P3).
    twoFactor: row.two_factor !== 0,
    phone: row.phone ?? '',
    email: row.email ?? '',
    passwordProvesFrom: row.proves_from as EpochMs | null,
    passwordAloneFrom: row.alone_from as EpochMs | null,
    hasAuthenticator: row.added_at !== null,
    hasRecoveryCode: unused !== undefined,
    passkeys,
  };
}

/** The member's authenticator app. */
export async function findAuthenticator(
  db: Kysely<Tables>,
  personId: string,
): Promise<AuthenticatorRow | undefined> {
  return await db
    .selectFrom('authenticator')
    .selectAll()
    .where('person_id', '=', personId)
    .executeTakeFirst();
}

/**
 * Marks a time step of that secret as shown; false where it, or a later one, was shown already. After the clock was put back
 * an earlier one may be shown, unless it was before.
 */
export async function spendStep(
  trx: Transaction<Tables>,
  { person_id, added_at }: AuthenticatorRow,
  step: number,
): Promise<boolean> {
  const names = ['totp', person_id, String(added_at), String(step)];
  if (!(await markUsed(trx, names, momentOfStep(step)))) {
    return false;
  }
  const used = await trx
    .updateTable('authenticator')
    .set({ last_step: step })
    .where('person_id', '=', person_id)
    // Not by the sealed text: that changes with the key.
    .where('added_at', '=', added_at)
    .where(({ eb, or }) =>
      or([eb('last_step', '<', step), eb('last_step', '>', step + stepsApartMax)]),
    )
    .returning('person_id')
    .executeTakeFirst();
  return used !== undefined;
}

/** Marks a recovery code as used; false where the member has none such that is not. */
export async function spendRecoveryCode(
  trx: Transaction<Tables>,
  personId: string,
  hash: string,
  at: EpochMs,
): Promise<boolean> {
  const used = await trx
    .updateTable('recovery_code')
    .set({ used_at: at })
    .where('person_id', '=', personId)
    .where('code_hash', '=', hash)
    .where('used_at', 'is', null)
    .returning('person_id')
    .executeTakeFirst();
  return used !== undefined;
}

/** The passkey of that credential id, no matter who has it. */
export async function findPasskey(
  db: Kysely<Tables>,
  credentialId: string,
): Promise<PasskeyRow | undefined> {
  return await db
    .selectFrom('passkey')
    .selectAll()
    .where('credential_id', '=', credentialId)
    .executeTakeFirst();
}

/** Notes that the passkey was used, and its count; false where it was removed or used by another in between. */
export async function spendPasskeyCount(
  trx: Transaction<Tables>,
  passkey: PasskeyRow,
  counter: number,
  at: EpochMs,
): Promise<boolean> {
  const used = await trx
    .updateTable('passkey')
    .set({ counter, last_used_at: at })
    .where('id', '=', passkey.id)
    .where('counter', '=', passkey.counter)
    .returning('id')
    .executeTakeFirst();
  return used !== undefined;
}

export function knownPasskey(row: PasskeyRow): KnownPasskey {
  return {
    credentialId: row.credential_id,
    publicKey: row.public_key,
    counter: row.counter,
    transports: row.transports,
  };
}

/**
 * Whether the member has a method that proves as much as is wanted. Apart from the checks of proofs, without which a bank in a
 * tab opens.
 */
export async function hasMethod(
  bank: Pick<BankContext, 'clock' | 'factors'>,
  db: Kysely<Tables>,
  personId: string,
  wanted: Wanted,
): Promise<boolean> {
  const factors = await readFactors(db, personId);
  return methodsOf(wanted, factors, bank.factors !== undefined, bank.clock.now()).length > 0;
}
