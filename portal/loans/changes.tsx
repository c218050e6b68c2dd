import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { Cents } from '#contract/money/cents.ts';
import type { LoanApplication, LoanDisclosure } from '#contract/loans/loan-applications.ts';
import type { AccountId, IntentKey, LoanId } from '#contract/text/ids.ts';
import type { LocalDate } from '#contract/time/time.ts';
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
import { bankChange, changeBy, repeatable } from '../queries/bank-changes.ts';

export interface Payment {
  readonly intentKey: IntentKey;
  readonly loan: LoanId;
  readonly from: AccountId;
  readonly amount: Cents;
  readonly as: 'payment' | 'principal' | 'payoff';
}

export const payLoan = changeBy('loans', 'pay', repeatable);

export const drawOnLine = changeBy('loans', 'draw', repeatable);

const skipPayment = changeBy('loans', 'skip', repeatable);

export const setAutopay = changeBy('loans', 'setAutopay', repeatable);

export const dropDraft = bankChange(({ loans }) => loans.dropDraft(), repeatable);

/** Applies for a loan, or saves what is not complete yet. */
export const applyForLoan = bankChange(
  async (
    { loans },
    asked: { intentKey: IntentKey; application: AskedApplication; isComplete: boolean },
  ) => {
    const { intentKey, application, isComplete } = asked;
    if (isComplete) return (await loans.apply({ intentKey, application })).id;
    await loans.saveDraft(application);
    return null;
  },
  repeatable,
);

export const withdrawApplication = changeBy('loans', 'withdraw', repeatable);

const signLoan = changeBy('loans', 'sign', repeatable);

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
