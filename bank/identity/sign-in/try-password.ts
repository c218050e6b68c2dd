import { isHashOf } from '../passwords/current-password.ts';
import type { BankContext } from '../../bank-context.ts';
import { type Counted, countTry } from '../../limits/attempts.ts';
import type { Caller, HashingTurn } from '../../ports.ts';
import { findKnownBrowser, type KnownBrowser } from './known-browsers.ts';
import { type SignInLimits, signInLimits } from './sign-in-limits.ts';
import { findCredential } from './sign-in-records.ts';

/** The person that wants to sign in, and the password. */
export interface PasswordTry {
  /** As it is kept. */
  readonly username: string;
  readonly password: string;
  readonly caller: Caller;
}

/** The outcome of a password that was tried. */
export type TriedPassword = {
  /** The buckets in which the try was counted. */
  readonly limits: SignInLimits;
} & (
  | {
      readonly kind: 'right';
      readonly credential: Credential;
      readonly browser: KnownBrowser | null;
    }
  /** Null: nobody has that user name. */
  | { readonly kind: 'wrong'; readonly personId: string | null }
  /** It was not looked at. */
  | {
      readonly kind: 'too-many';
      readonly personId: string | null;
      readonly blocked: Extract<Counted, { kind: 'blocked' }>;
    }
);

type Credential = NonNullable<Awaited<ReturnType<typeof findCredential>>>;

/**
 * Counts the try and looks whether the password is right, as long for an unknown name, where `nobodysHash` is compared. To
 * be called in a turn, so that a caller turned away because too many wait has tried nothing, and costs the store nothing.
 */
export async function tryPassword(
  bank: BankContext,
  turn: HashingTurn,
  { username, password, caller }: PasswordTry,
  nobodysHash: Promise<string>,
): Promise<TriedPassword> {
  const credential = await findCredential(bank.store.db, username);
  const browser = await findKnownBrowser(bank.store.db, username, caller.browserToken);
  const limits = signInLimits(username, browser, caller);
  const personId = credential?.personId ?? null;
  const counted = await countTry(bank, [limits.own, ...limits.shared]);
  if (counted.kind === 'blocked') {
    return { kind: 'too-many', personId, limits, blocked: counted };
  }
  const matches = await isHashOf(turn, credential?.passwordHash ?? (await nobodysHash), password);
  return credential && matches
    ? { kind: 'right', credential, browser, limits }
    : { kind: 'wrong', personId, limits };
}
