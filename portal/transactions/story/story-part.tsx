import { queryOptions, useQuery } from '@tanstack/react-query';
import { type ReactNode, useId } from 'react';
import { cents } from '#contract/money/cents.ts';
import type { TransactionStory } from '#contract/transactions/transaction-detail.ts';
import type { Transaction } from '#contract/transactions/transactions.ts';
import { Loaded } from '../../design-system/composed/loaded.tsx';
import { Skeleton } from '../../design-system/parts/states.tsx';
import { TextButton } from '../../design-system/parts/text-link.tsx';
import { firstDayOf, formatMoney, formatMonth, formatMonthLabel } from '../../language/format.ts';
import { useWords } from '../../language/sentences.ts';
import { useTabs } from '../../navigation/tabs.ts';
import { counterpartyOf, searchFor } from '../counterparty.tsx';
import { noFilters, rowsAs } from '../filters.ts';
import { differenceFrom, occasionOf } from './occasion.ts';
import { storyWords } from './words.ts';
import type { TransactionId } from '#contract/text/ids.ts';
import { bank } from '../../bank-client/bank-client.ts';
import { transactionsKey } from '../queries.ts';
import { useBalancesHidden } from '../../design-system/parts/money.tsx';
import { ChartTable } from '../../design-system/charts/chart-table.tsx';
import { useLanguage } from '../../language/language.ts';

/** A transaction's place among those with the same payee. */
function storyQuery(id: TransactionId) {
  return queryOptions({
    queryKey: [...transactionsKey, 'story', id],
    queryFn: async ({ signal }) => (await bank()).transactions.story({ id }, { signal }),
  });
}

interface StoryPartProps {
  transaction: Transaction;
  /** Called before the history of this payee opens. */
  onLeave?: (() => void) | undefined;
}

/** A transaction's place among those with the same payee, the usual amount, and the last twelve months (R-G3). */
export function StoryPart({ transaction, onLeave }: StoryPartProps) {
  const words = useWords(storyWords);
  const { openPlace } = useTabs();
  const query = useQuery(storyQuery(transaction.id));
  const name = searchFor(counterpartyOf(transaction));
  // An account is opened only once.
  if (transaction.wording?.kind === 'opening') return null;
  const showAll = () => {
    onLeave?.();
    openPlace('all', rowsAs({ ...noFilters, range: 'all', search: name }));
  };
  return (
    <Loaded query={query} words={words} skeleton={<Skeleton className="h-32" />}>
      {(story) => (
        <Told transaction={transaction} story={story}>
          <p>
            <TextButton onClick={showAll}>{words.showAll(name)}</TextButton>
          </p>
        </Told>
      )}
    </Loaded>
  );
}

interface ToldProps {
  transaction: Transaction;
  story: TransactionStory;
  children: ReactNode;
}

function Told({ transaction, story, children }: ToldProps) {
  const words = useWords(storyWords);
  const heading = useId();
  const [hidden] = useBalancesHidden();
  const { place, usual, months } = story;
  const count = months.reduce((sum, month) => sum + month.count, 0);
  const total = cents(months.reduce((sum, month) => sum + month.amount, 0));
  const usually = usual === null || hidden ? null : formatMoney(usual);
  const title =
    place === null
      ? usually === null
        ? words.heading
        : words.usual(usually)
      : words.place(place, occasionOf(transaction), usually);
  return (
    <section aria-labelledby={heading} className="grid gap-2 border-t border-line pt-4 text-small">
      <h3 id={heading} className="font-semibold">
        {title}
      </h3>
      {!hidden && <Difference usual={usual} amount={transaction.amount} />}
      {count > 1 && (
        <>
          {!hidden && (
            <p className="figures text-muted">{words.lastMonths(formatMoney(total), count)}</p>
          )}
          <StoryBars months={months} of={transaction.date} masked={hidden} />
        </>
      )}
      {children}
    </section>
  );
}

/** Shown only if the amount is unusual. */
function Difference({ usual, amount }: { usual: number | null; amount: number }) {
  const words = useWords(storyWords);
  const difference = usual === null ? null : differenceFrom(usual, amount);
  if (difference === null) return null;
  const by = formatMoney(cents(Math.abs(difference)));
  return <p>{difference > 0 ? words.more(by) : words.less(by)}</p>;
}

interface StoryBarsProps {
  months: TransactionStory['months'];
  /** The day of the transaction; its month is highlighted. */
  of: string;
  /** Whether amounts are hidden. */
  masked: boolean;
}

/** The height of an empty month, in percent. */
const emptyHeight = 3;

/** A bar for each month, with the month of the transaction in full colour. A table has the figures. */
function StoryBars({ months, of, masked }: StoryBarsProps) {
  const words = useWords(storyWords);
  const language = useLanguage();
  const most = Math.max(...months.map(({ amount }) => amount), 1);
  const column = 100 / months.length;
  const [first, last] = [months[0], months.at(-1)];
  return (
    <div className="grid grid-cols-1 gap-1">
      <svg aria-hidden="true" fill="currentColor" className="h-12 w-full text-muted">
        {months.map(({ month, amount }, index) => {
          const height = Math.max(emptyHeight, (amount / most) * 100);
          return (
            <rect
              key={month}
              x={`${index * column + column * 0.14}%`}
              y={`${100 - height}%`}
              width={`${column * 0.72}%`}
              height={`${height}%`}
              rx="2"
              {...(amount > 0 && { className: 'fill-chart-one' })}
              opacity={amount === 0 ? 0.35 : of.startsWith(month) ? 1 : 0.55}
            />
          );
        })}
      </svg>
      <div aria-hidden="true" className="flex justify-between text-caption text-muted">
        <span>{first && formatMonthLabel(first.month, language)}</span>
        <span>{last && formatMonthLabel(last.month, language)}</span>
      </div>
      <ChartTable
        label={words.table}
        columns={[words.month, words.amount, words.count]}
        rows={months.toReversed().map(({ month, amount, count }) => ({
          name: formatMonth(firstDayOf(month)),
          figures: [masked ? '••••••' : formatMoney(amount), count],
        }))}
      />
    </div>
  );
}
