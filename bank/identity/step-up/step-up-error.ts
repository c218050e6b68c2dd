import type { stepUpRefusals } from '#contract/identity/step-up/step-up.ts';
import type { ORPCErrorConstructorMap } from '@orpc/server';
import type { BankContext } from '../../bank-context.ts';
import type { DatabaseTransaction } from '../../database/database-transaction.ts';
import { openChallenge } from '../authentication/challenges.ts';
import { readFactors, hasMethod } from '../authentication/factor-records.ts';
import { type Act, actHash, type Asked } from './acts.ts';
import { checkStepUp } from './check-step-up.ts';
import { listParties } from '../../parties/party-records.ts';
import { enteredBy } from '../../parties/role-policy.ts';
import { strengthOf } from './strength.ts';
import { waitForPassword } from './wait-for-password.ts';

type StepUpErrors = ORPCErrorConstructorMap<typeof stepUpRefusals>;

/** Ends a transaction whose act needs a step-up first. */
class NeedsStepUp extends Error {
  readonly asked: Asked;

  constructor(asked: Asked) {
    super('The act needs a step-up first');
    this.asked = asked;
  }
}

/**
 * Changes something for a signed-in person in one transaction. `prove` refuses an act that needs a step-up first. This
 * refusal, and any other that the change throws, undoes the transaction and so records nothing.
 */
export async function transactProved<Result>(
  bank: BankContext,
  signedIn: Asked['signedIn'],
  errors: StepUpErrors,
  change: (scope: DatabaseTransaction, prove: (act: Act) => Promise<void>) => Promise<Result>,
): Promise<Result> {
  try {
    return await bank.store.transact((scope) =>
      change(scope, async (act) => {
        const needed = await checkStepUp(bank, scope, { signedIn, act });
        if (needed) throw new NeedsStepUp(needed);
      }),
    );
  } catch (error) {
    throw error instanceof NeedsStepUp ? await stepUpError(bank, errors, error.asked) : error;
  }
}

/**
 * The refusal that names the proofs to show within `stepsMs`; where only a password remains, which was reset by email or
 * should stand for both factors, the refusal with the time from which it is good. To be called when the refused transaction
 * is over: the challenge is written in a transaction of its own.
 */
export async function stepUpError(
  bank: BankContext,
  errors: StepUpErrors,
  asked: Asked,
): Promise<Error> {
  const { signedIn, act } = asked;
  const strength = strengthOf(act.permits);
  const wanted = { purpose: 'step-up', strength } as const;
  const { db } = bank.store;
  const { personId } = signedIn;
  if (!(await hasMethod(bank, db, personId, wanted))) {
    const { passwordProvesFrom } = await readFactors(db, personId);
    const isReset = passwordProvesFrom !== null && passwordProvesFrom > bank.clock.now();
    const data = isReset
      ? ({ from: passwordProvesFrom, because: 'reset-by-email' } as const)
      : ({ from: await waitForPassword(bank, personId), because: 'password-alone' } as const);
    return errors.STEP_UP_LATER({ data });
  }
  const of = await whoseAccounts(bank, asked);
  const { id, ...shown } = await openChallenge(bank, {
    personId,
    ...wanted,
    holder: signedIn.sessionId,
    actHash: actHash(asked),
    permits: { ...act.permits, of },
    lifeMs: bank.policy.security.stepsMs,
  });
  return errors.STEP_UP_NEEDED({ data: { stepUp: id, permits: act.permits, of, ...shown } });
}

/** The holder of the act's accounts, as the member calls them where they have more than one membership; else null. */
async function whoseAccounts(
  { store, clock }: BankContext,
  { signedIn }: Asked,
): Promise<string | null> {
  if (signedIn.area === 'own') {
    return null;
  }
  const held = enteredBy(await listParties(store.db, signedIn.personId), clock.now());
  const meant = held.find(({ membershipId }) => membershipId === signedIn.membershipId);
  return held.length > 1 && meant ? meant.holder : null;
}
