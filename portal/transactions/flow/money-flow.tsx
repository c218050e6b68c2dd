import { useQuery } from '@tanstack/react-query';
import { ChartColumn } from 'lucide-react';
import { type Cents, cents } from '#contract/money/cents.ts';
import type { MonthFlow } from '#contract/transactions/cash-flow.ts';
import { BarChart } from '../../design-system/charts/bar-chart.tsx';
import { Card } from '../../design-system/parts/card.tsx';
import { SectionHeading } from '../../design-system/parts/headings.tsx';
import { EmptyState, Skeleton } from '../../design-system/parts/states.tsx';
import { moneyByMonthQuery } from '../queries.ts';
import { moneyFlowWords } from './money-flow-words.ts';
import { firstDayOf, formatMoney, formatMonth, formatMonthLabel } from '../../language/format.ts';
import { useLanguage } from '../../language/language.ts';
import { useWords } from '../../language/sentences.ts';
import { MovedApart } from '../moved-apart.tsx';
import { Loaded } from '../../design-system/composed/loaded.tsx';
import { Balance, useBalancesHidden } from '../../design-system/parts/money.tsx';

/** Money in and money out in each of the last months, added up by the bank. */
export default function MoneyFlow() {
  const words = useWords(moneyFlowWords);
  return (
    <section aria-labelledby="money-flow" className="grid grid-cols-1 grid-rows-[auto_1fr] gap-3">
      <SectionHeading id="money-flow">{words.heading}</SectionHeading>
      <Flow />
    </section>
  );
}

function Flow() {
  const words = useWords(moneyFlowWords);
  const query = useQuery(moneyByMonthQuery);
  return (
    <Loaded
      query={query}
      words={words}
      skeleton={
        <Card className="grid gap-4">
          <Skeleton className="h-10 w-full" />
          <Skeleton className="h-68 w-full" />
          <Skeleton className="h-16 w-full" />
        </Card>
      }
    >
      {(months) => (
        <Card padding="none" className="flex flex-col">
          {months.some(({ moneyIn, moneyOut }) => moneyIn + moneyOut > 0) ? (
            <Months months={months} />
          ) : (
            <EmptyState icon={ChartColumn} title={words.empty} detail={words.emptyDetail} />
          )}
        </Card>
      )}
    </Loaded>
  );
}

function Months({ months }: { months: readonly MonthFlow[] }) {
  const words = useWords(moneyFlowWords);
  const language = useLanguage();
  const [hidden] = useBalancesHidden();
  const now = months.at(-1);
  if (now === undefined) return null;
  const nameOf = (month: MonthFlow) => formatMonth(firstDayOf(month.month), language);
  return (
    <>
      <div className="px-5 pt-5 pb-1">
        <BarChart
          summary={
            hidden
              ? words.hidden(months.length)
              : words.summary({
                  count: months.length,
                  moneyIn: formatMoney(sumOf(months, 'moneyIn')),
                  moneyOut: formatMoney(sumOf(months, 'moneyOut')),
                  month: nameOf(now),
                  inNow: formatMoney(now.moneyIn),
                  outNow: formatMoney(now.moneyOut),
                })
          }
          masked={hidden}
          names={{ month: words.month, in: words.moneyIn, out: words.moneyOut }}
          months={months.map((month) => ({
            label: formatMonthLabel(month.month, language),
            name: nameOf(month),
            inCents: month.moneyIn,
            outCents: month.moneyOut,
          }))}
        />
      </div>
      <div className="mt-auto grid gap-1 border-t border-line px-5 py-4">
        <p className="flex flex-wrap items-baseline justify-between gap-x-4">
          <span className="text-small font-semibold">{words.netSoFar(nameOf(now))}</span>
          <Balance kind="amount" amount={now.net} sign="always" className="text-lead font-bold" />
        </p>
        <p className="text-caption text-muted">{words.rule}</p>
        <MovedApart label={words.leftOut(nameOf(now))} moved={now.betweenOwn} />
      </div>
    </>
  );
}

function sumOf(months: readonly MonthFlow[], of: 'moneyIn' | 'moneyOut'): Cents {
  return months.reduce((sum, month) => cents(sum + month[of]), cents(0));
}
