import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { ChartPie } from 'lucide-react';
import { type Cents, cents } from '#contract/money/cents.ts';
import type { Spending as SpendingFigures } from '#contract/transactions/cash-flow.ts';
import { byPurpose, type PurposeSum } from '#contract/transactions/purposes.ts';
import type { Category, TransactionFilter } from '#contract/transactions/transactions.ts';
import { Donut, suitsRing } from '../design-system/charts/donut.tsx';
import { Meter } from '../design-system/charts/inline-charts.tsx';
import { EmptyState, ErrorState, Loading, Skeleton } from '../design-system/parts/states.tsx';
import { TextButton } from '../design-system/parts/text-link.tsx';
import { spendingQuery } from './queries.ts';
import { purposeWords } from './category-words.ts';
import { formatCount } from '../language/format.ts';
import { useExplain } from '../language/refusals.ts';
import { spendingWords } from './spending-words.ts';
import { useWords } from '../language/sentences.ts';
import { PurposeMark, purposePaint } from './category-signs.tsx';
import { paintOf, percentOf, ringOf } from './spending-ring.ts';
import { Balance, useShownMoney } from '../design-system/parts/money.tsx';

interface SpendingProps {
  filter: TransactionFilter;
  onCategories: (categories: readonly Category[]) => void;
}

/** Where the money of the filtered transactions went: a ring, or bars, and the same in figures beside it. */
export default function Spending({ filter, onCategories }: SpendingProps) {
  const words = useWords(spendingWords);
  const explain = useExplain();
  const { data, error, isFetching, refetch } = useQuery({
    ...spendingQuery(filter),
    placeholderData: keepPreviousData,
  });
  if (data === undefined) {
    if (error === null) return <SpendingSkeleton />;
    const { title, reference } = explain(error);
    return (
      <ErrorState
        title={words.failed}
        reference={reference}
        onRetry={() => void refetch()}
        retrying={isFetching}
      >
        {title}
      </ErrorState>
    );
  }
  if (data.categories.length + data.notSpent.length === 0) {
    return <EmptyState icon={ChartPie} title={words.none} detail={words.noneDetail} />;
  }
  return <SpendingPicture spending={data} onCategories={onCategories} />;
}

interface SpendingPictureProps {
  spending: SpendingFigures;
  onCategories: (categories: readonly Category[]) => void;
}

function SpendingPicture({ spending, onCategories }: SpendingPictureProps) {
  const words = useWords(spendingWords);
  const names = useWords(purposeWords);
  const shown = useShownMoney();
  const { spent, categories, notSpent, cards } = spending;
  const out = notSpent.reduce((sum, { amount }) => cents(sum + amount), spent);
  const purposes = byPurpose(categories.map((one) => ({ ...one, amount: one.spent })));
  const ring = ringOf(purposes);
  const isRing = suitsRing(ring.map(({ percent }) => percent));
  const hasBars = !isRing && purposes.length > 1;
  const summary = ring.map(({ purpose, others, percent }) =>
    words.part(purpose === null ? words.others(others) : names[purpose], words.percent(percent)),
  );
  return (
    <div className="flex flex-wrap items-center gap-x-8 gap-y-4 p-4 sm:p-5">
      {isRing && (
        <div className="mx-auto">
          <Donut
            summary={words.summary(summary.join(', '))}
            shares={ring.map(({ percent }) => percent)}
            paints={ring.map(paintOf)}
          >
            <p className="text-caption text-muted">{words.total}</p>
            <Balance kind="amount" amount={spent} className="text-small font-semibold" />
          </Donut>
        </div>
      )}
      <div className="-mx-1 min-w-0 flex-1 basis-96 overflow-x-auto px-1">
        <table className="w-full text-small">
          <caption className="sr-only">{words.heading}</caption>
          <thead className="text-left text-caption text-muted">
            <tr className="border-b border-line">
              <th scope="col" className="py-1.5 font-medium">
                {words.column.category}
              </th>
              <th scope="col" className="px-3 py-1.5 text-right font-medium max-sm:hidden">
                {words.column.count}
              </th>
              <th scope="col" className="px-3 py-1.5 text-right font-medium">
                {words.column.share}
              </th>
              <th scope="col" className="py-1.5 text-right font-medium">
                {words.column.spent}
              </th>
            </tr>
          </thead>
          <tbody>
            {purposes.map((sum) => (
              <Line
                key={sum.purpose}
                sum={sum}
                percent={percentOf(sum.amount, purposes)}
                hasBar={hasBars}
                onCategories={onCategories}
              />
            ))}
          </tbody>
          {notSpent.length > 0 && (
            <tbody className="border-t border-line">
              <tr>
                <th
                  scope="rowgroup"
                  colSpan={4}
                  className="pt-3 pb-1 text-left text-caption font-medium text-muted"
                >
                  {words.notSpent}
                </th>
              </tr>
              {byPurpose(notSpent).map((sum) => (
                <Line key={sum.purpose} sum={sum} onCategories={onCategories} />
              ))}
            </tbody>
          )}
          {(notSpent.length > 0 || hasBars) && (
            <tfoot className="border-t border-line">
              <Sum name={words.total} amount={spent} />
              {notSpent.length > 0 && <Sum name={words.inAll} amount={out} />}
            </tfoot>
          )}
        </table>
      </div>
      <p className="w-full text-caption text-muted">
        {words.note}
        {cards.bought !== 0 && ` ${words.bought(shown(cards.bought))}`}
        {cards.leftOut !== 0 && ` ${words.leftOut(shown(cards.leftOut))}`}
      </p>
    </div>
  );
}

interface LineProps {
  sum: PurposeSum;
  /** Its share of the spending; a row that is no spending, or of which more came back, has none. */
  percent?: number | undefined;
  /** Whether a bar shows the share, for want of a ring. */
  hasBar?: boolean;
  onCategories: SpendingProps['onCategories'];
}

function Line({ sum, percent, hasBar = false, onCategories }: LineProps) {
  const { purpose, categories, count, amount } = sum;
  const words = useWords(spendingWords);
  const name = useWords(purposeWords)[purpose];
  return (
    <tr className="border-b border-line last:border-b-0">
      <th scope="row" className="py-0.5 text-left font-normal">
        <span className="flex items-center gap-2.5">
          <PurposeMark purpose={purpose} />
          <TextButton
            aria-label={words.only(name)}
            onClick={() => onCategories(categories)}
            className="min-h-7 text-left no-underline! hover:underline!"
          >
            {name}
          </TextButton>
        </span>
        {hasBar && percent !== undefined && (
          <Meter percent={percent} paint={purposePaint(purpose)} className="mb-1.5" />
        )}
      </th>
      <td className="figures px-3 py-1 text-right text-muted max-sm:hidden">
        {formatCount(count)}
      </td>
      <td className="figures px-3 py-1 text-right whitespace-nowrap text-muted">
        {percent !== undefined && words.percent(percent)}
      </td>
      <td className="py-1 text-right">
        <Balance kind="amount" amount={amount} className="font-semibold" />
      </td>
    </tr>
  );
}

function Sum({ name, amount }: { name: string; amount: Cents }) {
  return (
    <tr>
      <th scope="row" className="py-1 text-left font-semibold">
        {name}
      </th>
      <td colSpan={3} className="py-1 text-right">
        <Balance kind="amount" amount={amount} className="font-semibold" />
      </td>
    </tr>
  );
}

function SpendingSkeleton() {
  const { loading } = useWords(spendingWords);
  return (
    <Loading label={loading}>
      <div className="grid items-center gap-8 p-5 md:grid-cols-[auto_1fr]">
        <Skeleton className="size-44 justify-self-center rounded-full!" />
        <Skeleton className="h-36" />
      </div>
    </Loading>
  );
}
