import type { ReactNode, SubmitEvent } from 'react';
import { ProblemBanner } from '../design-system/composed/problem-banner.tsx';
import { DialogView } from '../design-system/composed/dialog-view.tsx';
import { Button } from '../design-system/parts/button.tsx';
import { DialogActions } from '../design-system/parts/dialog-actions.tsx';
import { useWords } from '../language/sentences.ts';
import type { RequestOutcome } from '../queries/use-keyed-request.ts';
import { lendingWords } from './lending-words.ts';

/** What each act on a loan is given. */
export interface LoanActProps<Loan> {
  loan: Loan;
  onBack: () => void;
  /** Given the sentence that says what was done. */
  onDone: (said: string) => void;
}

interface LoanActFormProps {
  heading: string;
  detail: string;
  onBack: () => void;
  onSubmit: () => Promise<void>;
  outcome: RequestOutcome<unknown>;
  busy: boolean;
  /** False while there is no account to move money from or to. */
  ready: boolean;
  /** What the button says; without it there is none. */
  submit: string | null;
  children: ReactNode;
}

/** A form that moves money to or from a loan, with the way back to the loan. */
export function LoanActForm({
  heading,
  detail,
  onBack,
  onSubmit,
  outcome,
  busy,
  ready,
  submit,
  children,
}: LoanActFormProps) {
  const { backToLoan } = useWords(lendingWords);
  const send = (event: SubmitEvent) => {
    event.preventDefault();
    if (!busy && ready && submit !== null) void onSubmit();
  };
  return (
    <DialogView heading={heading} detail={detail} back={backToLoan} onBack={onBack}>
      <form
        noValidate
        autoComplete="off"
        aria-label={heading}
        onSubmit={send}
        className="grid gap-5"
      >
        {children}
        {(outcome.kind === 'refused' || outcome.kind === 'not known') && (
          <ProblemBanner error={outcome.error} />
        )}
        {submit !== null && (
          <DialogActions>
            <Button type="submit" busy={busy} disabled={!ready}>
              {submit}
            </Button>
          </DialogActions>
        )}
      </form>
    </DialogView>
  );
}
