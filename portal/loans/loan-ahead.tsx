import type { Loan } from '#contract/loans/loans.ts';
import { AreaChart } from '../design-system/charts/area-chart.tsx';
import { useBalancesHidden } from '../design-system/parts/balances-hidden.ts';
import { formatDate, formatMoney, localToday } from '../language/format.ts';
import { useWords } from '../language/sentences.ts';
import { lendingWords } from './lending-words.ts';
import { PaymentSchedule } from './payment-schedule.tsx';

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
