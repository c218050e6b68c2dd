import type { newPasswordRefusals } from '#contract/identity/sign-in/password-reset.ts';
import type { EpochMs } from '#contract/time/time.ts';
import type { ORPCErrorConstructorMap } from '@orpc/server';
import type { Transaction } from 'kysely';
import type { BankContext } from '../../bank-context.ts';
import { findProfile, ownWords } from '../../members/profile-records.ts';
import { changeSettings } from '../../members/settings-records.ts';
import type { Tables } from '../../tables.ts';
import { type PasswordRefusal, refusePassword } from './password-rules.ts';

/** The refusals of a password that is chosen without showing the present one. */
type NewPasswordRefusal = Exclude<PasswordRefusal, { code: 'PASSWORD_UNCHANGED' }>;

/**
 * Decides a password that is chosen with a link or a code and not with the one before it; null where it is good.
 * `moreWords` is what the bank does not know of the member yet, such as the user name that they have just chosen.
 */
export async function refuseNewPassword(
  { store, brand, leakedPasswords }: Pick<BankContext, 'store' | 'brand' | 'leakedPasswords'>,
  personId: string,
  password: string,
  moreWords: readonly string[] = [],
): Promise<NewPasswordRefusal | null> {
  const own = [...ownWords(await findProfile(store.db, personId)), brand.name, ...moreWords];
  const refusal = refusePassword(password, null, own, (await leakedPasswords?.()) ?? null);
  return refusal?.code === 'PASSWORD_UNCHANGED' ? null : refusal;
}

/** The declared error for a refusal, with its data. */
export function newPasswordError(
  errors: ORPCErrorConstructorMap<typeof newPasswordRefusals>,
  refusal: NewPasswordRefusal,
): Error {
  switch (refusal.code) {
    case 'PASSWORD_TOO_SHORT':
      return errors.PASSWORD_TOO_SHORT({ data: refusal.data });
    case 'PASSWORD_TOO_LONG':
      return errors.PASSWORD_TOO_LONG({ data: refusal.data });
    case 'PASSWORD_TOO_EASY':
      return errors.PASSWORD_TOO_EASY({ data: refusal.data });
  }
}

interface SavedPassword {
  readonly passwordHash: string;
  readonly at: EpochMs;
  /** From when on it is a proof at a step-up; null: at once. */
  readonly provesFrom: EpochMs | null;
}

/** Keeps the hash of a password that was chosen by the rules of today, in the place of the one before it if there was one. */
export async function saveNewPassword(
  trx: Transaction<Tables>,
  personId: string,
  { passwordHash, at, provesFrom }: SavedPassword,
): Promise<void> {
  // The day after a reset, of which the member is told, is one that the password has waited.
  const proves = { proves_from: provesFrom, alone_from: provesFrom };
  const columns = { password_hash: passwordHash, changed_at: at, ...proves };
  await trx
    .insertInto('credential')
    .values({ person_id: personId, ...columns })
    .onConflict((conflict) => conflict.column('person_id').doUpdateSet(columns))
    .execute();
  await changeSettings(trx, personId, { password_chosen_at: at });
}
