import { signIn } from '#contract/sign-in/sign-in.ts';
import type { EpochMs } from '#contract/time/time.ts';
import type { BankContext } from '../database/bank-context.ts';
import type { Gate } from '../gate.ts';
import { addressAsker, bankAsker } from '../passwords/hash-asker.ts';
import { countTry, giveBackTry } from '../limits/attempts.ts';
import { type Caller, type Clock, HasherBusy } from '../ports.ts';
import { findKnownBrowser } from './known-browsers.ts';
import { openSession, signOut } from './open-session.ts';
import { beginSecondStep } from './second-step.ts';
import {
  recordFailedSignIn,
  recordRateLimitedSignIn,
  recordRefusedSignIn,
} from './sign-in-audit.ts';
import { type SignInLimits, signInLimits } from './sign-in-limits.ts';
import { findCredential, normalUsername } from './sign-in-records.ts';

/** Signing in and out. */
export function signInHandlers(gate: Gate, bank: BankContext) {
  // Unknown users cost the same work as known ones, so that time tells nobody who is a member.
  const dummyHash = bank.passwords.hash('no member has this password', bankAsker);
  dummyHash.catch(() => {
    // Awaited, and so reported, by the first sign-in that needs it.
  });

  return {
    signIn: gate.open(signIn).signIn.handler(async ({ input, context: { caller }, errors }) => {
      const askedAt = caller.askedAt ?? bank.clock.now();
      const earliest = (askedAt + bank.policy.signInDelayMs) as EpochMs;
      const username = normalUsername(input.username);
      const credential = await findCredential(bank.store.db, username);
      const browser = await findKnownBrowser(bank.store.db, username, caller.browserToken);
      const who = { personId: credential?.personId ?? null, caller };
      const limits = signInLimits(username, browser, caller);
      const counted = await countTry(bank, [limits.own, ...limits.shared]);
      if (counted.kind === 'blocked') {
        if (counted.bucket === limits.own) {
          await recordRateLimitedSignIn(bank, who, limits.own, counted.until);
        }
        throw errors.TOO_MANY_TRIES({ data: { retryAfterMs: counted.retryAfterMs } });
      }
      const hash = credential?.passwordHash ?? (await dummyHash);
      const matches = await verify(bank, caller, limits, hash, input.password);
      if (!credential || !matches) {
        await recordFailedSignIn(bank, who, 'password');
        await until(bank.clock, earliest);
        throw errors.INVALID_CREDENTIALS();
      }
      await until(bank.clock, earliest);
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

/** Whether the password is right. A try that was not checked, because too many wait, is not counted. */
async function verify(
  bank: BankContext,
  caller: Caller,
  { own, shared }: SignInLimits,
  hash: string,
  password: string,
): Promise<boolean> {
  try {
    return await bank.passwords.verify(hash, password, addressAsker(caller));
  } catch (error) {
    if (error instanceof HasherBusy) {
      const at = bank.clock.now();
      await bank.store.transact(({ trx }) => giveBackTry(trx, [own, ...shared], at));
    }
    throw error;
  }
}

/** The password was right; what is tried of the name counts until the second step is done as well. */
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
