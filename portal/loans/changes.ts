import { mutationOptions } from '@tanstack/react-query';
import type { Cents } from '#contract/money/cents.ts';
import type { Loan } from '#contract/loans/loans.ts';
import type { AccountId, IntentKey, LoanApplicationId, LoanId } from '#contract/text/ids.ts';
import type { LocalDate } from '#contract/time/time.ts';
import { bank } from '../bank-client/bank-client.ts';
import { mayHelpToAskAgain, retryDelayMs } from '../bank-client/ask-again.ts';
import type { AskedApplication } from './queries.ts';

// Apart from what is read, since what a live event makes old is known on the first screens.
const again = { retry: mayHelpToAskAgain, retryDelay: retryDelayMs };

export interface Payment {
  readonly intentKey: IntentKey;
  readonly loan: LoanId;
  readonly from: AccountId;
  readonly amount: Cents;
  readonly as: 'payment' | 'principal' | 'payoff';
}

export const payLoan = mutationOptions({
  mutationFn: async (payment: Payment) => (await bank()).loans.pay(payment),
  ...again,
});

export const drawOnLine = mutationOptions({
  mutationFn: async (draw: { intentKey: IntentKey; loan: LoanId; to: AccountId; amount: Cents }) =>
    (await bank()).loans.draw(draw),
  ...again,
});

export const skipPayment = mutationOptions({
  mutationFn: async (skip: { loan: LoanId; day: NonNullable<Loan['skippable']> }) =>
    (await bank()).loans.skip(skip),
  ...again,
});

export const setAutopay = mutationOptions({
  mutationFn: async (chosen: { loan: LoanId; from: AccountId | null }) =>
    (await bank()).loans.setAutopay(chosen),
  ...again,
});

export const dropDraft = mutationOptions({
  mutationFn: async () => (await bank()).loans.dropDraft(),
  ...again,
});

/** Applies for a loan, or saves what is not complete yet. */
export const applyForLoan = mutationOptions({
  mutationFn: async (asked: {
    intentKey: IntentKey;
    application: AskedApplication;
    isComplete: boolean;
  }) => {
    const { intentKey, application, isComplete } = asked;
    const { apply, saveDraft } = (await bank()).loans;
    if (isComplete) return (await apply({ intentKey, application })).id;
    await saveDraft(application);
    return null;
  },
  ...again,
});

export const withdrawApplication = mutationOptions({
  mutationFn: async (application: LoanApplicationId) =>
    (await bank()).loans.withdraw({ application }),
  ...again,
});

export const signLoan = mutationOptions({
  mutationFn: async (signed: {
    intentKey: IntentKey;
    application: LoanApplicationId;
    day: LocalDate;
    to: AccountId;
    signature: string;
  }) => (await bank()).loans.sign(signed),
  ...again,
});
