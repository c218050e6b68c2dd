import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { ChartPie } from 'lucide-react';
import type { ReactNode } from 'react';
import { type Cents, cents } from '#contract/money/cents.ts';
import type { Spending as SpendingFigures } from '#contract/transactions/cash-flow.ts';
import type { Category, TransactionFilter } from '#contract/transactions/transactions.ts';
import { Donut } from '../design-system/charts/donut.tsx';
import { EmptyState, ErrorState, Loading, Skeleton } from '../design-system/parts/states.tsx';
import { TextButton } from '../design-system/parts/text-link.tsx';
import { spendingQuery } from './queries.ts';
import { categoryWords } from './category-words.ts';
import { formatCount } from '../language/format.ts';
import { useExplain } from '../language/refusals.ts';
import { spendingWords } from './spending-words.ts';
import { useWords } from '../language/sentences.ts';
import { CategoryMark } from './category-signs.tsx';
import { paintOf, percentOf, ringOf } from './spending-ring.ts';
import { Balance } from '../design-system/parts/money.tsx';

interface SpendingProps {
  filter: TransactionFilter;
  onCategory: (category: Category) => void;
}

/** Where the money of the filtered transactions went: a ring, and the same in figures beside it. */
export default function Spending({ filter, onCategory }: SpendingProps) {
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
    return (
      <EmptyState icon={ChartPie} title={words.none}>
        {words.noneDetail}
      </EmptyState>
    );
  }
  return <SpendingPicture spending={data} onCategory={onCategory} />;
}

interface SpendingPictureProps {
  spending: SpendingFigures;
  onCategory: (category: Category) => void;
}

function SpendingPicture({ spending, onCategory }: SpendingPictureProps) {
  const words = useWords(spendingWords);
  const names = useWords(categoryWords);
  const { spent, categories, notSpent } = spending;
  const out = notSpent.reduce((sum, { amount }) => cents(sum + amount), spent);
  const ring = ringOf(categories);
  const shareOf = (amount: Cents) => {
    const percent = percentOf(amount, categories);
    return percent === undefined ? undefined : words.percent(percent);
  };
  const summary = ring.map(({ category, others, percent }) =>
    words.part(category === null ? words.others(others) : names[category], words.percent(percent)),
  );
  return (
    <div className="flex flex-wrap items-center gap-x-8 gap-y-4 p-4 sm:p-5">
      <div className="mx-auto">
        {ring.length > 0 && (
          <Donut
            summary={words.summary(summary.join(', '))}
            shares={ring.map(({ percent }) => percent)}
            paints={ring.map(paintOf)}
          >
            <p className="text-caption text-muted">{words.total}</p>
            <Balance kind="amount" amount={spent} className="text-small font-semibold" />
          </Donut>
        )}
      </div>
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
            {categories.map((line) => (
              <Line
                key={line.category}
                mark={<CategoryMark category={line.category} />}
                category={line.category}
                count={line.count}
                share={shareOf(line.spent)}
                amount={line.spent}
                onCategory={onCategory}
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
              {notSpent.map(({ category, count, amount }) => (
                <Line
                  key={category}
                  category={category}
                  count={count}
                  amount={amount}
                  onCategory={onCategory}
                />
              ))}
            </tbody>
          )}
          {notSpent.length > 0 && (
            <tfoot className="border-t border-line">
              <Sum name={words.total} amount={spent} />
              <Sum name={words.moneyOut} amount={out} />
            </tfoot>
          )}
        </table>
      </div>
      <p className="w-full text-caption text-muted">{words.note}</p>
    </div>
  );
}

interface LineProps {
  /** The colour of its part of the ring; a row that is no spending has none. */
  mark?: ReactNode;
  category: Category;
  count: number;
  /** Its share of the spending; a row that is no spending, or of which more came back, has none. */
  share?: string | undefined;
  amount: Cents;
  onCategory: (category: Category) => void;
}

function Line({ mark, category, count, share, amount, onCategory }: LineProps) {
  const words = useWords(spendingWords);
  const names = useWords(categoryWords);
  return (
    <tr className="border-b border-line last:border-b-0">
      <th scope="row" className="py-0.5 text-left font-normal">
        <span className="flex items-center gap-2.5">
          {mark}
          <TextButton
            aria-label={words.only(names[category])}
            onClick={() => onCategory(category)}
            className="min-h-7 text-left no-underline! hover:underline!"
          >
            {names[category]}
          </TextButton>
        </span>
      </th>
      <td className="figures px-3 py-1 text-right text-muted max-sm:hidden">
        {formatCount(count)}
      </td>
      <td className="figures px-3 py-1 text-right text-muted">{share}</td>
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
