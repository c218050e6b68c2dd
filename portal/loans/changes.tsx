import { mutationOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { Cents } from '#contract/money/cents.ts';
import type { Loan } from '#contract/loans/loans.ts';
import type { LoanApplication, LoanDisclosure } from '#contract/loans/loan-applications.ts';
import type { AccountId, IntentKey, LoanApplicationId, LoanId } from '#contract/text/ids.ts';
import type { LocalDate } from '#contract/time/time.ts';
import { bank } from '../bank-client/bank-client.ts';
import { mayHelpToAskAgain, retryDelayMs } from '../bank-client/ask-again.ts';
import type { AskedApplication } from './queries.ts';
import { useState } from 'react';
import { ConfirmDialog } from '../design-system/composed/confirm-dialog.tsx';
import { Button } from '../design-system/parts/button.tsx';
import { formatDate, formatMoney } from '../language/format.ts';
import { useWords } from '../language/sentences.ts';
import { refreshAfter } from '../queries/refresh.ts';
import { lendingWords } from './lending-words.ts';
import { Checkbox } from '../design-system/parts/checkbox.tsx';
import { TextField } from '../design-system/parts/text-field.tsx';
import { BankForm } from '../forms/bank-form.tsx';
import { useBankForm } from '../forms/use-bank-form.ts';
import { AccountField } from './account-field.tsx';

// Apart from the queries: the first screens need their keys for live events.
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

const skipPayment = mutationOptions({
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

const signLoan = mutationOptions({
  mutationFn: async (signed: {
    intentKey: IntentKey;
    application: LoanApplicationId;
    day: LocalDate;
    to: AccountId;
    signature: string;
  }) => (await bank()).loans.sign(signed),
  ...again,
});

interface SkipPaymentProps {
  loan: LoanId;
  day: LocalDate;
  onSaid: (said: string) => void;
}

/** Skips the next payment, after saying what that means. */
export function SkipPayment({ loan, day, onSaid }: SkipPaymentProps) {
  const words = useWords(lendingWords);
  const [isAsked, setIsAsked] = useState(false);
  const queries = useQueryClient();
  const skip = useMutation({
    ...skipPayment,
    onSuccess: async () => {
      onSaid(words.skipped(formatDate(day)));
      setIsAsked(false);
      await refreshAfter(queries, 'loan');
    },
  });
  return (
    <>
      <Button tone="quiet" onClick={() => setIsAsked(true)}>
        {words.skip(formatDate(day))}
      </Button>
      <ConfirmDialog
        open={isAsked}
        onOpenChange={setIsAsked}
        title={words.skipTitle}
        keep={words.keep}
        actions={[
          {
            label: words.skipDo,
            tone: 'primary',
            busy: skip.isPending,
            onSelect: () => skip.mutate({ loan, day }),
          },
        ]}
        error={skip.error}
      >
        {words.skipDetail(formatDate(day))}
      </ConfirmDialog>
    </>
  );
}

interface SignOfferProps {
  application: LoanApplication;
  disclosure: LoanDisclosure;
  signer: string;
  onSigned: (id: LoanId, said: string) => void;
}

/** Signs an offer below its costs: the account that is paid into, the name, and that the costs were read. */
export function SignOffer({ application, disclosure, signer, onSigned }: SignOfferProps) {
  const words = useWords(lendingWords).application;
  const isLine = application.form === 'line';
  const { day, amount } = disclosure;
  const form = useBankForm({
    procedure: signLoan,
    keyed: true,
    refresh: (queries) => refreshAfter(queries, 'loan'),
    start: { to: null as AccountId | null, signature: '', agrees: false },
    read: ({ to, signature, agrees }) => {
      if (signature.trim() === '') return { faults: { signature: 'signature missing' } };
      if (!agrees || to === null) return { faults: { agrees: 'agreement missing' } };
      return { request: { application: application.id, day, to, signature } };
    },
    say: { 'signature missing': words.signatureNeeded, 'agreement missing': words.agreeNeeded },
    standing: () => ({}),
    done: ({ id }) => onSigned(id, isLine ? words.doneLine : words.done(formatMoney(amount))),
  });
  return (
    <BankForm
      form={form}
      autoComplete="off"
      aria-label={words.sign}
      buttons="dialog"
      submit={isLine ? words.signLine : words.signDo}
      submitting={words.signing}
      disabled={form.draft.to === null}
    >
      <AccountField label={words.to} {...form.value('to')} />
      <TextField
        label={words.signature}
        maxLength={200}
        hint={words.signatureHint(signer)}
        {...form.text('signature')}
      />
      <Checkbox label={words.agree} {...form.ticked('agrees')} />
    </BankForm>
  );
}
