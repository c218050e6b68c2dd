import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { LoanDisclosure } from '#contract/loans/loan-applications.ts';
import { Loaded } from '../design-system/composed/loaded.tsx';
import { Money } from '../design-system/parts/money.tsx';
import { Skeleton } from '../design-system/parts/states.tsx';
import { formatDate, formatMoney } from '../language/format.ts';
import { HeadedSection } from '../design-system/parts/headings.tsx';
import { useWords } from '../language/sentences.ts';
import { lendingWords } from './lending-words.ts';
import { type AskedLoan, estimateQuery } from './queries.ts';
import { usePercent } from './draw-money.tsx';

/** The cost of a loan signed today. */
export function LoanCost({ asked }: { asked: AskedLoan }) {
  const words = useWords(lendingWords).form;
  const query = useQuery({ ...estimateQuery(asked), placeholderData: keepPreviousData });
  return (
    <HeadedSection id="loan-cost" heading={words.cost} level={4}>
      <Loaded
        query={query}
        words={{ loading: words.costLoading, failed: words.costFailed }}
        skeleton={<Skeleton className="h-40 rounded-control!" />}
      >
        {({ disclosure }) => <Disclosure disclosure={disclosure} />}
      </Loaded>
    </HeadedSection>
  );
}

/** The costs in the words of 12 CFR 1026.18, each with its meaning. */
export function Disclosure({ disclosure }: { disclosure: LoanDisclosure }) {
  const words = useWords(lendingWords).disclosure;
  const percent = usePercent();
  const { amount, apr, rate, graceDays, lateFee, instalments, minimum } = disclosure;
  return (
    <div className="grid gap-4 rounded-card border border-line bg-surface p-5">
      <dl className="grid at-most-2 gap-x-6 gap-y-4">
        <Fact name={words.apr} detail={words.aprDetail}>
          <span className="figures">{percent(apr)}</span>
        </Fact>
        {instalments && (
          <Fact name={words.financeCharge} detail={words.financeChargeDetail}>
            <Money amount={instalments.financeCharge} />
          </Fact>
        )}
        <Fact
          name={instalments ? words.amountFinanced : words.limit}
          detail={instalments ? words.amountFinancedDetail : undefined}
        >
          <Money amount={amount} />
        </Fact>
        {instalments && (
          <Fact name={words.total} detail={words.totalDetail}>
            <Money amount={instalments.totalOfPayments} />
          </Fact>
        )}
      </dl>
      <div className="grid gap-2 border-t border-line pt-4 text-small">
        {instalments && (
          <p className="font-medium">
            {words.payments(
              instalments.payments - 1,
              formatMoney(instalments.payment),
              formatDate(instalments.firstDue),
              formatMoney(instalments.lastPayment),
              formatDate(instalments.lastDue),
            )}
          </p>
        )}
        {minimum && <p>{words.minimum(percent(minimum.share), formatMoney(minimum.least))}</p>}
        <p>{words.interest(percent(rate))}</p>
        <p>{words.late(graceDays, formatMoney(lateFee))}</p>
        <p>{words.prepay}</p>
      </div>
    </div>
  );
}

interface FactProps {
  name: string;
  detail?: string | undefined;
  children: ReactNode;
}

/** A figure of a loan, in a `dl`. */
export function Fact({ name, detail, children }: FactProps) {
  return (
    <div className="grid content-start gap-0.5">
      <dt className="text-small text-muted">{name}</dt>
      <dd className="text-lead font-semibold">{children}</dd>
      {detail !== undefined && <dd className="text-caption text-muted">{detail}</dd>}
    </div>
  );
}
