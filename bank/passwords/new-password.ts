import type { newPasswordRefusals } from '#contract/sign-in/password-reset.ts';
import type { EpochMs } from '#contract/time/time.ts';
import type { ORPCErrorConstructorMap } from '@orpc/server';
import type { Transaction } from 'kysely';
import type { BankContext } from '../database/bank-context.ts';
import { findProfile, ownWords } from '../members/profile-records.ts';
import { changeSettings } from '../members/settings-records.ts';
import type { Tables } from '../database/tables.ts';
import { passwordLengthLeast, passwordLengthMost } from '#contract/passwords/password-length.ts';
import { isMadeOfLeaked } from './leaked-passwords.ts';
import {
  type PasswordWeakness,
  measurePassword,
  tooEasy,
} from '#contract/passwords/password-terms.ts';

/** Why a password that is chosen without showing one before it is refused. */
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

export type PasswordRefusal =
  | { readonly code: 'PASSWORD_TOO_SHORT'; readonly data: { readonly least: number } }
  | { readonly code: 'PASSWORD_TOO_LONG'; readonly data: { readonly most: number } }
  | { readonly code: 'PASSWORD_UNCHANGED' }
  | { readonly code: 'PASSWORD_TOO_EASY'; readonly data: { readonly because: PasswordWeakness } };

/**
 * Why a new password is refused, in the order of `passwordRefusals` in the contract; null where it is not. `own` is
 * what is known about the member and the bank. The current password is as it was typed; null where none was asked for. `leaked` is the host's list, if it has one.
 */
export function refusePassword(
  next: string,
  current: string | null,
  own: readonly string[],
  leaked: ReadonlySet<string> | null = null,
): PasswordRefusal | null {
  const measure = measurePassword(next, own);
  if (measure.length < passwordLengthLeast) {
    return { code: 'PASSWORD_TOO_SHORT', data: { least: passwordLengthLeast } };
  }
  if (measure.length > passwordLengthMost) {
    return { code: 'PASSWORD_TOO_LONG', data: { most: passwordLengthMost } };
  }
  if (next === current?.normalize('NFKC')) {
    return { code: 'PASSWORD_UNCHANGED' };
  }
  const isLeaked = leaked !== null && isMadeOfLeaked(next, leaked);
  const because = tooEasy(measure) ?? (isLeaked ? 'common' : null);
  return because === null ? null : { code: 'PASSWORD_TOO_EASY', data: { because } };
}
