import { currencies, rateBetween, type RatesPerDollar } from '#contract/exchange/exchange-terms.ts';
import { Flag } from '../design-system/parts/flag.tsx';
import { exchangeWords } from './words.es.ts';
import { useWords } from '../language/words.ts';

/** Every currency against the US dollar (R-E5). */
export function RateList({ perDollar }: { perDollar: RatesPerDollar }) {
  const words = useWords(exchangeWords);
  return (
    <section aria-labelledby="exchange-rates" className="grid gap-1">
      <h3 id="exchange-rates" className="text-body font-semibold">
        {words.rates}
      </h3>
      <ul className="divide-y divide-line">
        {currencies
          .filter((code) => code !== 'USD')
          .map((code) => (
            <li key={code} className="flex items-center gap-3 py-2.5 text-small">
              <Flag currency={code} />
              <span className="min-w-0 flex-1">{words.currencies[code]}</span>
              <span className="figures font-semibold">
                {rateBetween('USD', code, perDollar)} {code}
              </span>
            </li>
          ))}
      </ul>
    </section>
  );
}
