import { ChartPie } from 'lucide-react';
import { useState } from 'react';
import type { Portfolio } from '#contract/portfolio/portfolio.ts';
import { brand } from '../browser/brand.ts';
import type { DialogOpen } from '../design-system/parts/dialog.tsx';
import { EmptyState, Skeleton } from '../design-system/parts/states.tsx';
import { portfolioQuery } from './queries.ts';
import { portfolioWords } from './words.es.ts';
import { useWords } from '../language/words.ts';
import { LoadedDialog } from '../design-system/composed/loaded-dialog.tsx';
import { Holdings } from './holdings.tsx';
import { Overview } from './overview.tsx';

/** What the member has invested (R-D12). */
export default function PortfolioDialog(dialog: DialogOpen) {
  const words = useWords(portfolioWords);
  return (
    <LoadedDialog
      {...dialog}
      size="large"
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
    </LoadedDialog>
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
