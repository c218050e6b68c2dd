import { useQuery } from '@tanstack/react-query';
import { Lightbulb, X } from 'lucide-react';
import { useState } from 'react';
import type { CashFlow, Subscription } from '#contract/transactions/cash-flow.ts';
import { keep, kept } from '../../browser/browser-storage.ts';
import { IconButton } from '../../design-system/parts/icon-button.tsx';
import { Icon } from '../../design-system/parts/icon.tsx';
import { TextButton } from '../../design-system/parts/text-link.tsx';
import { formatDate, formatMoney, localToday } from '../../language/format.ts';
import { useWords } from '../../language/sentences.ts';
import { type Filters, noFilters } from '../filters.ts';
import { subscriptionsQuery } from './queries.ts';
import { flowWords } from './words.ts';
import { type Cents, cents } from '#contract/money/cents.ts';
import { countDays, daysIn } from '#contract/time/days.ts';
import type { LocalDate } from '#contract/time/time.ts';
import { useBalancesHidden } from '../../design-system/parts/money.tsx';

const storageKey = 'dismissedInsights';

interface InsightsProps {
  flow: CashFlow;
  onRows: (filters: Filters) => void;
}

/** At most two sentences about this month, each with its rows; a dismissed sentence stays away in this browser. */
export function Insights({ flow, onRows }: InsightsProps) {
  const words = useWords(flowWords);
  const [hidden] = useBalancesHidden();
  const { data: subscriptions = [] } = useQuery(subscriptionsQuery);
  const [dismissed, setDismissed] = useState(readDismissed);
  const isThisMonth = flow.month === flow.months[0];
  if (hidden || !isThisMonth) return null;
  const insights = insightsOf(flow, subscriptions, localToday(), dismissed);
  if (insights.length === 0) return null;
  const dismiss = (key: string) => {
    const keys = [...dismissed, key].slice(-20);
    keep(storageKey, JSON.stringify(keys));
    setDismissed(keys);
  };
  const say = (insight: Insight) =>
    insight.kind === 'dearer'
      ? words.dearer(
          insight.name,
          formatMoney(insight.before),
          formatMoney(insight.now),
          formatDate(insight.on),
        )
      : words[insight.kind](formatMoney(insight.amount));
  const rowsOf = (insight: Insight): Filters =>
    insight.kind === 'dearer'
      ? { ...noFilters, range: '1year', search: insight.name }
      : { ...rowsOfMonth(flow), type: 'debit' };
  return (
    <section aria-label={words.insights} className="grid gap-2">
      {insights.map((insight) => (
        <div
          key={insight.key}
          className="flex items-start gap-3 rounded-card bg-brand-soft p-3 text-small"
        >
          <Icon shape={Lightbulb} size={18} className="mt-0.5 shrink-0 text-brand" />
          <div className="min-w-0 flex-1">
            <p>{say(insight)}</p>
            <TextButton onClick={() => onRows(rowsOf(insight))}>{words.showRows}</TextButton>
          </div>
          <IconButton icon={X} label={words.dismiss} onClick={() => dismiss(insight.key)} />
        </div>
      ))}
    </section>
  );
}

function readDismissed(): string[] {
  const text = kept(storageKey);
  try {
    const keys: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(keys) ? keys.map(String) : [];
  } catch {
    // Somebody else has written there: nothing was dismissed.
    return [];
  }
}

/** The filters that show the rows of a month. */
export function rowsOfMonth({ month }: Pick<CashFlow, 'month'>): Filters {
  return {
    ...noFilters,
    range: 'custom',
    from: `${month}-01`,
    to: `${month}-${daysIn(month)}`,
  };
}

const insightsMost = 2;

/** A smaller difference from the month before is not worth a sentence. */
const leastDifference = 50_00;

/** A price change is no news after this many days. */
const newsDays = 62;

/** A fact worth a sentence; `key` is the same for the same fact, so that it can be dismissed. */
type Insight =
  | { readonly key: string; readonly kind: 'ahead' | 'behind'; readonly amount: Cents }
  | {
      readonly key: string;
      readonly kind: 'dearer';
      readonly name: string;
      readonly before: Cents;
      readonly now: Cents;
      readonly on: LocalDate;
    };

/** At most two things worth knowing about this month, without those that were dismissed. */
export function insightsOf(
  flow: CashFlow,
  subscriptions: readonly Subscription[],
  today: LocalDate,
  dismissed: readonly string[],
): Insight[] {
  const dearer = subscriptions.flatMap(({ name, amount, changed }): Insight[] =>
    changed !== null && changed.before < amount && countDays(changed.on, today) <= newsDays
      ? [
          {
            key: `dearer ${name} ${changed.on}`,
            kind: 'dearer',
            name,
            before: changed.before,
            now: amount,
            on: changed.on,
          },
        ]
      : [],
  );
  return [...dearer, ...paceOf(flow)]
    .filter(({ key }) => !dismissed.includes(key))
    .slice(0, insightsMost);
}

function paceOf({ month, spent, spentBefore }: CashFlow): Insight[] {
  const now = spent.at(-1) ?? 0;
  const before = spentBefore[spent.length - 1] ?? spentBefore.at(-1) ?? 0;
  const difference = now - before;
  if (before === 0 || Math.abs(difference) < leastDifference) return [];
  const kind = difference > 0 ? 'ahead' : 'behind';
  return [{ key: `${kind} ${month}`, kind, amount: cents(Math.abs(difference)) }];
}
