import type { DialogOpen } from '../design-system/parts/dialog.tsx';
import { LoadedDialog } from '../design-system/composed/loaded-dialog.tsx';
import { Skeleton } from '../design-system/parts/states.tsx';
import { exchangeRatesQuery } from './queries.ts';
import { exchangeWords } from './words.es.ts';
import { useWords } from '../language/words.ts';
import { Converter } from './converter.tsx';

/** Converts amounts between currencies; nothing is bought or sold (R-D9). */
export default function ExchangeDialog(dialog: DialogOpen) {
  const words = useWords(exchangeWords);
  return (
    <LoadedDialog
      {...dialog}
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
    </LoadedDialog>
  );
}
