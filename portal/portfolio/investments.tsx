import { ChartPie, ListTree } from 'lucide-react';
import { type ReactNode, useRef, useState } from 'react';
import type { Holding, Portfolio } from '#contract/portfolio/portfolio.ts';
import { brand } from '../browser/brand.ts';
import { EmptyState, Skeletons } from '../design-system/parts/states.tsx';
import { portfolioWords } from './words.ts';
import { HeadedSection } from '../design-system/parts/headings.tsx';
import { useWords } from '../language/sentences.ts';
import { readBy } from '../queries/bank-queries.ts';
import { CardOrDialog, type MaybeDialog } from '../navigation/place-dialog.tsx';
import { LoadedQuery } from '../design-system/composed/loaded.tsx';
import { Button } from '../design-system/parts/button.tsx';
import { useFocusInPlace } from '../design-system/parts/focus.ts';
import { Donut, DonutMark, donutPaint, suitsRing } from '../design-system/charts/donut.tsx';
import { Meter } from '../design-system/charts/inline-charts.tsx';
import { formatDate, formatMoney } from '../language/format.ts';
import { AreaChart } from '../design-system/charts/area-chart.tsx';
import { Balance, useBalancesHidden } from '../design-system/parts/money.tsx';
import { formatPrice, formatTenThousandths } from '../language/format-currency.ts';
import { DialogView } from '../design-system/composed/dialog-view.tsx';

const portfolioQuery = readBy('portfolio', 'overview', ['portfolio']);

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
        <Skeletons
          shapes={['h-16 rounded-control!', 'h-44 rounded-control!', 'h-44 rounded-control!']}
          className="grid gap-6"
        />
      }
    >
      {(portfolio) =>
        portfolio.holdings.length === 0 ? (
          <EmptyState icon={ChartPie} title={words.none} detail={words.noneDetail(brand.phone)} />
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

interface OverviewProps {
  portfolio: Portfolio;
  /** Whether the member has just come back from the holdings. */
  isBack: boolean;
  onHoldings: () => void;
}

function Overview({ portfolio, isBack, onHoldings }: OverviewProps) {
  const words = useWords(portfolioWords);
  const [hidden] = useBalancesHidden();
  const toHoldings = useRef<HTMLButtonElement>(null);
  useFocusInPlace(() => {
    if (isBack) toHoldings.current?.focus();
  }, isBack);
  return (
    <div className="grid grid-cols-1 gap-7">
      <div className="flex flex-wrap items-start justify-between gap-4">
        <div className="grid gap-1">
          <p className="text-small text-muted">{words.total}</p>
          <p className="text-display font-bold">
            <Balance amount={portfolio.total} display />
          </p>
          {!hidden && (
            <p className="text-small font-semibold">
              {words.gain(formatMoney(portfolio.gain, 'always'))}
            </p>
          )}
          <PriceNote portfolio={portfolio} />
        </div>
        <Button ref={toHoldings} icon={ListTree} onClick={onHoldings} className="shrink-0">
          {words.viewHoldings}
        </Button>
      </div>
      <Breakdown portfolio={portfolio} />
      <ValueOverTime portfolio={portfolio} />
    </div>
  );
}

function Breakdown({ portfolio: { holdings } }: { portfolio: Portfolio }) {
  const words = useWords(portfolioWords).breakdown;
  const parts = holdings.map(({ name, share }) => words.part(name, words.share(share)));
  const shares = holdings.map(({ share }) => share);
  const isRing = suitsRing(shares);
  return (
    <HeadedSection id="portfolio-breakdown" heading={words.heading}>
      <div className="flex flex-wrap items-center justify-center gap-6">
        {isRing && <Donut summary={words.summary(parts)} shares={shares} />}
        <ul className="min-w-0 flex-1 basis-72 divide-y divide-line">
          {holdings.map(({ fund, name, value, share }, index) => (
            <li key={fund} className="flex flex-wrap items-center gap-x-3 py-3">
              <DonutMark index={index} />
              <span className="min-w-0 flex-1 basis-words font-medium">{name}</span>
              <Balance amount={value} className="ml-auto" />
              <span className="figures min-w-12 text-right font-semibold">
                {words.share(share)}
              </span>
              {!isRing && <Meter percent={share} paint={donutPaint(index)} className="mt-2" />}
            </li>
          ))}
        </ul>
      </div>
    </HeadedSection>
  );
}

function ValueOverTime({ portfolio: { history } }: { portfolio: Portfolio }) {
  const words = useWords(portfolioWords).overTime;
  const [hidden] = useBalancesHidden();
  const [first, last] = [history[0], history.at(-1)];
  // A single day is no course of anything.
  if (first === undefined || last === undefined || history.length < 2) return null;
  const [firstDay, lastDay] = [formatDate(first.day), formatDate(last.day)];
  return (
    <HeadedSection id="portfolio-over-time" heading={words.heading}>
      <AreaChart
        summary={
          hidden
            ? words.hidden(firstDay, lastDay)
            : words.summary(formatMoney(last.value), formatMoney(first.value), firstDay, lastDay)
        }
        points={history.map(({ day, value, cost }) => ({ day, value, beside: cost }))}
        names={{ day: words.day, value: words.value, beside: words.paid }}
        masked={hidden}
      />
    </HeadedSection>
  );
}

function Holdings({ portfolio, onBack }: { portfolio: Portfolio; onBack: () => void }) {
  const words = useWords(portfolioWords);
  return (
    <DialogView
      heading={words.holdings.heading}
      detail={<PriceNote portfolio={portfolio} />}
      back={words.back}
      onBack={onBack}
    >
      <ul aria-label={words.holdings.heading} className="grid gap-4">
        {portfolio.holdings.map((holding) => (
          <HoldingCard key={holding.fund} holding={holding} />
        ))}
      </ul>
    </DialogView>
  );
}

function HoldingCard({ holding }: { holding: Holding }) {
  const { holdings: words, breakdown } = useWords(portfolioWords);
  const [hidden] = useBalancesHidden();
  const { name, units, price, value, cost, gain, share } = holding;
  return (
    <li className="grid gap-3 rounded-card border border-line p-5">
      <p className="text-body font-semibold">{name}</p>
      <dl className="grid at-most-2 gap-x-5 gap-y-3 sm:grid-cols-3">
        <Fact name={words.units}>
          {hidden ? <Balance amount={value} /> : formatTenThousandths(units)}
        </Fact>
        <Fact name={words.price}>{formatPrice(price)}</Fact>
        <Fact name={words.value}>
          <Balance amount={value} className="font-semibold" />
        </Fact>
        <Fact name={words.cost}>
          <Balance amount={cost} />
        </Fact>
        <Fact name={words.gain}>
          <Balance amount={gain} sign="always" />
        </Fact>
        <Fact name={words.share}>{breakdown.share(share)}</Fact>
      </dl>
    </li>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="grid content-start gap-0.5">
      <dt className="text-small text-muted">{name}</dt>
      <dd className="figures">{children}</dd>
    </div>
  );
}

function PriceNote({ portfolio: { pricesOf, origin } }: { portfolio: Portfolio }) {
  const words = useWords(portfolioWords);
  if (pricesOf === null) return null;
  const day = formatDate(pricesOf);
  return (
    <p className="text-small text-muted">
      {origin === 'sample' ? words.samplePrices(day) : words.prices(day)}
    </p>
  );
}
