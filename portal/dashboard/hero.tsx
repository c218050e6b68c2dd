import { useQuery } from '@tanstack/react-query';
import { ReceiptText, ScanLine, Send } from 'lucide-react';
import type { BalanceHistory } from '#contract/accounts/accounts.ts';
import { type Cents, cents } from '#contract/money/cents.ts';
import { BalanceCard } from '../accounts/balance-card.tsx';
import { balanceHistoryQuery } from '../accounts/queries.ts';
import { useWideRail } from '../browser/use-media.ts';
import { Balance } from '../design-system/parts/money.tsx';
import { Button } from '../design-system/parts/button.tsx';
import { Card } from '../design-system/parts/card.tsx';
import { lazyComponent } from '../design-system/parts/lazy-component.tsx';
import { useWords } from '../language/sentences.ts';
import { useTabs } from '../navigation/tabs.ts';
import { May } from '../queries/session.ts';
import { dashboardWords } from './words.ts';

const ForecastLine = lazyComponent(() => import('../forecast/forecast-line.tsx'), {
  fallback: null,
});

/**
 * The member's position: the total, its change this month, its coming low, and the most frequent actions. Where the rail
 * has room the total stands there, and the rest beside it.
 */
export function Hero() {
  const words = useWords(dashboardWords).hero;
  const isWide = useWideRail();
  if (!isWide) {
    return (
      <BalanceCard>
        <div className="grid gap-1 pt-2 text-small">
          <p>
            <ChangeThisMonth /> <span className="text-muted">{words.thisMonth}</span>
          </p>
          <Ahead />
        </div>
        <Actions />
      </BalanceCard>
    );
  }
  return (
    <Card aria-label={words.name} className="flex flex-wrap items-center gap-x-8 gap-y-2">
      <p className="flex min-w-0 flex-1 flex-wrap items-baseline gap-x-2">
        <span className="text-heading font-bold">
          <ChangeThisMonth />
        </span>
        <span className="text-small text-muted">{words.thisMonth}</span>
      </p>
      <Actions />
      <div className="flex min-h-9 w-full items-center text-small pointer-coarse:min-h-11">
        <Ahead />
      </div>
    </Card>
  );
}

/** The forecast keeps its room while it loads, so that the buttons stay where they are. */
function Ahead() {
  return (
    <div className="min-h-6 pointer-coarse:min-h-11">
      <ForecastLine />
    </div>
  );
}

function ChangeThisMonth() {
  const { data } = useQuery(balanceHistoryQuery(90));
  return <Balance kind="amount" amount={data ? changeThisMonth(data) : cents(0)} sign="always" />;
}

/** How much more or less there is than at the end of the month before; of less than a month, than on the first day. */
export function changeThisMonth({ days, total }: Pick<BalanceHistory, 'days' | 'total'>): Cents {
  const month = days.at(-1)?.slice(0, 7);
  const before = days.findLastIndex((day) => day.slice(0, 7) !== month);
  return cents((total.at(-1) ?? 0) - (total[Math.max(before, 0)] ?? 0));
}

function Actions() {
  const words = useWords(dashboardWords).hero;
  const { openTab, openPlace } = useTabs();
  return (
    <div className="flex flex-wrap gap-2 max-lg:pt-3">
      <May area="move">
        <Button size="small" icon={Send} onClick={() => openTab('transfer')}>
          {words.send}
        </Button>
      </May>
      <May area="deposit">
        <Button size="small" tone="secondary" icon={ScanLine} onClick={() => openPlace('deposit')}>
          {words.deposit}
        </Button>
      </May>
      <May area="order">
        <Button size="small" tone="secondary" icon={ReceiptText} onClick={() => openPlace('bills')}>
          {words.pay}
        </Button>
      </May>
    </div>
  );
}
