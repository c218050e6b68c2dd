import type { ReactNode } from 'react';
import type { Holding, Portfolio } from '#contract/portfolio/portfolio.ts';
import { formatPrice, formatTenThousandths } from '../language/format-currency.ts';
import { portfolioWords } from './words.ts';
import { useWords } from '../language/sentences.ts';
import { DialogView } from '../design-system/composed/dialog-view.tsx';
import { formatDate } from '../language/format.ts';
import { Balance, useBalancesHidden } from '../design-system/parts/money.tsx';

interface HoldingsProps {
  portfolio: Portfolio;
  onBack: () => void;
}

/** Each holding with everything that its value is computed from. */
export function Holdings({ portfolio, onBack }: HoldingsProps) {
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

/** Of which day the prices are, and whether they are made up. */
export function PriceNote({ portfolio: { pricesOf, origin } }: { portfolio: Portfolio }) {
  const words = useWords(portfolioWords);
  if (pricesOf === null) return null;
  const day = formatDate(pricesOf);
  return (
    <p className="text-small text-muted">
      {origin === 'sample' ? words.samplePrices(day) : words.prices(day)}
    </p>
  );
}
