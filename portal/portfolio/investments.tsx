import { ChartPie } from 'lucide-react';
import { useState } from 'react';
import type { Portfolio } from '#contract/portfolio/portfolio.ts';
import { brand } from '../browser/brand.ts';
import { EmptyState, Skeleton } from '../design-system/parts/states.tsx';
import { portfolioWords } from './words.ts';
import { useWords } from '../language/sentences.ts';
import { Holdings } from './holdings.tsx';
import { Overview } from './overview.tsx';
import { queryOptions } from '@tanstack/react-query';
import { bank } from '../bank-client/bank-client.ts';
import { CardOrDialog, type MaybeDialog } from '../navigation/place-dialog.tsx';
import { LoadedQuery } from '../design-system/composed/loaded.tsx';

/** The member's investments, and their value. */
const portfolioQuery = queryOptions({
  queryKey: ['portfolio'],
  queryFn: async ({ signal }) => (await bank()).portfolio.overview(undefined, { signal }),
});

/** The member's investments (R-D12). */
export default function InvestmentPortfolio(asked: MaybeDialog) {
  const words = useWords(portfolioWords);
  return (
    <CardOrDialog {...asked} id="portfolio" place="borrow" words={words} size="large">
      <Investments />
    </CardOrDialog>
  );
}

function Investments() {
  const words = useWords(portfolioWords);
  return (
    <LoadedQuery
      query={portfolioQuery}
      words={words}
      skeleton={
        <div className="grid gap-6">
          <Skeleton className="h-16 rounded-control!" />
          <Skeleton className="h-44 rounded-control!" />
          <Skeleton className="h-44 rounded-control!" />
        </div>
      }
    >
      {(portfolio) =>
        portfolio.holdings.length === 0 ? (
          <EmptyState icon={ChartPie} title={words.none}>
            {words.noneDetail(brand.phone)}
          </EmptyState>
        ) : (
          <Views portfolio={portfolio} />
        )
      }
    </LoadedQuery>
  );
}

function Views({ portfolio }: { portfolio: Portfolio }) {
  const [view, setView] = useState<'overview' | 'holdings'>('overview');
  const [isBack, setBack] = useState(false);
  return view === 'overview' ? (
    <Overview portfolio={portfolio} isBack={isBack} onHoldings={() => setView('holdings')} />
  ) : (
    <Holdings
      portfolio={portfolio}
      onBack={() => {
        setBack(true);
        setView('overview');
      }}
    />
  );
}
