import { useId, useState } from 'react';
import { cents } from '#contract/money/cents.ts';
import type { LocalDate } from '#contract/time/time.ts';
import { formatDate, formatMoney } from '../../language/format.ts';
import { formatRoundMoney } from '../../language/format-rounded.ts';
import { useLanguage } from '../../language/language.ts';
import {
  dayBetween,
  depthOf,
  placesOfDays,
  roundedTicks,
  type Ticks,
  ticksWithRoomBelow,
  writtenPoints,
} from './chart-geometry.ts';
import { ChartLine } from './chart-line.tsx';
import { ChartKey, ChartPlot } from './chart-plot.tsx';
import { ChartTable } from './chart-table.tsx';
import { type PointMark, PointMarks, PointName } from './point-marks.tsx';

export interface AreaPoint {
  day: LocalDate;
  /** Cents, unless the chart is given formats of its own. A whole number. */
  value: number;
  /** The compared value of that day; on all points or on none. */
  beside?: number;
  /** A word about it, for the last column of the table; on all points or on none. */
  note?: string;
  /** The mark of the point: money in, money out, or a payment that fails. */
  mark?: PointMark;
}

export interface AreaChartProps {
  /** The content of the picture, in a sentence; read out instead of it. */
  summary: string;
  /** In the order of their days, at least two; with fewer there is no chart. */
  points: readonly AreaPoint[];
  /** The heads of the table's columns; those of the figures also tell the lines apart. */
  names: { day: string; value: string; beside?: string; note?: string };
  /** Shows dots instead of figures: pass whether balances are hidden (R-S3). */
  masked?: boolean;
  /** The point of today. Later points are expected values, drawn with a dashed line. */
  today?: number;
  /** A point with a label in the chart, which is clear of the line. */
  named?: { point: number; name: string };
  formatDay?: (day: LocalDate) => string;
  formatValue?: (value: number) => string;
  /** Short, for the round figures at the side. */
  formatTick?: (value: number) => string;
}

/**
 * A figure over time, such as a balance, with the area under it. Its vertical axis need not begin at zero, so the
 * figures stand beside it. Each point can be read with the pointer, a finger or the arrow keys; a table has them all.
 */
export function AreaChart({
  summary,
  points,
  names,
  masked = false,
  today = points.length - 1,
  named,
  ...formats
}: AreaChartProps) {
  const language = useLanguage();
  const {
    formatDay = (day) => formatDate(day, language),
    formatValue = (value) => formatMoney(cents(value), 'negative', language),
    formatTick = (value) => formatRoundMoney(value, language),
  } = formats;
  const [read, setRead] = useState<number | null>(null);
  const [first, last] = [points[0], points.at(-1)];
  if (first === undefined || last === undefined || points.length < 2) return null;

  const shown = points[read ?? today] ?? last;
  const figure = (value: number) => (masked ? '••••••' : formatValue(value));
  const figuresOf = ({ value, beside }: AreaPoint) =>
    beside === undefined ? [figure(value)] : [figure(value), figure(beside)];
  const columns = names.beside === undefined ? [names.value] : [names.value, names.beside];
  const all = points.flatMap(({ value, beside }) =>
    beside === undefined ? [value] : [value, beside],
  );
  const ticks = named ? ticksWithRoomBelow(all) : roundedTicks(all);
  const places = placesOfDays(points.map(({ day }) => day));
  return (
    <div className="grid grid-cols-1 gap-3">
      <ChartKey
        at={formatDay(shown.day)}
        series={figuresOf(shown).map((written, index) => ({
          name: columns[index] ?? '',
          tone: index === 0 ? 'one' : 'beside',
          figure: written,
        }))}
      />
      <ChartPlot
        summary={summary}
        ticks={ticks}
        formatTick={masked ? null : formatTick}
        places={places}
        read={read}
        onRead={setRead}
        describe={(index) => {
          const point = points[index] ?? last;
          const { day, note } = point;
          return [formatDay(day), ...figuresOf(point), ...(note ? [note] : [])].join(', ');
        }}
        over={
          named && (
            <PointName
              name={named.name}
              place={places[named.point] ?? 100}
              depth={depthOf(Math.min(...all), ticks)}
            />
          )
        }
        foot={
          <div className="flex justify-between gap-2">
            <span>{formatDay(first.day)}</span>
            <span className="max-sm:hidden">{formatDay(dayBetween(first.day, last.day))}</span>
            <span>{formatDay(last.day)}</span>
          </div>
        }
      >
        <Lines points={points} places={places} ticks={ticks} today={today} />
        <PointMarks points={points} places={places} ticks={ticks} />
        <Dot
          place={places[read ?? today] ?? 100}
          depth={depthOf(shown.value, ticks)}
          isRead={read !== null}
        />
      </ChartPlot>
      <ChartTable
        label={names.value}
        columns={[names.day, ...columns, ...(names.note === undefined ? [] : [names.note])]}
        rows={points.toReversed().map((point) => ({
          name: formatDay(point.day),
          figures: [...figuresOf(point), ...(point.note === undefined ? [] : [point.note])],
        }))}
      />
    </div>
  );
}

interface LinesProps {
  points: readonly AreaPoint[];
  places: readonly number[];
  ticks: Ticks;
  today: number;
}

/** Drawn on a ground of 100 by 100 that is stretched to the size of the plot; the lines keep their width. */
function Lines({ points, places, ticks, today }: LinesProps) {
  const shade = useId();
  const depths = points.map(({ value }) => depthOf(value, ticks));
  const line = writtenPoints(places, depths);
  const past = writtenPoints(places.slice(0, today + 1), depths);
  const compared = points.flatMap(({ beside }) => (beside === undefined ? [] : [beside]));
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 100 100"
      preserveAspectRatio="none"
      overflow="visible"
      className="text-chart-one"
    >
      <linearGradient id={shade} x2="0" y2="1">
        <stop stopColor="currentColor" stopOpacity="0.24" />
        <stop offset="1" stopColor="currentColor" stopOpacity="0.02" />
      </linearGradient>
      <polygon points={`0,100 ${line} 100,100`} fill={`url(#${shade})`} />
      {compared.length > 0 && (
        <ChartLine
          points={writtenPoints(
            places,
            compared.map((value) => depthOf(value, ticks)),
          )}
          width={2}
          dashes="5 5"
          isFlat
          className="stroke-control"
        />
      )}
      {today < points.length - 1 && (
        <ChartLine
          points={writtenPoints(places.slice(today), depths.slice(today))}
          width={2}
          dashes="4 5"
          isFlat
        />
      )}
      <ChartLine points={past} width={2.5} />
    </svg>
  );
}

function Dot({ place, depth, isRead }: { place: number; depth: number; isRead: boolean }) {
  const x = `${place}%`;
  return (
    <>
      {isRead && <line x1={x} x2={x} y1="0" y2="100%" className="stroke-control" />}
      <circle
        cx={x}
        cy={`${depth}%`}
        r="5"
        strokeWidth="2.5"
        className="fill-chart-one stroke-raised"
      />
    </>
  );
}
