import { useQuery } from '@tanstack/react-query';
import { ArrowDownLeft, ArrowUpRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { cents } from '#contract/cents.ts';
import type { Totals } from '#contract/transactions.ts';
import { Card } from '../../parts/card.tsx';
import { SectionHeading } from '../../parts/headings.tsx';
import { Icon, type IconShape } from '../../parts/icon.tsx';
import { Money } from '../../parts/money.tsx';
import { Skeleton } from '../../parts/states.tsx';
import { totalsQuery } from '../../queries/transactions.ts';
import { dashboardWords } from '../../words/dashboard.ts';
import { useWords } from '../../words/words.ts';
import { Loaded } from './loaded.tsx';
import { sharesOfLargest } from './shares.ts';

/** What came in and what went out, added up by the bank over the last 30 days. */
export function MoneyFlow() {
  const words = useWords(dashboardWords).flow;
  return (
    <section aria-labelledby="money-flow" className="grid grid-cols-1 content-start gap-3">
      <SectionHeading id="money-flow">{words.heading}</SectionHeading>
      <Flow />
    </section>
  );
}

function Flow() {
  const words = useWords(dashboardWords).flow;
  const query = useQuery(totalsQuery({ range: '30days' }));
  return (
    <Loaded
      query={query}
      words={words}
      skeleton={
        <Card className="grid gap-6">
          <Skeleton className="h-10 w-full" />
          <Skeleton className="h-10 w-full" />
          <Skeleton className="h-7 w-full" />
        </Card>
      }
    >
      {(totals) => (
        <Card>
          <Figures totals={totals} />
        </Card>
      )}
    </Loaded>
  );
}

function Figures({ totals: { moneyIn, moneyOut, net, count } }: { totals: Totals }) {
  const words = useWords(dashboardWords).flow;
  const [inShare, outShare] = sharesOfLargest(moneyIn, moneyOut);
  return (
    <>
      <dl className="grid gap-5">
        <Direction label={words.moneyIn} icon={ArrowDownLeft} share={inShare} bar="bg-positive">
          <Money amount={moneyIn} sign="always" />
        </Direction>
        <Direction label={words.moneyOut} icon={ArrowUpRight} share={outShare} bar="bg-accent">
          <Money amount={cents(-moneyOut)} />
        </Direction>
        <div className="flex items-baseline justify-between gap-4 border-t border-line pt-4">
          <dt className="text-small font-semibold">{words.net}</dt>
          <dd className="text-lead font-bold">
            <Money amount={net} sign="always" />
          </dd>
        </div>
      </dl>
      <p className="text-right text-caption text-muted">{words.count(count)}</p>
    </>
  );
}

interface DirectionProps {
  label: string;
  icon: IconShape;
  /** Length of the bar in percent. */
  share: number;
  bar: string;
  children: ReactNode;
}

function Direction({ label, icon, share, bar, children }: DirectionProps) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 gap-y-2">
      <dt className="flex items-center gap-2 text-small text-muted">
        <Icon shape={icon} size={16} />
        {label}
      </dt>
      <dd className="text-body font-semibold">{children}</dd>
      <dd aria-hidden="true" className="col-span-2 h-2 overflow-hidden rounded-full bg-sunken">
        <div className={`h-full rounded-full ${bar}`} style={{ width: `${share}%` }} />
      </dd>
    </div>
  );
}
