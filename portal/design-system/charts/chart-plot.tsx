import type { PointerEvent, ReactNode } from 'react';
import { partsWords } from '../words.ts';
import { useWords } from '../../language/sentences.ts';
import { type Ticks, nearestPlace } from './chart-geometry.ts';

interface ChartPlotProps {
  /** The content of the picture, read out instead of it. */
  summary: string;
  ticks: Ticks;
  /** Writes what stands beside a line across; none while figures are hidden. */
  formatTick: ((tick: number) => string) | null;
  /** Where the points stand, in percent of the width, from left to right. */
  places: readonly number[];
  /** The point that is read out; null while none is. */
  read: number | null;
  onRead: (point: number | null) => void;
  /** A point in words, for those who go along the chart with the arrow keys. */
  describe: (point: number) => string;
  /** The content over the picture, placed by its corners. */
  over?: ReactNode;
  foot: ReactNode;
  /** The drawing: an SVG with lengths in percent of the plot. */
  children: ReactNode;
}

/**
 * The ground of a chart: lines across at round figures, and reading it point by point with the pointer, a finger
 * or the arrow keys. As wide as there is room.
 */
export function ChartPlot({
  summary,
  ticks,
  formatTick,
  places,
  read,
  onRead,
  describe,
  over,
  foot,
  children,
}: ChartPlotProps) {
  const words = useWords(partsWords).chart;
  const readUnder = (event: PointerEvent<HTMLDivElement>) => {
    const { left, width } = event.currentTarget.getBoundingClientRect();
    onRead(nearestPlace(places, (100 * (event.clientX - left)) / width));
  };
  const at = read ?? places.length - 1;
  return (
    <div className="mt-1 flex gap-3">
      <div className="min-w-0 flex-1">
        <div
          className="relative h-44 cursor-crosshair touch-pan-y rounded-small outline-offset-4 has-focus-visible:outline-2 has-focus-visible:outline-focus"
          onPointerDown={readUnder}
          onPointerMove={readUnder}
          onPointerLeave={() => onRead(null)}
          onPointerCancel={() => onRead(null)}
        >
          <svg role="img" aria-label={summary} className="block size-full overflow-visible">
            <Lines ticks={ticks} />
            {children}
          </svg>
          {over}
          <input
            type="range"
            aria-label={words.goAlong}
            aria-valuetext={describe(at)}
            min={0}
            max={places.length - 1}
            value={at}
            onChange={(event) => onRead(event.currentTarget.valueAsNumber)}
            onBlur={() => onRead(null)}
            className="pointer-events-none absolute inset-0 size-full opacity-0"
          />
        </div>
        <div aria-hidden="true" className="mt-2 text-caption text-muted">
          {foot}
        </div>
      </div>
      {formatTick && (
        <div
          aria-hidden="true"
          className="figures -mt-2 flex h-48 flex-col-reverse justify-between text-caption text-muted"
        >
          {ticks.map((tick) => (
            <span key={tick}>{formatTick(tick)}</span>
          ))}
        </div>
      )}
    </div>
  );
}

function Lines({ ticks }: { ticks: Ticks }) {
  return ticks.map((tick, index) => {
    const y = `${100 - (100 * index) / (ticks.length - 1)}%`;
    const isZero = tick === 0;
    return (
      <line
        key={tick}
        x1="0"
        x2="100%"
        y1={y}
        y2={y}
        className={isZero ? 'stroke-control' : 'stroke-line'}
        strokeDasharray={isZero ? undefined : '2 4'}
      />
    );
  });
}

type ChartTone = 'one' | 'two' | 'beside';

interface ChartKeyProps {
  series: readonly { name: string; tone: ChartTone; figure: ReactNode }[];
  /** The period of the figures: a day or a month. */
  at: string;
}

/** Above a chart: which colour is what, and the figures of the point that is read out, or of the last one. */
export function ChartKey({ series, at }: ChartKeyProps) {
  return (
    <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
      <ul className="flex flex-wrap gap-x-6 gap-y-1">
        {series.map(({ name, tone, figure }) => (
          <li key={name} className="flex items-baseline gap-2 text-small text-muted">
            <Mark tone={tone} />
            {name}
            <span className="figures font-semibold text-ink">{figure}</span>
          </li>
        ))}
      </ul>
      <p className="figures text-small text-muted max-sm:order-first max-sm:w-full">{at}</p>
    </div>
  );
}

function Mark({ tone }: { tone: ChartTone }) {
  return (
    <svg viewBox="0 0 12 12" aria-hidden="true" className="size-3 shrink-0 self-center">
      {tone === 'beside' ? (
        <path d="M0 6h12" strokeWidth="2" strokeDasharray="4 4" className="stroke-control" />
      ) : (
        <rect width="12" height="12" rx="3.5" className={fills[tone]} />
      )}
    </svg>
  );
}

const fills = { one: 'fill-chart-one', two: 'fill-chart-two' };
