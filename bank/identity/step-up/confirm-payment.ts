import type { BankContext } from '../../bank-context.ts';
import type { SignedIn } from '../../gate.ts';
import type { DatabaseTransaction } from '../../database/database-transaction.ts';
import type { Act } from './acts.ts';
import { checkStepUp, type StepUpNeeded } from './check-step-up.ts';
import { type AskedPayment, needsStepUp } from './daily-bound.ts';

/** The outcome of asking about a payment. */
export interface Confirmation {
  /** The refusal for now; null where the payment can be taken. */
  readonly needed: StepUpNeeded | null;
  /** Whether the member has shown who they are for it. */
  readonly isConfirmed: boolean;
}

/** Of a payment that nobody is asked about. */
export const unasked: Confirmation = { needed: null, isConfirmed: false };

/** Asks about a payment that nothing else refuses, where it needs a step-up. To be called in its transaction. */
export async function confirmPayment(
  bank: Pick<BankContext, 'policy' | 'clock'>,
  scope: Pick<DatabaseTransaction, 'trx'>,
  signedIn: SignedIn,
  { act, ...asked }: AskedPayment & { readonly act: Act },
): Promise<Confirmation> {
  if (!bank.policy.security.asksStepUp || !needsStepUp(asked, bank.policy)) {
    return unasked;
  }
  const needed = await checkStepUp(bank, scope, { signedIn, act });
  return { needed, isConfirmed: needed === null };
}
