import { ChartLine } from './chart-line.tsx';
import { writtenPoints } from './chart-geometry.ts';

interface PaceLineProps {
  /** The content of the picture, in a sentence; read out instead of it. */
  summary: string;
  /** A sum for each day that has begun. */
  now: readonly number[];
  /** The sums of a whole month before. */
  before: readonly number[];
  /** As many days as the longer of the months has. */
  days: number;
}

/** The sum of a month as it grows, beside that of the month before, which is dotted; without axes. It fills its frame. */
export function PaceLine({ summary, now, before, days }: PaceLineProps) {
  const most = Math.max(...now, ...before, 1);
  const placeOf = (index: number) => Math.round((9800 * index) / Math.max(days - 1, 1)) / 100;
  const depthOf = (sum: number) => Math.round(9400 - (8800 * Math.max(sum, 0)) / most) / 100;
  const points = (sums: readonly number[]) =>
    writtenPoints(
      sums.map((_, index) => placeOf(index)),
      sums.map(depthOf),
    );
  return (
    <svg role="img" aria-label={summary} className="absolute inset-0 size-full overflow-visible">
      <svg aria-hidden="true" viewBox="0 0 100 100" preserveAspectRatio="none">
        <ChartLine points={points(before)} width={2} dashes="1 5" className="stroke-control" />
        <ChartLine points={points(now)} width={2.5} className="stroke-chart-one" />
      </svg>
      <line x1="0" x2="100%" y1="94%" y2="94%" className="stroke-line" />
      <circle
        cx={`${placeOf(now.length - 1)}%`}
        cy={`${depthOf(now.at(-1) ?? 0)}%`}
        r="5"
        strokeWidth="2"
        className="fill-chart-one stroke-raised"
      />
    </svg>
  );
}
