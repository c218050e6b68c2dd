import type { BankInside } from '../database/bank-inside.ts';
import type { SignedIn } from '../gate.ts';
import type { Scope } from '../database/scope.ts';
import type { Act } from './acts.ts';
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
