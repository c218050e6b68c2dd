import { useState } from 'react';
import type { Cents } from '#contract/money/cents.ts';
import type { Installment } from '#contract/loans/loan-terms.ts';
import { Button } from '../design-system/parts/button.tsx';
import { formatDate, formatMoney, localToday } from '../language/format.ts';
import { loansWords } from './words.ts';
import { useWords } from '../language/sentences.ts';
import type { Loan } from '#contract/loans/loans.ts';
import { AreaChart } from '../design-system/charts/area-chart.tsx';
import { lendingWords } from './lending-words.ts';
import { useBalancesHidden } from '../design-system/parts/money.tsx';

/** This many payments are shown until all are asked for. */
const shownFirst = 12;

interface ScheduleRow {
  readonly key: string;
  /** Which payment it is: its month, or its day. */
  readonly when: string;
  readonly payment: Cents;
  readonly interest: Cents;
  readonly principal: Cents;
  readonly balance: Cents;
}

interface PaymentScheduleProps {
  heading: string;
  detail?: string;
  /** The head of the first column. */
  when: string;
  rows: readonly ScheduleRow[];
  masked?: boolean;
}

/** The payments of a loan that is calculated, month by month. */
export function MonthlyPlan({ installments }: { installments: readonly Installment[] }) {
  const words = useWords(loansWords);
  return (
    <PaymentSchedule
      heading={words.schedule}
      when={words.month}
      rows={installments.map((row) => ({
        ...row,
        key: String(row.month),
        when: String(row.month),
      }))}
    />
  );
}

function PaymentSchedule({ heading, detail, when, rows, masked = false }: PaymentScheduleProps) {
  const words = useWords(loansWords);
  const [all, setAll] = useState(false);
  const written = (amount: Cents) => (masked ? '••••••' : formatMoney(amount));
  // Six figures before the point need the room of a phone for themselves.
  const large = (rows[0]?.balance ?? 0) >= 100_000_00;
  const shown = all ? rows : rows.slice(0, shownFirst);
  return (
    <section aria-labelledby="payment-schedule" className="grid gap-3">
      <div className="grid gap-1">
        <h3 id="payment-schedule" className="font-semibold">
          {heading}
        </h3>
        {detail !== undefined && <p className="text-small text-muted">{detail}</p>}
      </div>
      <div className="overflow-x-auto">
        <table
          className={`figures w-full text-right sm:text-small ${large ? 'text-micro' : 'text-caption'}`}
        >
          <caption className="sr-only">{words.scheduleCaption}</caption>
          <thead className="text-muted">
            <tr className="border-b border-line">
              <th scope="col" className="py-2 text-left font-medium">
                {when}
              </th>
              {[words.payment, words.interest, words.principal, words.balance].map((name) => (
                <th key={name} scope="col" className="py-2 pl-1 font-medium">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody className="divide-y divide-line">
            {shown.map(({ key, when: label, payment, interest, principal, balance }) => (
              <tr key={key}>
                <th scope="row" className="py-2 text-left font-medium text-muted">
                  {label}
                </th>
                <td className="py-2 pl-1">{written(payment)}</td>
                <td className="py-2 pl-1">{written(interest)}</td>
                <td className="py-2 pl-1">{written(principal)}</td>
                <td className="py-2 pl-1 font-medium">{written(balance)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {rows.length > shownFirst && (
        <Button
          tone="secondary"
          size="small"
          aria-expanded={all}
          className="justify-self-start"
          onClick={() => setAll(!all)}
        >
          {all ? words.showFirst : words.showAll(rows.length)}
        </Button>
      )}
    </section>
  );
}

/** The payments that lie ahead, as a picture of the balance and as a table. */
export function LoanAhead({ loan }: { loan: Loan }) {
  const words = useWords(lendingWords);
  const [hidden] = useBalancesHidden();
  const { schedule, balance, form } = loan;
  const last = schedule.at(-1);
  if (last === undefined) return null;
  const lastDay = formatDate(last.day);
  return (
    <>
      {form === 'instalment' && (
        <AreaChart
          summary={
            hidden
              ? words.chartHidden(lastDay)
              : words.chart(formatMoney(balance), formatMoney(last.balance), lastDay)
          }
          points={[
            { day: localToday(), value: balance },
            ...schedule.map(({ day, balance: value }) => ({ day, value })),
          ].filter(({ day }, index) => index === 0 || day > localToday())}
          names={{ day: words.day, value: words.figures.balance }}
          masked={hidden}
        />
      )}
      <PaymentSchedule
        heading={words.schedule}
        detail={words.scheduleDetail}
        when={words.day}
        masked={hidden}
        rows={schedule.map((row) => ({
          ...row,
          key: row.day,
          when: formatDate(row.day),
        }))}
      />
    </>
  );
}
