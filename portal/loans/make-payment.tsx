import type { Loan } from '#contract/loans/loans.ts';
import type { AccountId } from '#contract/text/ids.ts';
import { readAmount, writeAmount } from '#contract/text/typed-amount.ts';
import { AmountField } from '../design-system/parts/amount-field.tsx';
import { SegmentedControl } from '../design-system/parts/segmented-control.tsx';
import { useBankForm } from '../forms/use-bank-form.ts';
import { formatDate, formatMoney } from '../language/format.ts';
import { useWords } from '../language/sentences.ts';
import { refreshAfter } from '../queries/refresh.ts';
import { AccountField } from './account-field.tsx';
import { lendingWords } from './lending-words.ts';
import { payLoan } from './changes.tsx';
import type { ReactNode } from 'react';
import { DialogView } from '../design-system/composed/dialog-view.tsx';
import { BankForm } from '../forms/bank-form.tsx';
import type { ShownForm } from '../forms/use-form.ts';
import { useShownMoney } from '../design-system/parts/money.tsx';

const start: { from: AccountId | null; as: 'payment' | 'principal' } = {
  from: null,
  as: 'payment',
};

/** Pays from an account: interest first, or the principal alone. The next payment stands there already. */
export function MakePayment({ loan, onBack, onDone }: LoanActProps) {
  const words = useWords(lendingWords).payView;
  const shown = useShownMoney();
  const { next } = loan;
  const form = useBankForm({
    procedure: payLoan,
    keyed: true,
    refresh: (queries) => refreshAfter(queries, 'loan'),
    start: { ...start, amount: next ? writeAmount(next.amount) : '' },
    read: ({ from, as, amount }) => {
      const reading = readAmount(amount);
      if (reading.kind !== 'amount' || reading.cents === 0 || from === null) {
        return { faults: { amount: 'amount missing' } };
      }
      return { request: { loan: loan.id, from, amount: reading.cents, as } };
    },
    say: { 'amount missing': words.amountNeeded },
    done: ({ balance }, { amount }) => onDone(words.done(formatMoney(amount), shown(balance))),
  });
  const { as, from } = form.draft;
  const paymentHint = next
    ? words.paymentHint(formatMoney(next.amount), formatDate(next.day))
    : undefined;
  return (
    <LoanActForm
      heading={words.heading}
      detail={words.detail}
      onBack={onBack}
      form={form}
      ready={from !== null}
      submit={words.submit}
      submitting={words.busy}
    >
      {loan.form === 'instalment' && (
        <SegmentedControl
          label={words.as}
          value={as}
          onValueChange={(value) => form.change({ as: value })}
          choices={(['payment', 'principal'] as const).map((value) => ({
            value,
            label: words.kinds[value],
          }))}
        />
      )}
      <AmountField
        label={words.amount}
        hint={as === 'principal' ? words.principalHint : paymentHint}
        {...form.value('amount')}
      />
      <AccountField label={words.from} {...form.value('from')} />
    </LoanActForm>
  );
}

export interface LoanActProps {
  loan: Loan;
  onBack: () => void;
  /** Receives the sentence that reports the action. */
  onDone: (said: string) => void;
}

interface LoanActFormProps {
  form: ShownForm;
  heading: string;
  detail: string;
  onBack: () => void;
  /** The text of the button; without it there is no button. */
  submit: string | undefined;
  submitting?: string;
  /** False while there is no account to move money from or to. */
  ready: boolean;
  children: ReactNode;
}

/** A form that moves money to or from a loan, with the way back to the loan. */
export function LoanActForm({
  form,
  heading,
  detail,
  onBack,
  submit,
  submitting,
  ready,
  children,
}: LoanActFormProps) {
  const { backToLoan } = useWords(lendingWords);
  return (
    <DialogView heading={heading} detail={detail} back={backToLoan} onBack={onBack}>
      <BankForm
        form={form}
        autoComplete="off"
        aria-label={heading}
        buttons="dialog"
        submit={submit}
        {...(submitting !== undefined && { submitting })}
        disabled={!ready}
      >
        {children}
      </BankForm>
    </DialogView>
  );
}
