import { useQuery } from '@tanstack/react-query';
import { ChartPie } from 'lucide-react';
import { useState } from 'react';
import type { Portfolio } from '#contract/portfolio.ts';
import { brand } from '../../../brand.ts';
import { Dialog } from '../../../parts/dialog.tsx';
import { EmptyState, Skeleton } from '../../../parts/states.tsx';
import { portfolioQuery } from '../../../queries/portfolio.ts';
import { portfolioWords } from '../../../words/portfolio.ts';
import { useWords } from '../../../words/words.ts';
import { Loaded } from '../loaded.tsx';
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
