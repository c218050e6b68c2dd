import { useMemo, useState } from 'react';
import type { LoanProduct } from '#contract/loans/loans.ts';
import { type LoanKind, planLoan } from '#contract/loans/loan-terms.ts';
import { Button } from '../design-system/parts/button.tsx';
import { useWords } from '../language/sentences.ts';
import { type ApplicationStart, startWith } from './apply-draft.ts';
import { lendingWords } from './lending-words.ts';
import { readLoan, usualDrafts } from './loan-draft.ts';
import { LoanFields } from './loan-fields.tsx';
import { LoanResult } from './loan-result.tsx';
import { MonthlyPlan } from './payment-schedule.tsx';
import { loansWords } from './words.ts';

/** Which product of the catalogue is applied for after calculating a kind of loan; none for homes. */
const productOf: Readonly<Record<LoanKind, string | null>> = {
  auto: 'auto-loan',
  personal: 'personal-loan',
  home: null,
};

interface CalculatorProps {
  products: readonly LoanProduct[];
  onApply: (start: ApplicationStart) => void;
}

/** What a loan would cost, month by month; what was calculated is what one applies for. */
export function Calculator({ products, onApply }: CalculatorProps) {
  const words = useWords(loansWords);
  const { apply } = useWords(lendingWords);
  const [kind, setKind] = useState<LoanKind>('auto');
  const [drafts, setDrafts] = useState(usualDrafts);
  const draft = drafts[kind];
  const reading = useMemo(() => readLoan(kind, draft), [kind, draft]);
  const plan = useMemo(() => (reading.kind === 'loan' ? planLoan(reading.loan) : null), [reading]);
  const product = products.find(({ id }) => id === productOf[kind]);
  return (
    <>
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
          {product && (
            <Button onClick={() => onApply(startWith(product.id, draft))}>{apply}</Button>
          )}
          <MonthlyPlan installments={plan.installments} />
        </>
      ) : (
        <p className="rounded-control bg-sunken px-4 py-6 text-center text-small text-muted">
          {words.waiting}
        </p>
      )}
    </>
  );
}
