import { useQuery } from '@tanstack/react-query';
import { ChartPie } from 'lucide-react';
import { useState } from 'react';
import type { Portfolio } from '#contract/portfolio/portfolio.ts';
import { brand } from '../browser/brand.ts';
import { Dialog } from '../design-system/parts/dialog.tsx';
import { EmptyState, Skeleton } from '../design-system/parts/states.tsx';
import { portfolioQuery } from './queries.ts';
import { portfolioWords } from './words.es.ts';
import { useWords } from '../language/words.ts';
import { Loaded } from '../design-system/composed/loaded.tsx';
import { Holdings } from './holdings.tsx';
import { Overview } from './overview.tsx';

interface PortfolioDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** What the member has invested (R-D12). */
export default function PortfolioDialog({ open, onOpenChange }: PortfolioDialogProps) {
  const words = useWords(portfolioWords);
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      size="large"
      title={words.title}
      description={words.description}
    >
      <Content />
    </Dialog>
  );
}

function Content() {
  const words = useWords(portfolioWords);
  const query = useQuery(portfolioQuery);
  return (
    <Loaded
      query={query}
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
    </Loaded>
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
