import { type ReactNode, useMemo, useState } from 'react';
import type { LoanProduct } from '#contract/loans/loan-applications.ts';
import { type LoanKind, type LoanPlan, planLoan } from '#contract/loans/loan-terms.ts';
import { Button } from '../design-system/parts/button.tsx';
import { useWords } from '../language/sentences.ts';
import { type ApplicationStart, startWith } from './apply-draft.ts';
import { lendingWords } from './lending-words.ts';
import { readLoan, sharesOfPaid, usualDrafts } from './loan-draft.ts';
import { LoanFields } from './loan-fields.tsx';
import { MonthlyPlan } from './payment-schedule.tsx';
import { loansWords } from './words.ts';
import type { Cents } from '#contract/money/cents.ts';
import { Money } from '../design-system/parts/money.tsx';

/** The product of the catalogue for each calculated kind of loan; none for homes. */
const productOf: Readonly<Record<LoanKind, string | null>> = {
  auto: 'auto-loan',
  personal: 'personal-loan',
  home: null,
};

interface CalculatorProps {
  products: readonly LoanProduct[];
  onApply: (start: ApplicationStart) => void;
}

/** The cost of a loan, month by month; the calculated loan starts an application. */
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

function LoanResult({ amount, plan }: { amount: Cents; plan: LoanPlan }) {
  const words = useWords(loansWords);
  const { monthlyPayment, totalInterest, totalPaid } = plan;
  const shares = sharesOfPaid(amount, totalInterest);
  return (
    <section
      aria-labelledby="loan-result"
      className="grid gap-5 rounded-card border border-line bg-surface p-5"
    >
      <h3 id="loan-result" className="sr-only">
        {words.result}
      </h3>
      <p role="status" className="sr-only">
        {words.monthly}: <Money amount={monthlyPayment} />
      </p>
      <dl className="grid at-most-2 gap-x-6 gap-y-4">
        <div className="col-span-full">
          <dt className="text-small text-muted">{words.monthly}</dt>
          <dd className="text-display font-bold">
            <Money amount={monthlyPayment} display />
          </dd>
        </div>
        <Figure name={words.totalInterest}>
          <Money amount={totalInterest} />
        </Figure>
        <Figure name={words.totalPaid}>
          <Money amount={totalPaid} />
        </Figure>
      </dl>
      <div className="grid gap-3">
        <svg aria-hidden="true" className="h-3 w-full overflow-hidden rounded-full">
          <rect width={`${shares.principal}%`} height="100%" className="fill-chart-one" />
          <rect
            x={`${shares.principal}%`}
            width={`${shares.interest}%`}
            height="100%"
            className="fill-chart-two"
          />
          <line
            x1={`${shares.principal}%`}
            x2={`${shares.principal}%`}
            y2="100%"
            strokeWidth="3"
            className="stroke-raised"
          />
        </svg>
        <div aria-hidden="true" className="flex flex-wrap gap-x-5 gap-y-1 text-caption text-muted">
          <Key colour="bg-chart-one" name={words.borrowed} />
          <Key colour="bg-chart-two" name={words.totalInterest} />
        </div>
        <p className="text-small">{words.picture(shares.principal, shares.interest)}</p>
        <p className="text-caption text-muted">{words.rounding}</p>
      </div>
    </section>
  );
}

function Figure({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt className="text-small text-muted">{name}</dt>
      <dd className="text-lead font-semibold">{children}</dd>
    </div>
  );
}

function Key({ colour, name }: { colour: string; name: string }) {
  return (
    <span className="inline-flex items-center gap-2">
      <span className={`size-2.5 rounded-full forced-color-adjust-none ${colour}`} />
      {name}
    </span>
  );
}
