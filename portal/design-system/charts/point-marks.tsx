import { deepestWithRoom, depthOf, type Ticks } from './chart-geometry.ts';

/** The marks of a line's points. Each has a shape of its own, so that colour is never the only cue. */
export type PointMark = 'in' | 'out' | 'fails';

interface PointMarksProps {
  points: readonly { value: number; mark?: PointMark }[];
  places: readonly number[];
  ticks: Ticks;
}

/** Draws the marks on the line. */
export function PointMarks({ points, places, ticks }: PointMarksProps) {
  return points.map(
    ({ value, mark }, index) =>
      mark && (
        <svg
          key={places[index]}
          x={`${places[index] ?? 0}%`}
          y={`${depthOf(value, ticks)}%`}
          overflow="visible"
          aria-hidden="true"
        >
          <Shape mark={mark} />
        </svg>
      ),
  );
}

/** A mark in the legend. Its meaning is written beside it. */
export function MarkShape({ mark }: { mark: PointMark }) {
  return (
    <svg viewBox="-7 -7 14 14" aria-hidden="true" className="size-3.5 shrink-0">
      <Shape mark={mark} />
    </svg>
  );
}

function Shape({ mark }: { mark: PointMark }) {
  return (
    <path
      d={shapes[mark]}
      strokeWidth={mark === 'fails' ? 3 : 1.5}
      strokeLinecap="round"
      className={looks[mark]}
    />
  );
}

const shapes = {
  in: 'M0 -5.5 L5.5 4.5 L-5.5 4.5 Z',
  out: 'M0 5.5 L5.5 -4.5 L-5.5 -4.5 Z',
  fails: 'M-4.5 -4.5 L4.5 4.5 M4.5 -4.5 L-4.5 4.5',
};

const looks = {
  in: 'fill-positive stroke-raised',
  out: 'fill-chart-two stroke-raised',
  fails: 'stroke-danger',
};

interface PointNameProps {
  name: string;
  /** The position of the point in percent of the width. */
  place: number;
  /** The lowest of the line, in percent of the height. */
  depth: number;
}

/**
 * A label under the line, at the place of a point and never beyond the plot. Where there is no room below its lowest
 * depth, it is above.
 */
export function PointName({ name, place, depth }: PointNameProps) {
  const isAbove = depth > deepestWithRoom;
  return (
    <div
      aria-hidden="true"
      className={`pointer-events-none absolute inset-0 flex ${isAbove ? 'flex-col-reverse' : 'flex-col'}`}
    >
      {/* It gives way where a label of several lines would reach beyond the plot. */}
      <span className="min-h-0" style={{ flexBasis: `${isAbove ? 100 - depth : depth}%` }} />
      <p
        // The room beside the label is shared out as the point shares out the plot: the label keeps to it, whatever it says.
        style={{ gridTemplateColumns: `minmax(0, ${place}fr) auto minmax(0, ${100 - place}fr)` }}
        className={`grid shrink-0 text-center text-caption font-semibold ${isAbove ? 'mb-2' : 'mt-2'}`}
      >
        <span className="col-start-2 rounded-small bg-raised/80 px-1 text-balance">{name}</span>
      </p>
    </div>
  );
}
