import { useQuery } from '@tanstack/react-query';
import type { Payoff } from '#contract/loans/loans.ts';
import type { AccountId } from '#contract/text/ids.ts';
import type { LocalDate } from '#contract/time/time.ts';
import { isRefusal } from '../bank-client/refusals.ts';
import { Detail, DetailList } from '../design-system/composed/detail-list.tsx';
import { Loaded } from '../design-system/composed/loaded.tsx';
import { Money } from '../design-system/parts/money.tsx';
import { Skeleton } from '../design-system/parts/states.tsx';
import { TextField } from '../design-system/parts/text-field.tsx';
import type { Reading } from '../forms/form-state.ts';
import { useBankForm } from '../forms/use-bank-form.ts';
import { formatMoney } from '../language/format.ts';
import { useExplain } from '../language/refusals.ts';
import { useWords } from '../language/sentences.ts';
import { refreshAfter } from '../queries/refresh.ts';
import { AccountField } from './account-field.tsx';
import { lendingWords } from './lending-words.ts';
import { LoanActForm, type LoanActProps } from './make-payment.tsx';
import { type Payment, payLoan } from './changes.tsx';
import { payoffQuery } from './queries.ts';

const start = { day: null as LocalDate | null, from: null as AccountId | null };

/** The payoff amount of a day, and paying it today. */
export function PayOff({ loan, onBack, onDone }: LoanActProps) {
  const { payoffView: words, payView } = useWords(lendingWords);
  const explain = useExplain();
  const today = useQuery(payoffQuery(loan.id, null));
  const form = useBankForm({
    procedure: payLoan,
    keyed: true,
    refresh: (queries) => refreshAfter(queries, 'loan'),
    start,
    read: ({ from }): Reading<typeof start, Omit<Payment, 'intentKey'>, never> =>
      from === null || !shown
        ? { faults: {} }
        : { request: { loan: loan.id, from, amount: shown.total, as: 'payoff' } },
    done: () => onDone(loan.form === 'line' ? words.doneLine : words.done),
  });
  const { day, from } = form.draft;
  const query = useQuery(payoffQuery(loan.id, day));
  const shown = query.data;
  const isOutside = isRefusal(query.error, 'PAYOFF_DAY_OUTSIDE');
  const isToday = shown !== undefined && shown.day === today.data?.day;
  return (
    <LoanActForm
      heading={words.heading}
      detail={words.detail}
      onBack={onBack}
      form={form}
      ready={from !== null}
      submit={isToday ? words.submit(formatMoney(shown.total)) : undefined}
    >
      <TextField
        label={words.day}
        name="day"
        type="date"
        min={today.data?.day}
        max={today.data?.latest}
        value={day ?? today.data?.day ?? ''}
        onChange={(event) => {
          const chosen = event.currentTarget.value;
          form.change({ day: chosen === '' ? null : (chosen as LocalDate) });
        }}
        error={isOutside ? explain(query.error).title : undefined}
      />
      {!isOutside && (
        <Loaded query={query} words={words} skeleton={<Skeleton className="h-32" />}>
          {(payoff) => <Quote payoff={payoff} />}
        </Loaded>
      )}
      {isToday ? (
        <AccountField label={payView.from} {...form.value('from')} />
      ) : (
        shown && <p className="text-small text-muted">{words.later}</p>
      )}
    </LoanActForm>
  );
}

function Quote({ payoff }: { payoff: Payoff }) {
  const words = useWords(lendingWords).payoffView;
  const { principal, interest, fees, total, perDay } = payoff;
  return (
    <div className="grid gap-3">
      <DetailList>
        <Detail label={words.principal} amount={principal} />
        <Detail label={words.interest} amount={interest} />
        {fees > 0 && <Detail label={words.fees} amount={fees} />}
        <Detail label={words.total}>
          <Money amount={total} className="text-lead font-bold" />
        </Detail>
      </DetailList>
      <p className="text-small text-muted">{words.perDay(formatMoney(perDay))}</p>
    </div>
  );
}
