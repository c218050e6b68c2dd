import type { ReactNode } from 'react';

const tones = [
  { stroke: 'stroke-chart-one', fill: 'bg-chart-one', paint: 'var(--chart-one)' },
  { stroke: 'stroke-chart-two', fill: 'bg-chart-two', paint: 'var(--chart-two)' },
  { stroke: 'stroke-chart-three', fill: 'bg-chart-three', paint: 'var(--chart-three)' },
  { stroke: 'stroke-chart-five', fill: 'bg-chart-five', paint: 'var(--chart-five)' },
  { stroke: 'stroke-chart-four', fill: 'bg-chart-four', paint: 'var(--chart-four)' },
  { stroke: 'stroke-chart-six', fill: 'bg-chart-six', paint: 'var(--chart-six)' },
] as const;

interface DonutProps {
  /** Read out instead of the picture: the parts and their shares. */
  summary: string;
  /** In percent, adding up to 100; as many as there are tones, further ones repeat them. */
  shares: readonly number[];
  /** The colour of each part, where those have one of their own. */
  paints?: readonly (string | undefined)[];
  children?: ReactNode;
}

/** In percent: a ring with a larger part says little. Bars, in rows of their own, compare the parts then. */
const largestInRing = 60;

/** Whether a ring tells these shares apart; otherwise each row beside it has a bar. */
export function suitsRing(shares: readonly number[]): boolean {
  return shares.length > 0 && Math.max(...shares) <= largestInRing;
}

const radius = 40;
const length = 2 * Math.PI * radius;
/** The gap between two parts, which separates them whatever their colours. */
const gap = 2.5;

const unpainted: readonly undefined[] = [];

/** A ring of which each part has its share. Put a list beside it: a colour says nothing by itself. */
export function Donut({ summary, shares, paints = unpainted, children }: DonutProps) {
  const shown = shares.filter((share) => share > 0).length;
  return (
    <div className="relative grid size-44 shrink-0 place-items-center">
      <svg viewBox="0 0 100 100" role="img" aria-label={summary} className="absolute inset-0">
        {shares.map((share, index) => {
          const offset = shares.slice(0, index).reduce((sum, before) => sum + before, 0);
          const space = shown > 1 ? gap : 0;
          const arc = Math.max((share / 100) * length - space, share > 0 ? 0.5 : 0);
          return (
            <circle
              // The parts have no name of their own here; their order is fixed.
              // oxlint-disable-next-line react/no-array-index-key
              key={index}
              cx={50}
              cy={50}
              r={radius}
              fill="none"
              strokeWidth={13}
              className={paints[index] === undefined ? toneOf(index).stroke : undefined}
              style={{ stroke: paints[index] }}
              strokeDasharray={`${arc} ${length - arc}`}
              strokeDashoffset={-((offset / 100) * length + space / 2)}
              transform="rotate(-90 50 50)"
            />
          );
        })}
      </svg>
      <div className="relative max-w-28 text-center">{children}</div>
    </div>
  );
}

/** The colour of a part, before its name in the list beside the ring. */
export function DonutMark({ index }: { index: number }) {
  return (
    <span
      aria-hidden="true"
      className={`size-3 shrink-0 rounded-full forced-color-adjust-none ${toneOf(index).fill}`}
    />
  );
}

/** The colour of a part, for its bar. */
export function donutPaint(index: number): string {
  return toneOf(index).paint;
}

function toneOf(index: number): (typeof tones)[number] {
  return tones[index % tones.length] ?? tones[0];
}
