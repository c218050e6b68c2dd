import { ArrowLeftRight, Send } from 'lucide-react';
import { statusWords } from '#contract/transactions/status-words.ts';
import { statusSigns } from '../design-system/parts/badge.tsx';
import { LoadedQuery } from '../design-system/composed/loaded.tsx';
import { Skeletons } from '../design-system/parts/states.tsx';
import { Tile } from '../design-system/parts/tile.tsx';
import { tilesQuery } from '../payments/queries.ts';
import { formatCount } from '../language/format.ts';
import { transferWords } from '../payments/words.ts';
import { useWords } from '../language/sentences.ts';
import { useEffect, useState } from 'react';
import { Balance } from '../design-system/parts/money.tsx';

/** Spec §2: the counter blinks every 500 ms. */
const blinkMs = 500;

/** Alternates between false and true while `blinking`; stays true otherwise and with reduced motion. */
function useBlink(blinking: boolean): boolean {
  const [lit, setLit] = useState(true);
  useEffect(() => {
    if (!blinking || window.matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    const timer = setInterval(() => setLit((was) => !was), blinkMs);
    return () => {
      clearInterval(timer);
      setLit(true);
    };
  }, [blinking]);
  return lit;
}

/** The four figures beside the form (R-T13, R-T14). */
export function TransferTiles() {
  const { tiles: words } = useWords(transferWords);
  const { names, because } = useWords(statusWords);
  return (
    <LoadedQuery
      query={tilesQuery}
      words={words}
      skeleton={
        <Skeletons
          shapes={Array.from({ length: 4 }, () => 'h-26 rounded-card! sm:h-29')}
          className={grid}
        />
      }
    >
      {(tiles) => (
        <section aria-label={words.heading}>
          <dl className={grid}>
            <Tile
              label={names.pending}
              detail={because.pending}
              icon={statusSigns.pending.icon}
              value={formatCount(tiles.pending)}
            />
            <Tile
              label={names.processing}
              detail={because.processing}
              icon={statusSigns.processing.icon}
              value={<ProcessingCount count={tiles.processing} />}
            />
            <Tile
              label={words.today}
              detail={words.todayDetail}
              icon={ArrowLeftRight}
              value={formatCount(tiles.todaysTransfers)}
            />
            <Tile
              label={words.amountSent}
              detail={words.amountSentDetail}
              icon={Send}
              value={<Balance kind="amount" amount={tiles.amountSent} />}
            />
          </dl>
        </section>
      )}
    </LoadedQuery>
  );
}

function ProcessingCount({ count }: { count: number }) {
  const lit = useBlink(count > 0);
  return <span className={lit ? undefined : 'opacity-25'}>{formatCount(count)}</span>;
}

const grid = 'grid at-most-2 gap-3 sm:gap-4 lg:max-xl:grid-cols-4';
