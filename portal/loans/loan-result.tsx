import type { ReactNode } from 'react';
import type { Cents } from '#contract/money/cents.ts';
import type { LoanPlan } from '#contract/loans/loan-terms.ts';
import { Money } from '../design-system/parts/money.tsx';
import { loansWords } from './words.ts';
import { useWords } from '../language/sentences.ts';
import { sharesOfPaid } from './loan-draft.ts';

interface LoanResultProps {
  amount: Cents;
  plan: LoanPlan;
}

/** What is paid each month and in all, and how much of that is interest. */
export function LoanResult({ amount, plan }: LoanResultProps) {
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
