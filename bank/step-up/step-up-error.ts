import type { stepUpRefusals } from '#contract/step-up/step-up.ts';
import type { ORPCErrorConstructorMap } from '@orpc/server';
import type { BankContext } from '../database/bank-context.ts';
import { hasWay, openChallenge } from '../authentication/challenges.ts';
import { readFactors } from '../authentication/factor-records.ts';
import { actHash } from './acts.ts';
import type { Asked } from './check-step-up.ts';

/**
 * The refusal that tells the member what to show, who has `stepsMs` for it; where that is only a password that was reset
 * by email, the one that tells from when on it is good. To be called when the transaction that was refused is over: what is
 * to be shown is written in one of its own.
 */
export async function stepUpError(
  bank: BankContext,
  errors: ORPCErrorConstructorMap<typeof stepUpRefusals>,
  { signedIn, act }: Asked,
): Promise<Error> {
  const { passwordProvesFrom } = await readFactors(bank.store.db, signedIn.memberId);
  if (passwordProvesFrom !== null && !(await hasWay(bank, signedIn.memberId, 'step-up'))) {
    return errors.STEP_UP_LATER({ data: { from: passwordProvesFrom } });
  }
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
