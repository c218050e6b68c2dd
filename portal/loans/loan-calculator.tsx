import { useMemo, useState } from 'react';
import { type LoanKind, planLoan } from '#contract/loans/loan-terms.ts';
import { loansWords } from './words.es.ts';
import { useWords } from '../language/words.ts';
import { HowToApply } from './how-to-apply.tsx';
import { readLoan, usualDrafts } from './loan-draft.ts';
import { LoanFields } from './loan-fields.tsx';
import { LoanResult } from './loan-result.tsx';
import { PaymentSchedule } from './payment-schedule.tsx';

/** What a loan costs, as it is changed, and the way to one. */
export function LoanCalculator() {
  const words = useWords(loansWords);
  const [kind, setKind] = useState<LoanKind>('auto');
  const [drafts, setDrafts] = useState(usualDrafts);
  const draft = drafts[kind];
  const reading = useMemo(() => readLoan(kind, draft), [kind, draft]);
  const plan = useMemo(() => (reading.kind === 'loan' ? planLoan(reading.loan) : null), [reading]);
  return (
    <div className="grid gap-6">
      <LoanFields
        kind={kind}
        onKindChange={setKind}
        draft={draft}
        onDraftChange={(changed) => setDrafts({ ...drafts, [kind]: changed })}
        reading={reading}
      />
      {plan !== null && reading.kind === 'loan' ? (
        <>
          <LoanResult amount={reading.loan.amount} plan={plan} />
          <PaymentSchedule installments={plan.installments} />
        </>
      ) : (
        <p className="rounded-control bg-sunken px-4 py-6 text-center text-small text-muted">
          {words.waiting}
        </p>
      )}
      <HowToApply />
    </div>
  );
}
