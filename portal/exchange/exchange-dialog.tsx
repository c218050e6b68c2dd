import { useQuery } from '@tanstack/react-query';
import { Dialog } from '../design-system/parts/dialog.tsx';
import { Skeleton } from '../design-system/parts/states.tsx';
import { exchangeRatesQuery } from './queries.ts';
import { exchangeWords } from './words.es.ts';
import { useWords } from '../language/words.ts';
import { Loaded } from '../design-system/composed/loaded.tsx';
import { Converter } from './converter.tsx';

interface ExchangeDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** Converts amounts between currencies; nothing is bought or sold (R-D9). */
export default function ExchangeDialog({ open, onOpenChange }: ExchangeDialogProps) {
  const words = useWords(exchangeWords);
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={words.title}
      description={words.description}
    >
      <Rates />
    </Dialog>
  );
}

function Rates() {
  const words = useWords(exchangeWords);
  const query = useQuery(exchangeRatesQuery);
  return (
    <Loaded
      query={query}
      words={words}
      skeleton={
        <div className="grid gap-5">
          <Skeleton className="h-18 rounded-control!" />
          <Skeleton className="h-18 rounded-control!" />
          <Skeleton className="h-28 rounded-control!" />
        </div>
      }
    >
      {(rates) => (
        // Rates that could not be asked for anew are not known to be fresh.
        <Converter rates={rates} fresh={rates.fresh && !query.isError} />
      )}
    </Loaded>
  );
}
