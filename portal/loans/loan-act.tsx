import type { ReactNode } from 'react';
import { DialogView } from '../design-system/composed/dialog-view.tsx';
import { BankForm } from '../forms/bank-form.tsx';
import type { ShownForm } from '../forms/use-form.ts';
import { useWords } from '../language/sentences.ts';
import { lendingWords } from './lending-words.ts';

/** What each act on a loan is given. */
export interface LoanActProps<Loan> {
  loan: Loan;
  onBack: () => void;
  /** Given the sentence that says what was done. */
  onDone: (said: string) => void;
}

interface LoanActFormProps {
  form: ShownForm;
  heading: string;
  detail: string;
  onBack: () => void;
  /** What the button says; without it there is none. */
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
