import { useQuery } from '@tanstack/react-query';
import { Dialog } from '../../../parts/dialog.tsx';
import { Skeleton } from '../../../parts/states.tsx';
import { exchangeRatesQuery } from '../../../queries/exchange.ts';
import { exchangeWords } from '../../../words/exchange.ts';
import { useWords } from '../../../words/words.ts';
import { Loaded } from '../loaded.tsx';
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
