import { depthOf, placesOfColumns, ticksOfCourse, writtenPoints } from './chart-geometry.ts';
import { ChartLine } from './chart-line.tsx';
import { classNames } from '../parts/class-names.ts';

/**
 * The course of a figure as a line without axes: decoration beside the figure, silent to screen readers. All lines share a
 * rule for their scale, so that a small movement looks small (`ticksOfCourse`).
 */
export function Sparkline({ values }: { values: readonly number[] }) {
  if (values.length < 2) return null;
  const ticks = ticksOfCourse(values);
  const line = writtenPoints(
    placesOfColumns(values.length),
    values.map((value) => (ticks === null ? 50 : depthOf(value, ticks))),
  );
  return (
    <svg
      viewBox="0 0 100 100"
      preserveAspectRatio="none"
      aria-hidden="true"
      className="h-9 w-24 shrink-0 overflow-visible"
    >
      <ChartLine points={line} width={2} className="stroke-chart-one" />
    </svg>
  );
}

const fills = {
  brand: 'fill-brand',
  positive: 'fill-positive',
  accent: 'fill-chart-two',
  danger: 'fill-danger',
};

interface MeterProps {
  /** The filled part of the bar: 0 to 100; a larger value fills it, too. */
  percent: number;
  tone?: keyof typeof fills;
  /** The colour of a part of a whole, instead of a tone. */
  paint?: string;
  className?: string;
}

/** A share as a bar. Silent to screen readers: the figure stands beside it in words. */
export function Meter({ percent, tone = 'brand', paint, className }: MeterProps) {
  const width = Math.min(100, Math.max(0, percent));
  return (
    <svg
      aria-hidden="true"
      className={classNames('block h-2 w-full overflow-hidden rounded-full bg-sunken', className)}
    >
      {width > 0 && (
        <rect
          width={`${width}%`}
          height="100%"
          rx="4"
          className={paint === undefined ? fills[tone] : undefined}
          fill={paint}
        />
      )}
    </svg>
  );
}
