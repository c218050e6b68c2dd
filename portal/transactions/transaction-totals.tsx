import { useQuery } from '@tanstack/react-query';
import { ChartPie } from 'lucide-react';
import { memo, type ReactNode, useId, useState } from 'react';
import { cents } from '#contract/money/cents.ts';
import type { Category, TransactionFilter } from '#contract/transactions/transactions.ts';
import { Banner } from '../design-system/parts/banner.tsx';
import { Button } from '../design-system/parts/button.tsx';
import { Card } from '../design-system/parts/card.tsx';
import { classNames } from '../design-system/parts/class-names.ts';
import { lazyComponent } from '../design-system/parts/lazy-component.tsx';
import { Loading, Skeleton } from '../design-system/parts/states.tsx';
import { totalsQuery } from './queries.ts';
import { formatCount } from '../language/format.ts';
import { partsWords } from '../design-system/words.ts';
import { spendingWords } from './spending-words.ts';
import { transactionsWords } from './words.ts';
import { useWords } from '../language/sentences.ts';
import { MovedApart } from './moved-apart.tsx';
import { Balance } from '../design-system/parts/money.tsx';

const Spending = lazyComponent(() => import('./spending.tsx'), { fallback: null });

interface TransactionTotalsProps {
  filter: TransactionFilter;
  /** Narrows the history to the categories of one purpose. */
  onCategories: (categories: readonly Category[]) => void;
}

/**
 * Money in, money out, net and number of all transactions that the filter matches (R-X5), in a single strip, and the part
 * that other sums of the portal and the statements count otherwise; the picture of the spending can be opened under it.
 */
export const TransactionTotals = memo(function TransactionTotals({
  filter,
  onCategories,
}: TransactionTotalsProps) {
  const words = useWords(transactionsWords);
  const { heading } = useWords(spendingWords);
  const partWords = useWords(partsWords);
  const [open, setOpen] = useState(false);
  const pictureId = useId();
  const {
    data: totals,
    isPlaceholderData,
    isError,
    isFetching,
    refetch,
  } = useQuery(totalsQuery(filter));
  if (totals === undefined && isError) {
    return (
      <Banner
        tone="danger"
        role="alert"
        title={words.totalsFailed}
        action={
          <Button tone="secondary" size="small" busy={isFetching} onClick={() => void refetch()}>
            {partWords.tryAgain}
          </Button>
        }
      />
    );
  }
  if (totals === undefined) return <TotalsSkeleton />;
  const { moneyIn, moneyOut, net, count, betweenOwn, cameBack } = totals;
  return (
    <Card padding="none" aria-label={words.totals} aria-busy={isPlaceholderData || undefined}>
      <div className="flex items-center gap-2 py-2 pr-2 pl-4 sm:pl-5">
        <dl className={classNames(strip, isPlaceholderData && 'opacity-60')}>
          <Figure
            label={words.moneyIn}
            value={<Balance kind="amount" amount={moneyIn} sign="always" />}
          />
          <Figure
            label={words.moneyOut}
            value={<Balance kind="amount" amount={cents(-moneyOut)} />}
          />
          <Figure label={words.net} value={<Balance kind="amount" amount={net} sign="always" />} />
          <Figure label={words.count} value={formatCount(count)} className="max-sm:sr-only" />
        </dl>
        <Button
          tone="quiet"
          size="small"
          icon={ChartPie}
          className="max-md:size-11 max-md:px-0!"
          aria-label={heading}
          aria-expanded={open}
          aria-controls={open ? pictureId : undefined}
          onClick={() => setOpen(!open)}
        >
          <span className="max-lg:hidden">{heading}</span>
        </Button>
      </div>
      <div className="px-4 pb-2 empty:hidden sm:px-5">
        <MovedApart label={words.betweenOwn} moved={betweenOwn} />
        <MovedApart label={words.cameBack} moved={cameBack} />
      </div>
      {open && (
        <div id={pictureId} className="border-t border-line">
          <Spending filter={filter} onCategories={onCategories} />
        </div>
      )}
      <p role="status" className="sr-only">
        {isPlaceholderData ? '' : words.found(count)}
      </p>
    </Card>
  );
});

interface FigureProps {
  label: string;
  value: ReactNode;
  className?: string;
}

function Figure({ label, value, className }: FigureProps) {
  return (
    <div className={className}>
      <dt className="text-caption text-muted">{label}</dt>
      <dd className="figures text-caption font-semibold sm:text-body">{value}</dd>
    </div>
  );
}

function TotalsSkeleton() {
  const words = useWords(transactionsWords);
  return (
    <Loading label={words.loadingTotals}>
      <Skeleton className="h-15 rounded-card!" />
    </Loading>
  );
}

const strip =
  'flex min-w-0 flex-1 flex-wrap items-center gap-x-3 gap-y-1 transition-opacity max-sm:justify-between sm:gap-x-10';
