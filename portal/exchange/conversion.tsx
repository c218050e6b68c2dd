import { Skeleton } from '../design-system/parts/states.tsx';
import { exchangeRatesQuery } from './queries.ts';
import { exchangeWords } from './words.ts';
import { useWords } from '../language/sentences.ts';
import { Converter } from './converter.tsx';
import { LoadedQuery } from '../design-system/composed/loaded-query.tsx';

/** The rates of today, and the value of an amount in another currency. */
export function Conversion() {
  const words = useWords(exchangeWords);
  return (
    <LoadedQuery
      query={exchangeRatesQuery}
      words={words}
      skeleton={
        <div className="grid gap-5">
          <Skeleton className="h-18 rounded-control!" />
          <Skeleton className="h-18 rounded-control!" />
          <Skeleton className="h-28 rounded-control!" />
        </div>
      }
    >
      {(rates, isStale) => (
        // Rates that could not be requested again are not known to be fresh.
        <Converter rates={rates} fresh={rates.fresh && !isStale} />
      )}
    </LoadedQuery>
  );
}
