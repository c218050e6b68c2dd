import { useMutation, useQueryClient, type UseQueryResult } from '@tanstack/react-query';
import { ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import type { LoanSummary } from '#contract/loans/loans.ts';
import type { LoanApplication, LoanProduct } from '#contract/loans/loan-applications.ts';
import type { LoanApplicationId, LoanId } from '#contract/text/ids.ts';
import { Banner } from '../design-system/parts/banner.tsx';
import { Badge } from '../design-system/parts/badge.tsx';
import { Button } from '../design-system/parts/button.tsx';
import { Loading } from '../design-system/parts/states.tsx';
import { Icon } from '../design-system/parts/icon.tsx';
import { formatDate, formatMoney } from '../language/format.ts';
import { HeadedSection } from '../design-system/parts/headings.tsx';
import { useWords } from '../language/sentences.ts';
import { useMay } from '../queries/session.ts';
import { refreshAfter } from '../queries/refresh.ts';
import { statusTones } from './application-view.tsx';
import { type ApplicationStart, startOf, startWith } from './apply-draft.ts';
import { Calculator } from './calculator.tsx';
import { lendingWords } from './lending-words.ts';
import { dropDraft } from './changes.tsx';
import { Balance } from '../design-system/parts/money.tsx';
import { RowButton } from '../design-system/parts/list-row.tsx';
import { SectionProblem } from '../design-system/composed/loaded.tsx';
import { brand } from '../browser/brand.ts';
import { PhoneLink } from '../design-system/parts/text-link.tsx';
import { loansWords } from './words.ts';

interface Lending {
  readonly loans: readonly LoanSummary[];
  readonly applications: readonly LoanApplication[];
  readonly products: readonly LoanProduct[];
}

interface LoansHomeProps {
  query: UseQueryResult<Lending>;
  skeleton: ReactNode;
  said: string | null;
  onSaid: (said: string) => void;
  onLoan: (id: LoanId) => void;
  onApplication: (id: LoanApplicationId) => void;
  onApply: (start: ApplicationStart) => void;
}

/** Loans and applications, then the calculator, from which one applies. The calculator needs no bank. */
export function LoansHome({ query, skeleton, said, onSaid, ...open }: LoansHomeProps) {
  const words = useWords(lendingWords);
  const { data } = query;
  const mayBorrow = useMay('borrow');
  const products = mayBorrow ? (data?.products ?? []) : [];
  return (
    <div className="grid gap-6">
      {said !== null && (
        <Banner role="status" tone="positive">
          {said}
        </Banner>
      )}
      {!data && query.isError && <SectionProblem title={words.failed} query={query} />}
      {!data && !query.isError && <Loading label={words.loading}>{skeleton}</Loading>}
      {data && data.loans.length > 0 && <Loans loans={data.loans} onLoan={open.onLoan} />}
      {data && data.applications.length > 0 && (
        <Applications applications={data.applications} onSaid={onSaid} {...open} />
      )}
      <Calculator products={products} onApply={open.onApply} />
      <HowToApply products={products} onApply={open.onApply} />
    </div>
  );
}

function Loans({ loans, onLoan }: { loans: readonly LoanSummary[]; onLoan: (id: LoanId) => void }) {
  const words = useWords(lendingWords);
  return (
    <Section id="own-loans" heading={words.loans}>
      {loans.map((loan) => (
        <li key={loan.id} className="relative flex items-start gap-3 py-3">
          <div className="min-w-0 flex-1">
            <p className="font-medium">{words.named(loan.name)}</p>
            <LoanDue loan={loan} />
          </div>
          <Balance amount={loan.balance} className="font-semibold" />
          <Icon shape={ChevronRight} className="text-muted" />
          <RowButton label={words.open(words.named(loan.name))} onOpen={() => onLoan(loan.id)} />
        </li>
      ))}
    </Section>
  );
}

/** The next payment due, or that the member is behind. */
export function LoanDue({ loan }: { loan: LoanSummary }) {
  const words = useWords(lendingWords);
  const { isClosed, next, pastDue } = loan;
  if (isClosed) return <p className="text-small text-muted">{words.paidOff}</p>;
  if (pastDue) {
    return (
      <p className="text-small font-medium text-danger">
        {words.pastDueSince(formatMoney(pastDue.amount), formatDate(pastDue.since))}
      </p>
    );
  }
  return (
    <p className="text-small text-muted">
      {next ? words.nextBy(formatMoney(next.amount), formatDate(next.day)) : words.nothingDue}
    </p>
  );
}

interface ApplicationsProps extends Pick<LoansHomeProps, 'onApplication' | 'onApply' | 'onSaid'> {
  applications: readonly LoanApplication[];
}

function Applications({ applications, onApplication, onApply, onSaid }: ApplicationsProps) {
  const words = useWords(lendingWords);
  const mayBorrow = useMay('borrow');
  return (
    <Section id="loan-applications" heading={words.applications}>
      {applications.map((application) => {
        const { id, name, amount, day, status } = application;
        const isDraft = status === 'draft';
        return (
          <li key={id} className="relative flex flex-wrap items-center gap-3 py-3">
            <div className="min-w-0 flex-1 basis-words">
              <p className="font-medium">{words.named(name)}</p>
              <p className="text-small text-muted">
                {words.asked(formatMoney(amount), formatDate(day))}
              </p>
            </div>
            <Badge tone={statusTones[status]}>{words.status[status]}</Badge>
            <Icon shape={ChevronRight} className="text-muted" />
            <RowButton
              label={words.open(`${words.named(name)}, ${words.status[status]}`)}
              onOpen={() =>
                isDraft && mayBorrow ? onApply(startOf(application)) : onApplication(id)
              }
            />
            {isDraft && mayBorrow && <Discard onSaid={onSaid} />}
          </li>
        );
      })}
    </Section>
  );
}

function Discard({ onSaid }: Pick<LoansHomeProps, 'onSaid'>) {
  const words = useWords(lendingWords).application;
  const queries = useQueryClient();
  const drop = useMutation({
    ...dropDraft,
    onSuccess: async () => {
      await refreshAfter(queries, 'loan');
      onSaid(words.discarded);
    },
  });
  return (
    <Button
      tone="quiet"
      size="small"
      className="relative"
      busy={drop.isPending}
      onClick={() => drop.mutate()}
    >
      {words.discard}
    </Button>
  );
}

function Section({ id, heading, children }: { id: string; heading: string; children: ReactNode }) {
  return (
    <HeadedSection id={id} heading={heading} className="grid gap-1">
      <ul className="divide-y divide-line">{children}</ul>
    </HeadedSection>
  );
}

interface HowToApplyProps {
  products: readonly LoanProduct[];
  onApply: (start: ApplicationStart) => void;
}

function HowToApply({ products, onApply }: HowToApplyProps) {
  const words = useWords(loansWords);
  const here = useWords(lendingWords);
  const line = products.find(({ form }) => form === 'line');
  return (
    <HeadedSection
      id="how-to-apply"
      heading={words.applyHeading}
      className="grid gap-3 border-t border-line pt-6"
    >
      {products.length > 0 && <p className="text-small text-muted">{here.applyHereDetail}</p>}
      {line && (
        <Button
          tone="secondary"
          className="justify-self-start"
          onClick={() => onApply(startWith(line.id, { amount: '5000', years: 0 }))}
        >
          {here.applyLine}
        </Button>
      )}
      <p className="text-small text-muted">
        {products.length > 0 ? words.callDetail : words.applyDetail}
      </p>
      <dl className="grid at-most-2 gap-x-6 gap-y-3 text-small">
        <Fact name={words.phone}>
          <PhoneLink />
        </Fact>
        <Fact name={words.branch}>
          <address className="not-italic">
            {brand.address.map((row) => (
              <span key={row} className="block">
                {row}
              </span>
            ))}
          </address>
        </Fact>
        <Fact name={words.hours}>{words.openingHours}</Fact>
      </dl>
    </HeadedSection>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt className="text-muted">{name}</dt>
      <dd className="figures mt-0.5 font-semibold">{children}</dd>
    </div>
  );
}
