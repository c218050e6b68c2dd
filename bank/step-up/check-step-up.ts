import type { BankContext } from '../database/bank-context.ts';
import type { SignedIn } from '../gate.ts';
import { hasWay } from '../authentication/has-way.ts';
import type { DatabaseTransaction } from '../database/database-transaction.ts';
import type { Act } from './acts.ts';
import { takePermit } from './permits.ts';
import { strengthOf } from './strength.ts';

/** A refusal for now: the same request is executed once the member has shown who they are. */
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
 * Whether the member has to show first who they are; null where they have, within `stepUpMs` and for this very act, or
 * where a second factor is asked for and they have none. To be called in the transaction of the act, once nothing else
 * refuses it: what was shown is used up with it.
 */
export async function checkStepUp(
  bank: Pick<BankContext, 'policy' | 'clock' | 'factors'>,
  scope: Pick<DatabaseTransaction, 'trx'>,
  { signedIn, act }: Asked,
): Promise<StepUpNeeded | null> {
  const { policy, clock } = bank;
  if (!policy.security.asksStepUp) {
    return null;
  }
  const now = clock.now();
  if (await takePermit(scope, policy, signedIn, act, now)) {
    return null;
  }
  const wanted = { purpose: 'step-up', strength: strengthOf(act.permits) } as const;
  return wanted.strength === 'second-factor' &&
    !(await hasWay(bank, scope.trx, signedIn.personId, wanted))
    ? null
    : { code: 'STEP_UP_NEEDED', act };
}
