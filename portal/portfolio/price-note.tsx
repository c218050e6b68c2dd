import type { Portfolio } from '#contract/portfolio/portfolio.ts';
import { formatDate } from '../language/format.ts';
import { portfolioWords } from './words.ts';
import { useWords } from '../language/sentences.ts';

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
