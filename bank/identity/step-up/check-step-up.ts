import type { BankContext } from '../../bank-context.ts';
import { hasMethod } from '../authentication/factor-records.ts';
import type { DatabaseTransaction } from '../../database/database-transaction.ts';
import type { Asked } from './acts.ts';
import { takePermit } from './permits.ts';
import { strengthOf } from './strength.ts';

/** A refusal for now: the same request is executed once the member has shown who they are. */
export interface StepUpNeeded extends Asked {
  readonly code: 'STEP_UP_NEEDED';
}

/**
 * Whether the member needs a step-up first; null where there was a step-up within `stepUpMs` for this very act, or where a
 * second factor is asked for and the member has none. To be called in the transaction of the act, once nothing else refuses
 * it: the proof is used up with it.
 */
export async function checkStepUp(
  bank: Pick<BankContext, 'policy' | 'clock' | 'factors'>,
  scope: Pick<DatabaseTransaction, 'trx'>,
  asked: Asked,
): Promise<StepUpNeeded | null> {
  const { policy, clock } = bank;
  if (!policy.security.asksStepUp) {
    return null;
  }
  const now = clock.now();
  if (await takePermit(scope, policy, asked, now)) {
    return null;
  }
  const wanted = { purpose: 'step-up', strength: strengthOf(asked.act.permits) } as const;
  return wanted.strength === 'second-factor' &&
    !(await hasMethod(bank, scope.trx, asked.signedIn.personId, wanted))
    ? null
    : { code: 'STEP_UP_NEEDED', ...asked };
}
