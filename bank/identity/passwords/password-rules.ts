import {
  passwordLengthLeast,
  passwordLengthMost,
} from '#contract/identity/passwords/password-length.ts';
import { isMadeOfLeaked } from './leaked-passwords.ts';
import {
  type PasswordWeakness,
  measurePassword,
  tooEasy,
} from '#contract/identity/passwords/password-terms.ts';

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
