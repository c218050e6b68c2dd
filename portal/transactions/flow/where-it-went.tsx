import { keepPreviousData, useMutation, useQuery } from '@tanstack/react-query';
import { ChartPie, X } from 'lucide-react';
import { useState } from 'react';
import type { CashFlow } from '#contract/transactions/cash-flow.ts';
import { cents } from '#contract/money/cents.ts';
import { isRefundable } from '#contract/transactions/filing-terms.ts';
import type { LocalDate, LocalMonth } from '#contract/time/time.ts';
import type { Category } from '#contract/transactions/transactions.ts';
import { AreaChart } from '../../design-system/charts/area-chart.tsx';
import { Loaded } from '../../design-system/composed/loaded.tsx';
import { SelectField } from '../../design-system/parts/select-field.tsx';
import { EmptyState, Skeleton } from '../../design-system/parts/states.tsx';
import { formatMoney, formatMonth } from '../../language/format.ts';
import { useWords } from '../../language/sentences.ts';
import type { Filters } from '../filters.ts';
import { Insights, rowsOfMonth } from './insights-part.tsx';
import { type Direction, MoneySankey } from './money-sankey.tsx';
import { spentBeside } from './pace.ts';
import { cashFlowQuery, payeeRulesQuery, removePayeeRule } from './queries.ts';
import { Subscriptions } from './subscriptions.tsx';
import { flowWords } from './words.ts';
import type { PayeeRule } from '#contract/transactions/transaction-filing.ts';
import { Card } from '../../design-system/parts/card.tsx';
import { IconButton } from '../../design-system/parts/icon-button.tsx';
import { ListRow } from '../../design-system/parts/list-row.tsx';
import { showToast } from '../../design-system/parts/toast.tsx';
import { useExplainNotDone } from '../../language/refusals.ts';
import { useMay } from '../../queries/session.ts';
import { categoryWords } from '../category-words.ts';
import { useBalancesHidden } from '../../design-system/parts/money.tsx';

interface WhereItWentProps {
  /** Shows the rows of the history behind a figure. */
  onRows: (filters: Filters) => void;
}

/** The sources and uses of a month's money, the pace of the spending, and the recurring payments (R-D13). */
export function WhereItWent({ onRows }: WhereItWentProps) {
  const words = useWords(flowWords);
  const [month, setMonth] = useState<LocalMonth | null>(null);
  const query = useQuery({ ...cashFlowQuery(month), placeholderData: keepPreviousData });
  return (
    <div className="grid grid-cols-1 gap-6">
      <Loaded
        query={query}
        words={words}
        skeleton={
          <div className="grid gap-4">
            <Skeleton className="h-16" />
            <Skeleton className="h-80" />
          </div>
        }
      >
        {(flow) => (
          <>
            <MonthPicker flow={flow} month={month ?? flow.month} onMonth={setMonth} />
            <Month flow={flow} onRows={onRows} />
          </>
        )}
      </Loaded>
      <Subscriptions />
      <PayeeRules />
    </div>
  );
}

interface MonthPickerProps {
  flow: CashFlow;
  month: LocalMonth;
  onMonth: (month: LocalMonth) => void;
}

function MonthPicker({ flow: { months }, month, onMonth }: MonthPickerProps) {
  const words = useWords(flowWords);
  return (
    <SelectField
      label={words.month}
      value={month}
      onValueChange={onMonth}
      choices={months.map((value, index) => {
        const name = formatMonth(firstOf(value));
        return { value, label: index === 0 ? words.soFar(name) : name };
      })}
    />
  );
}

function Month({ flow, onRows }: WhereItWentProps & { flow: CashFlow }) {
  const words = useWords(flowWords);
  if (flow.moneyIn + flow.moneyOut === 0) {
    return <EmptyState icon={ChartPie} title={words.none} detail={words.noneDetail} />;
  }
  const show = (categories: readonly Category[], direction: Direction) =>
    onRows({
      ...rowsOfMonth(flow),
      // Money that came back of a purpose is among its rows.
      type: categories.every(isRefundable) ? 'all' : direction,
      category: categories,
    });
  return (
    <>
      <Insights flow={flow} onRows={onRows} />
      <MoneySankey flow={flow} onRows={show} />
      <Pace flow={flow} />
    </>
  );
}

function Pace({ flow: { month, spent, spentBefore } }: { flow: CashFlow }) {
  const words = useWords(flowWords);
  const [masked] = useBalancesHidden();
  const besides = spentBeside({ month, spent, spentBefore });
  if (spent.length < 2) return null;
  const figure = (value = 0) => (masked ? '' : formatMoney(cents(value)));
  return (
    <section aria-labelledby="pace" className="grid grid-cols-1 gap-3">
      <h3 id="pace" className="font-semibold">
        {words.pace}
      </h3>
      <AreaChart
        summary={words.paceSummary(figure(spent.at(-1)), figure(besides.at(-1)))}
        points={spent.map((value, index) => ({
          day: `${month}-${String(index + 1).padStart(2, '0')}` as LocalDate,
          value,
          beside: besides[index] ?? 0,
        }))}
        names={{ day: words.day, value: words.thisMonth, beside: words.monthBefore }}
        masked={masked}
      />
      <p className="text-caption text-muted">{words.paceRule}</p>
    </section>
  );
}

function firstOf(month: LocalMonth): LocalDate {
  return `${month}-01` as LocalDate;
}

/** The payees with a fixed category, and the way to end that; nothing where there are none. */
function PayeeRules() {
  const words = useWords(flowWords);
  const names = useWords(categoryWords);
  const explain = useExplainNotDone();
  const mayEnd = useMay('manage');
  const { data: rules = [] } = useQuery(payeeRulesQuery);
  const { mutate: end } = useMutation({
    ...removePayeeRule,
    onSuccess: async (_, __, ___, { client }) => {
      await client.invalidateQueries({ queryKey: payeeRulesQuery.queryKey });
      showToast({ title: words.ruleRemoved, tone: 'positive' });
    },
    onError: (error) => {
      const { title, detail } = explain(words.ruleFailed, error);
      showToast({ title, description: detail, tone: 'danger' });
    },
  });
  if (rules.length === 0) return null;
  const payeeOf = ({ payee, type }: PayeeRule) =>
    type === 'credit' ? `${payee} (${words.ruleMoneyIn})` : payee;
  return (
    <section aria-labelledby="payee-rules" className="grid grid-cols-1 gap-3">
      <h3 id="payee-rules" className="font-semibold">
        {words.rules}
      </h3>
      <Card padding="none">
        <ul className="divide-y divide-line">
          {rules.map((rule) => (
            <ListRow
              key={`${rule.type} ${rule.payee}`}
              title={words.rule(payeeOf(rule), names[rule.category])}
              end={
                mayEnd && (
                  <IconButton
                    icon={X}
                    label={words.removeRule(payeeOf(rule))}
                    onClick={() => end(rule)}
                  />
                )
              }
            />
          ))}
        </ul>
      </Card>
    </section>
  );
}
