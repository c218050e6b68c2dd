import type { stepUpRefusals } from '#contract/step-up/step-up.ts';
import type { ORPCErrorConstructorMap } from '@orpc/server';
import type { BankContext } from '../database/bank-context.ts';
import { openChallenge } from '../authentication/challenges.ts';
import { readFactors } from '../authentication/factor-records.ts';
import { hasWay } from '../authentication/has-way.ts';
import { actHash } from './acts.ts';
import type { Asked } from './check-step-up.ts';
import { strengthOf } from './strength.ts';

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
  const strength = strengthOf(act.permits);
  const wanted = { purpose: 'step-up', strength } as const;
  const { db } = bank.store;
  const { personId } = signedIn;
  const { passwordProvesFrom } = await readFactors(db, personId);
  if (passwordProvesFrom !== null && !(await hasWay(bank, db, personId, wanted))) {
    return errors.STEP_UP_LATER({ data: { from: passwordProvesFrom } });
  }
  const { id, ...asked } = await openChallenge(bank, {
    personId,
    ...wanted,
    holder: signedIn.sessionId,
    actHash: actHash(act),
    permits: act.permits,
    lifeMs: bank.policy.security.stepsMs,
  });
  return errors.STEP_UP_NEEDED({ data: { stepUp: id, permits: act.permits, ...asked } });
}
