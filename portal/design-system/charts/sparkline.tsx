import { depthOf, placesOfColumns, roundedTicks, writtenPoints } from './chart-geometry.ts';

/** The course of a figure as a line without axes: decoration beside the figure, silent to screen readers. */
export function Sparkline({ values }: { values: readonly number[] }) {
  if (values.length < 2) return null;
  const ticks = roundedTicks(values);
  const line = writtenPoints(
    placesOfColumns(values.length),
    values.map((value) => depthOf(value, ticks)),
  );
  return (
    <svg
      viewBox="0 0 100 100"
      preserveAspectRatio="none"
      aria-hidden="true"
      className="h-9 w-24 shrink-0 overflow-visible"
    >
      <polyline
        points={line}
        fill="none"
        strokeWidth="2"
        strokeLinecap="round"
        strokeLinejoin="round"
        vectorEffect="non-scaling-stroke"
        className="stroke-chart-one"
      />
    </svg>
  );
}
