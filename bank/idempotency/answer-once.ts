import type { stepUpRefusals } from '#contract/identity/step-up/step-up.ts';
import type { ORPCErrorConstructorMap } from '@orpc/server';
import type { BankContext } from '../bank-context.ts';
import { declaredError, type DeclaredRefusal, type ErrorsFor } from '../errors/error-boundary.ts';
import type { SignedIn } from '../gate.ts';
import type { StepUpNeeded } from '../identity/step-up/check-step-up.ts';
import { stepUpError } from '../identity/step-up/step-up-error.ts';
import type { Executed, Once } from './once.ts';

type ErrorsOf<Refusal extends DeclaredRefusal> = ErrorsFor<Exclude<Refusal, StepUpNeeded>> &
  ([Extract<Refusal, StepUpNeeded>] extends [never] ? unknown : StepUpErrors);

type StepUpErrors = ORPCErrorConstructorMap<typeof stepUpRefusals>;

type KeyReused = ErrorsFor<{ readonly code: 'INTENT_KEY_REUSED' }>;

/**
 * Answers a request that is executed once for each intent key: the answer, or the declared error of the refusal. To be
 * called when the transaction is over. Wakes the member's event streams and the due work that the request has made.
 */
export async function answerOnce<Answer, Refusal extends DeclaredRefusal>(
  bank: BankContext,
  signedIn: SignedIn,
  errors: ErrorsOf<Refusal> & KeyReused,
  outcome: Once<Answer, Refusal>,
): Promise<Answer> {
  if (outcome.kind === 'reused') {
    throw declaredError<{ readonly code: 'INTENT_KEY_REUSED' }>(errors, {
      code: 'INTENT_KEY_REUSED',
    });
  }
  return await answerExecuted(bank, signedIn, errors, outcome);
}

/** The same for a request without an intent key. */
export async function answerExecuted<Answer, Refusal extends DeclaredRefusal>(
  bank: BankContext,
  signedIn: SignedIn,
  errors: ErrorsOf<Refusal>,
  outcome: Executed<Answer, Refusal>,
): Promise<Answer> {
  if (outcome.kind === 'refused') {
    const { refusal } = outcome;
    throw needsStepUp(refusal)
      ? await stepUpError(bank, errors as StepUpErrors, refusal)
      : declaredError(errors as ErrorsFor<Refusal>, refusal);
  }
  bank.bell.ring(signedIn.membershipId);
  if (typeof outcome.dueAt === 'number') {
    bank.expectWork(outcome.dueAt);
  }
  return outcome.answer;
}

function needsStepUp(refusal: DeclaredRefusal | StepUpNeeded): refusal is StepUpNeeded {
  return refusal.code === 'STEP_UP_NEEDED';
}
