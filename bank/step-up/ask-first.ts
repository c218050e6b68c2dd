import type { stepUpRefusals } from '#contract/step-up.ts';
import type { ORPCErrorConstructorMap } from '@orpc/server';
import type { BankInside } from '../bank-inside.ts';
import type { SignedIn } from '../gate.ts';
import { openChallenge } from '../proofs/challenges.ts';
import type { Scope } from '../scope.ts';
import { type Act, actHash } from './acts.ts';
import { takePermit } from './permits.ts';

/** A refusal for now: the same ask is carried out once the member has shown who they are. */
export interface StepUpNeeded {
  readonly code: 'STEP_UP_NEEDED';
  readonly act: Act;
}

/** Who asks for what. */
export interface Asked {
  readonly signedIn: SignedIn;
  readonly act: Act;
}

/**
 * Whether the member has to show first who they are; null where they have, within `stepUpMs` and for this very act. To
 * be called in the transaction of the act, once nothing else refuses it: what was shown is used up with it.
 */
export async function askFirst(
  bank: Pick<BankInside, 'policy' | 'clock'>,
  scope: Pick<Scope, 'trx'>,
  { signedIn, act }: Asked,
): Promise<StepUpNeeded | null> {
  const { policy, clock } = bank;
  if (!policy.security.asksStepUp) {
    return null;
  }
  return (await takePermit(scope, policy, signedIn, act, clock.now()))
    ? null
    : { code: 'STEP_UP_NEEDED', act };
}

/**
 * The refusal that tells the member what to show, who has `stepsMs` for it. To be called when the transaction that was
 * refused is over: what is to be shown is written in one of its own.
 */
export async function stepUpError(
  bank: BankInside,
  errors: ORPCErrorConstructorMap<typeof stepUpRefusals>,
  { signedIn, act }: Asked,
): Promise<Error> {
  const { id, ways, expiresAt } = await openChallenge(bank, {
    memberId: signedIn.memberId,
    purpose: 'step-up',
    holder: signedIn.sessionId,
    actHash: actHash(act),
    permits: act.permits,
    lifeMs: bank.policy.security.stepsMs,
  });
  return errors.STEP_UP_NEEDED({ data: { stepUp: id, permits: act.permits, ways, expiresAt } });
}
