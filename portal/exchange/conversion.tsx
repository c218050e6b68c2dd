import { Skeletons } from '../design-system/parts/states.tsx';
import { exchangeWords } from './words.ts';
import { useWords } from '../language/sentences.ts';
import { Converter } from './converter.tsx';
import { queryOptions } from '@tanstack/react-query';
import { bank } from '../bank-client/bank-client.ts';
import { CardOrDialog, type MaybeDialog } from '../navigation/place-dialog.tsx';
import { LoadedQuery } from '../design-system/composed/loaded.tsx';

const askAgainMs = 60_000;

/** The values of the currencies. Read again every minute while the page is looked at: the bank renews them by itself. */
const exchangeRatesQuery = queryOptions({
  queryKey: ['exchange rates'],
  queryFn: async ({ signal }) => (await bank()).exchange.rates(undefined, { signal }),
  refetchInterval: askAgainMs,
  staleTime: 0,
});

/** Converts amounts between currencies, at the rates of today; nothing is bought or sold (R-D9). */
export default function CurrencyExchange(asked: MaybeDialog) {
  const words = useWords(exchangeWords);
  return (
    <CardOrDialog {...asked} id="currency" place="currency" words={words}>
      <Conversion />
    </CardOrDialog>
  );
}

function Conversion() {
  const words = useWords(exchangeWords);
  return (
    <LoadedQuery
      query={exchangeRatesQuery}
      words={words}
      skeleton={
        <Skeletons
          shapes={['h-18 rounded-control!', 'h-18 rounded-control!', 'h-28 rounded-control!']}
          className="grid gap-5"
        />
      }
    >
      {(rates, isStale) => (
        // Rates that could not be requested again are not known to be fresh.
        <Converter rates={rates} fresh={rates.fresh && !isStale} />
      )}
    </LoadedQuery>
  );
}
