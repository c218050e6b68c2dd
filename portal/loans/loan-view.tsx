import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { Loan, LoanEntry } from '#contract/loans/loans.ts';
import type { AccountId, LoanId } from '#contract/text/ids.ts';
import { DialogView } from '../design-system/composed/dialog-view.tsx';
import { Loaded } from '../design-system/composed/loaded.tsx';
import { Banner } from '../design-system/parts/banner.tsx';
import { Button } from '../design-system/parts/button.tsx';
import { Skeleton } from '../design-system/parts/states.tsx';
import { formatDate, formatMoney } from '../language/format.ts';
import { HeadedSection } from '../design-system/parts/headings.tsx';
import { useWords } from '../language/sentences.ts';
import { useMay } from '../queries/session.ts';
import { DrawMoney, usePercent } from './draw-money.tsx';
import { lendingWords } from './lending-words.ts';
import { LoanAhead } from './payment-schedule.tsx';
import { Fact } from './loan-cost.tsx';
import { LoanDue } from './loans-home.tsx';
import { MakePayment } from './make-payment.tsx';
import { PayOff } from './pay-off.tsx';
import { loanQuery } from './queries.ts';
import { setAutopay, SkipPayment } from './changes.tsx';
import { LoadedAccounts } from '../accounts/account-choice.tsx';
import { ProblemBanner } from '../design-system/composed/problem-banner.tsx';
import { SelectField } from '../design-system/parts/select-field.tsx';
import { useWithOwners } from '../people/owners.ts';
import { refreshAfter } from '../queries/refresh.ts';
import { Balance, useBalancesHidden } from '../design-system/parts/money.tsx';
import { cents } from '#contract/money/cents.ts';

interface LoanViewProps {
  id: LoanId;
  /** The report from before opening. */
  said: string | null;
  onBack: () => void;
}

/** A loan with everything that can be done about it. */
export function LoanView({ id, said, onBack }: LoanViewProps) {
  const words = useWords(lendingWords);
  const query = useQuery(loanQuery(id));
  const [act, setAct] = useState<'pay' | 'payoff' | 'draw' | null>(null);
  const [message, setMessage] = useState(said);
  const loan = query.data;
  const [mayPay, mayOrder, mayBorrow] = [useMay('move'), useMay('order'), useMay('borrow')];
  const back = () => setAct(null);
  const done = (text: string) => {
    setMessage(text);
    setAct(null);
  };
  if (loan && act === 'pay') return <MakePayment loan={loan} onBack={back} onDone={done} />;
  if (loan && act === 'payoff') return <PayOff loan={loan} onBack={back} onDone={done} />;
  if (loan && act === 'draw') return <DrawMoney loan={loan} onBack={back} onDone={done} />;
  return (
    <DialogView
      heading={loan ? words.named(loan.name) : words.loading}
      detail={loan && <LoanDue loan={loan} />}
      back={words.back}
      onBack={onBack}
    >
      {message !== null && (
        <Banner role="status" tone="positive">
          {message}
        </Banner>
      )}
      <Loaded query={query} words={words} skeleton={<Skeleton className="h-40 rounded-control!" />}>
        {(shown) => (
          <>
            <Figures loan={shown} />
            {!shown.isClosed && (
              <>
                <div className="flex flex-wrap gap-3">
                  {mayPay && shown.owed.total > 0 && (
                    <>
                      <Button onClick={() => setAct('pay')}>{words.pay}</Button>
                      <Button tone="secondary" onClick={() => setAct('payoff')}>
                        {words.payOff}
                      </Button>
                    </>
                  )}
                  {mayBorrow && shown.drawable > 0 && (
                    <Button tone="secondary" onClick={() => setAct('draw')}>
                      {words.draw}
                    </Button>
                  )}
                  {mayBorrow && shown.skippable !== null && (
                    <SkipPayment loan={shown.id} day={shown.skippable} onSaid={setMessage} />
                  )}
                </div>
                {mayOrder && <Autopay loan={shown} />}
              </>
            )}
            <LoanAhead loan={shown} />
            <LoanHistory loan={shown} />
          </>
        )}
      </Loaded>
    </DialogView>
  );
}

function Figures({ loan }: { loan: Loan }) {
  const { figures: words, nothingDue } = useWords(lendingWords);
  const percent = usePercent();
  const { balance, rate, next, interestThisYear, owed, drawable, form } = loan;
  return (
    <div className="grid gap-4 rounded-card border border-line bg-surface p-5">
      <dl className="grid at-most-2 gap-x-6 gap-y-4 sm:grid-cols-3">
        <Fact name={words.balance}>
          <Balance amount={balance} />
        </Fact>
        {form === 'line' && (
          <Fact name={words.left}>
            <Balance amount={drawable} />
          </Fact>
        )}
        <Fact name={words.next}>
          {next ? (
            <>
              <Balance amount={next.amount} />
              <span className="block text-small font-normal text-muted">
                {formatDate(next.day)}
              </span>
            </>
          ) : (
            nothingDue
          )}
        </Fact>
        <Fact name={words.payoff}>
          <Balance amount={owed.total} />
        </Fact>
        <Fact name={words.rate}>
          <span className="figures">{percent(rate)}</span>
        </Fact>
        <Fact name={words.interestThisYear}>
          <Balance amount={interestThisYear} />
        </Fact>
        {owed.fees > 0 && (
          <Fact name={words.fees}>
            <Balance amount={owed.fees} />
          </Fact>
        )}
      </dl>
      {!loan.isClosed && (
        <p className="text-caption text-muted">
          {words.perDay(formatMoney(loan.interestPerDay))}
          {' · '}
          {words.lateRule(loan.graceDays, formatMoney(loan.lateFee))}
        </p>
      )}
    </div>
  );
}

/** The account that due payments are taken from; a change takes effect at once. */
function Autopay({ loan }: { loan: Loan }) {
  const words = useWords(lendingWords);
  const withOwners = useWithOwners();
  const queries = useQueryClient();
  const change = useMutation({ ...setAutopay, onSuccess: () => refreshAfter(queries, 'loan') });
  const chosen = change.isPending ? change.variables.from : loan.autopay;
  return (
    <div className="grid gap-3">
      <LoadedAccounts>
        {(accounts) => (
          <SelectField
            label={words.autopay}
            name="autopay"
            hint={words.autopayHint}
            value={chosen ?? 'off'}
            onValueChange={(value) =>
              change.mutate({ loan: loan.id, from: value === 'off' ? null : (value as AccountId) })
            }
            choices={[
              { value: 'off', label: words.autopayOff },
              ...accounts.map(({ id, name }) => ({ value: id as string, label: withOwners(name) })),
            ]}
          />
        )}
      </LoadedAccounts>
      <p role="status" className="text-small text-positive empty:hidden">
        {change.isSuccess ? words.autopaySaved : ''}
      </p>
      {change.isError && <ProblemBanner error={change.error} />}
    </div>
  );
}

function LoanHistory({ loan: { entries } }: { loan: Loan }) {
  const words = useWords(lendingWords);
  if (entries.length === 0) return null;
  return (
    <HeadedSection id="loan-history" heading={words.history} level={4} className="grid gap-1">
      <ul className="divide-y divide-line">
        {entries.map((entry) => (
          <Row key={entry.sequence} entry={entry} />
        ))}
      </ul>
    </HeadedSection>
  );
}

function Row({ entry }: { entry: LoanEntry }) {
  const words = useWords(lendingWords);
  const [hidden] = useBalancesHidden();
  const { kind, day, amount, interest, principal, fees, balance } = entry;
  const written = (value: number) => (hidden ? '••••••' : formatMoney(cents(Math.abs(value))));
  return (
    <li className="flex items-start gap-3 py-3">
      <div className="min-w-0 flex-1">
        <p className="font-medium">{words.entryKinds[kind]}</p>
        <p className="text-small text-muted">{formatDate(day)}</p>
        {kind === 'payment' && (
          <p className="text-small text-muted">
            {words.entryDetail(written(principal), written(interest))}
            {fees > 0 && words.entryFees(written(fees))}
          </p>
        )}
      </div>
      <div className="text-right">
        <Balance amount={amount} sign="always" className="font-semibold" />
        <p className="figures text-small text-muted">{words.balanceAfter(written(balance))}</p>
      </div>
    </li>
  );
}
