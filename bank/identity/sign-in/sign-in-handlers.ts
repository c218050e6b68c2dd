import { signIn } from '#contract/identity/sign-in/sign-in.ts';
import type { EpochMs } from '#contract/time/time.ts';
import type { BankContext } from '../../bank-context.ts';
import type { Gate } from '../../gate.ts';
import { isHashOf } from '../passwords/current-password.ts';
import { addressAsker, bankAsker } from '../passwords/hash-asker.ts';
import { giveBackTry, type Counted, countTry } from '../../limits/attempts.ts';
import type { Caller, Clock, HashingTurn } from '../../ports.ts';
import { openSession, signOut } from './open-session.ts';
import { beginSecondStep } from './second-step-handlers.ts';
import { type SignInLimits, signInLimits } from './sign-in-limits.ts';
import {
  recordFailedSignIn,
  recordRateLimitedSignIn,
  recordRefusedSignIn,
  normalUsername,
  findCredential,
} from './sign-in-records.ts';
import { findKnownBrowser, type KnownBrowser } from './known-browsers.ts';

/** Signing in and out. */
export function signInHandlers(gate: Gate, bank: BankContext) {
  // Unknown users cost the same work as known ones, so that time tells nobody who is a member.
  const nobodysHash = bank.passwords.inTurn(bankAsker, ({ hash }) =>
    hash('no member has this password'),
  );
  nobodysHash.catch(() => {
    // Awaited, and so reported, by the first sign-in that needs it.
  });

  return {
    signIn: gate.open(signIn).signIn.handler(async ({ input, context: { caller }, errors }) => {
      const askedAt = caller.askedAt ?? bank.clock.now();
      const earliest = (askedAt + bank.policy.signInDelayMs) as EpochMs;
      const asked = { username: normalUsername(input.username), password: input.password, caller };
      const tried = await bank.passwords.inTurn(addressAsker(caller), (turn) =>
        tryPassword(bank, turn, asked, nobodysHash),
      );
      if (tried.kind === 'too-many') {
        await recordTooMany(bank, caller, tried);
        throw errors.TOO_MANY_TRIES({ data: { retryAfterMs: tried.blocked.retryAfterMs } });
      }
      if (tried.kind === 'wrong') {
        await recordFailedSignIn(bank, { personId: tried.personId, caller }, 'password');
        await until(bank.clock, earliest);
        throw errors.INVALID_CREDENTIALS();
      }
      await until(bank.clock, earliest);
      const { credential, browser, limits } = tried;
      if (credential.accessClosedAt !== null) {
        await refuseClosed(bank, credential.personId, caller, limits);
        throw errors.ACCESS_CLOSED({ data: { phone: bank.brand.phone } });
      }
      const needed = await beginSecondStep(bank, credential.personId, caller, browser);
      if (needed) {
        await giveBackShared(bank, limits);
        throw errors.SECOND_STEP_NEEDED({ data: needed });
      }
      const outcome = await openSession(bank, credential.personId, caller, {
        method: 'password',
        cleared: [limits.own],
        givenBack: limits.shared,
      });
      if (outcome.kind === 'access-closed') {
        throw errors.ACCESS_CLOSED({ data: { phone: bank.brand.phone } });
      }
      return { member: outcome.member };
    }),

    signOut: gate.open(signIn).signOut.handler(async ({ context: { caller } }) => {
      if (caller.sessionToken !== null) {
        const at = bank.clock.now();
        const personId = await bank.store.transact((scope) => signOut(bank, scope, caller, at));
        if (personId !== null) {
          bank.sessions.forget();
          bank.bell.ring(personId);
        }
      }
      // Only now: a session that could not be ended must not be forgotten by its browser.
      caller.dropSession();
      return {};
    }),
  };
}

/** The member's log says it once for each time that their name is blocked; it says nothing of blocks that others share. */
async function recordTooMany(
  bank: BankContext,
  caller: Caller,
  { personId, limits, blocked }: Extract<TriedPassword, { kind: 'too-many' }>,
): Promise<void> {
  if (blocked.bucket === limits.own) {
    await recordRateLimitedSignIn(bank, { personId, caller }, limits.own, blocked.until);
  }
}

/** The password was right; tries of the name count until the second step is done as well. */
async function giveBackShared({ store, clock }: BankContext, { shared }: SignInLimits) {
  const at = clock.now();
  await store.transact(({ trx }) => giveBackTry(trx, shared, at));
}

/** The password was right and opens nothing: the tries of others are not used up by it. */
async function refuseClosed(
  { store, clock }: BankContext,
  personId: string,
  caller: Caller,
  { shared }: SignInLimits,
): Promise<void> {
  const at = clock.now();
  await store.transact(async (scope) => {
    await recordRefusedSignIn(scope, personId, caller, at, 'password');
    await giveBackTry(scope.trx, shared, at);
  });
}

async function until(clock: Clock, moment: EpochMs): Promise<void> {
  if (clock.now() < moment) {
    await new Promise<void>((resolve) => {
      clock.wakeAt(moment, resolve);
    });
  }
}

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
