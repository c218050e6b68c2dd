import { useQuery } from '@tanstack/react-query';
import { type Cents, cents } from '#contract/money/cents.ts';
import { daysIn, monthBefore } from '#contract/time/days.ts';
import type { CashFlow } from '#contract/transactions/cash-flow.ts';
import { byPurpose } from '#contract/transactions/purposes.ts';
import { spendingQuery } from '../budgets/queries.ts';
import { PaceLine } from '../design-system/charts/pace-line.tsx';
import { Loaded } from '../design-system/composed/loaded.tsx';
import { TitledCard } from '../design-system/parts/card.tsx';
import { Balance, useBalancesHidden } from '../design-system/parts/money.tsx';
import { Skeleton } from '../design-system/parts/states.tsx';
import { TextButton } from '../design-system/parts/text-link.tsx';
import { formatMoney, formatMonthLabel } from '../language/format.ts';
import { useLanguage } from '../language/language.ts';
import { useWords } from '../language/sentences.ts';
import { useTabs } from '../navigation/tabs.ts';
import { PurposeMark } from '../transactions/category-signs.tsx';
import { purposeWords } from '../transactions/category-words.ts';
import { spentBeside } from '../transactions/flow/pace.ts';
import { cashFlowQuery } from '../transactions/flow/queries.ts';
import { flowWords } from '../transactions/flow/words.ts';
import { dashboardWords } from './words.ts';

const purposesShown = 4;

/** The spending of the month beside the pace of the month before, and its largest purposes (R-D13). */
export default function SpentThisMonth() {
  const words = useWords(dashboardWords).spent;
  const flow = useWords(flowWords);
  const { openPlace } = useTabs();
  const query = useQuery(cashFlowQuery(null));
  return (
    <TitledCard
      id="spent"
      heading={words.heading}
      className="grid grid-cols-1 grid-rows-[auto_1fr]"
      action={
        <TextButton className="text-small" onClick={() => openPlace('spending')}>
          {words.details}
        </TextButton>
      }
    >
      <Loaded query={query} words={flow} skeleton={<Skeleton className="h-76" />}>
        {(month) => <Month flow={month} />}
      </Loaded>
    </TitledCard>
  );
}

function Month({ flow }: { flow: CashFlow }) {
  const names = useWords(purposeWords);
  const { paceSummary } = useWords(flowWords);
  const [hidden] = useBalancesHidden();
  const { month, spent, spentBefore } = flow;
  const purposes = useLargestPurposes();
  const now = spent.at(-1) ?? cents(0);
  const before = spentBeside(flow).at(-1) ?? cents(0);
  const said = (amount: Cents) => (hidden ? '' : formatMoney(amount));
  return (
    <div className="grid h-full grid-cols-1 grid-rows-[auto_1fr_auto] gap-4">
      <div>
        <p className="text-heading font-bold">
          <Balance kind="amount" amount={now} display />
        </p>
        <Pace month={month} difference={cents(now - before)} />
      </div>
      <div className="relative min-h-32">
        <PaceLine
          summary={paceSummary(said(now), said(before))}
          now={spent}
          before={spentBefore}
          days={Math.max(daysIn(month), spentBefore.length)}
        />
      </div>
      <ul className="grid gap-2 text-small">
        {purposes.map(({ purpose, amount }) => (
          <li key={purpose} className="flex items-center gap-2.5">
            <PurposeMark purpose={purpose} />
            <span className="min-w-0 flex-1 truncate">{names[purpose]}</span>
            <Balance kind="amount" amount={amount} />
          </li>
        ))}
      </ul>
    </div>
  );
}

function useLargestPurposes(): ReturnType<typeof byPurpose> {
  const { data } = useQuery(spendingQuery(null));
  const sums = (data?.categories ?? []).map(({ category, spent: amount }) => ({
    category,
    amount,
  }));
  return byPurpose(sums)
    .filter(({ amount }) => amount > 0)
    .slice(0, purposesShown);
}

function Pace({ month, difference }: { month: CashFlow['month']; difference: Cents }) {
  const words = useWords(dashboardWords).spent;
  const name = formatMonthLabel(monthBefore(month), useLanguage(), 'long');
  if (difference === 0) return <p className="text-small text-muted">{words.same(name)}</p>;
  return (
    <p className="text-small text-muted">
      <Balance kind="amount" amount={difference} sign="none" whole />{' '}
      {(difference > 0 ? words.over : words.under)(name)}
    </p>
  );
}
