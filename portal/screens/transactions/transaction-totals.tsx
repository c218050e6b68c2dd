import { useQuery } from '@tanstack/react-query';
import { ArrowDownLeft, ArrowUpRight, List, Scale } from 'lucide-react';
import { cents } from '#contract/cents.ts';
import type { TransactionFilter } from '#contract/transactions.ts';
import { Banner } from '../../parts/banner.tsx';
import { Button } from '../../parts/button.tsx';
import { classNames } from '../../parts/class-names.ts';
import { Money } from '../../parts/money.tsx';
import { Loading, Skeleton } from '../../parts/states.tsx';
import { Tile } from '../../parts/tile.tsx';
import { totalsQuery } from '../../queries/transactions.ts';
import { formatCount } from '../../words/format.ts';
import { partsWords } from '../../words/parts.ts';
import { transactionsWords } from '../../words/transactions.ts';
import { useWords } from '../../words/words.ts';

/** Money in, money out, net and number of all that the filter matches (R-X5). */
export function TransactionTotals({ filter }: { filter: TransactionFilter }) {
  const words = useWords(transactionsWords);
  const partWords = useWords(partsWords);
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
  const { moneyIn, moneyOut, net, count } = totals;
  return (
    <section aria-label={words.totals} aria-busy={isPlaceholderData || undefined}>
      <dl className={classNames(grid, 'transition-opacity', isPlaceholderData && 'opacity-60')}>
        <Tile
          label={words.moneyIn}
          icon={ArrowDownLeft}
          value={<Money amount={moneyIn} sign="always" />}
        />
        <Tile
          label={words.moneyOut}
          icon={ArrowUpRight}
          value={<Money amount={cents(-moneyOut)} />}
        />
        <Tile label={words.net} icon={Scale} value={<Money amount={net} sign="always" />} />
        <Tile label={words.count} icon={List} value={formatCount(count)} />
      </dl>
      <p role="status" className="sr-only">
        {isPlaceholderData ? '' : words.found(count)}
      </p>
    </section>
  );
}

function TotalsSkeleton() {
  const words = useWords(transactionsWords);
  return (
    <Loading label={words.loadingTotals}>
      <div className={grid}>
        {['in', 'out', 'net', 'count'].map((figure) => (
          <Skeleton key={figure} className="h-21.5 rounded-card! sm:h-23.5" />
        ))}
      </div>
    </Loading>
  );
}

const grid = 'grid grid-cols-1 gap-3 min-[22.5rem]:grid-cols-2 sm:gap-4 lg:grid-cols-4';
