import type { OfferedMethod } from '#contract/identity/authentication/factors.ts';
import type { EpochMs } from '#contract/time/time.ts';
import type { BankContext } from '../../bank-context.ts';
import type { Caller } from '../../ports.ts';
import { type ChallengeHeld, openChallenge } from '../authentication/challenges.ts';
import { hasMethod } from '../authentication/has-method.ts';
import { newSessionToken, tokenHash } from '../sessions/session.ts';
import type { ChallengeRow } from '../authentication/authentication-tables.ts';
import type { KnownBrowser } from './known-browsers.ts';

/** The proofs that remain after the password. */
export interface SecondStep {
  readonly methods: OfferedMethod[];
  readonly expiresAt: EpochMs;
}

/**
 * Asks for the second step, and hands the caller the token by which it goes on. Null where none is asked for: the policy
 * says so, the member trusts the browser, or has nothing else to show.
 */
export async function beginSecondStep(
  bank: BankContext,
  personId: string,
  caller: Caller,
  browser: KnownBrowser | null,
): Promise<SecondStep | null> {
  const { policy, clock } = bank;
  const isTrusted = (browser?.trustedUntil ?? 0) > clock.now();
  if (
    !policy.security.asksSecondStep ||
    isTrusted ||
    !(await hasMethod(bank, bank.store.db, personId, { purpose: 'sign-in' }))
  ) {
    return null;
  }
  return await openSteps(bank, caller, 'sign-in', personId);
}

/** Opens a challenge that is held by a new step token, and hands the token to the caller. */
export async function openSteps(
  bank: BankContext,
  caller: Caller,
  purpose: ChallengeRow['purpose'],
  personId: string | null,
): Promise<SecondStep> {
  const token = newSessionToken(bank.random);
  const { methods, expiresAt } = await openChallenge(bank, {
    personId,
    purpose,
    holder: tokenHash(token),
    lifeMs: bank.policy.security.stepsMs,
  });
  caller.issueStepToken(token, expiresAt);
  return { methods, expiresAt };
}

/** The challenge that the caller's step token holds; null where it has none. */
export function heldBy(
  { stepToken, browserToken }: Pick<Caller, 'stepToken' | 'browserToken'>,
  purpose: ChallengeRow['purpose'],
): ChallengeHeld | null {
  if (stepToken === null) {
    return null;
  }
  const browserHash = browserToken === null ? null : tokenHash(browserToken);
  return { purpose, holder: tokenHash(stepToken), browserHash };
}
