import { useState } from 'react';
import type { Cents } from '#contract/money/cents.ts';
import { formatMoney } from '../../language/format.ts';
import { formatRoundMoney } from '../../language/format-rounded.ts';
import { useLanguage } from '../../language/language.ts';
import { depthOf, placesOfColumns, roundedTicks, type Ticks } from './chart-geometry.ts';
import { ChartKey, ChartPlot } from './chart-plot.tsx';
import { ChartTable } from './chart-table.tsx';

export interface BarMonth {
  /** Short, under the bars: `Nov`. */
  label: string;
  /** In full, where there is room: `November 2026`. Different for every month. */
  name: string;
  /** Neither is ever negative. */
  inCents: Cents;
  outCents: Cents;
}

export interface BarChartProps {
  /** The content of the picture, in a sentence; read out instead of it. */
  summary: string;
  /** The oldest first, at most twelve; without any there is no chart. */
  months: readonly BarMonth[];
  /** The heads of the table's columns; `in` and `out` also tell the bars apart. */
  names: { month: string; in: string; out: string };
  /** Shows dots instead of figures. */
  masked?: boolean;
}

/**
 * Money in (left) and money out (right) in each month. The axis begins at zero. Each month can be read with the pointer, a
 * finger or the arrow keys; a table has them all.
 */
export function BarChart({ summary, months, names, masked = false }: BarChartProps) {
  const language = useLanguage();
  const [read, setRead] = useState<number | null>(null);
  const last = months.at(-1);
  if (last === undefined) return null;

  const shown = (read === null ? undefined : months[read]) ?? last;
  const figure = (amount: Cents) => (masked ? '••••••' : formatMoney(amount, 'none', language));
  const figuresOf = ({ inCents, outCents }: BarMonth) =>
    [figure(inCents), figure(outCents)] as const;
  const [cameIn, wentOut] = figuresOf(shown);
  const ticks = roundedTicks([
    0,
    ...months.flatMap(({ inCents, outCents }) => [inCents, outCents]),
  ]);
  const places = placesOfColumns(months.length);
  return (
    <div className="grid grid-cols-1 gap-3">
      <ChartKey
        at={shown.name}
        series={[
          { name: names.in, tone: 'one', figure: cameIn },
          { name: names.out, tone: 'two', figure: wentOut },
        ]}
      />
      <ChartPlot
        summary={summary}
        ticks={ticks}
        formatTick={masked ? null : (tick) => formatRoundMoney(tick, language)}
        places={places}
        read={read}
        onRead={setRead}
        describe={(index) => {
          const month = months[index] ?? last;
          const [one, two] = figuresOf(month);
          return `${month.name}, ${names.in} ${one}, ${names.out} ${two}`;
        }}
        foot={
          <div className="grid auto-cols-fr grid-flow-col text-center">
            {months.map(({ label, name }) => (
              <span key={name} className={name === shown.name ? 'font-semibold text-ink' : ''}>
                {label}
              </span>
            ))}
          </div>
        }
      >
        {months.map((month, index) => (
          <Bars
            key={month.name}
            month={month}
            place={places[index] ?? 0}
            column={100 / months.length}
            ticks={ticks}
            isRead={index === read}
          />
        ))}
      </ChartPlot>
      <ChartTable
        label={`${names.in}, ${names.out}`}
        columns={[names.month, names.in, names.out]}
        rows={months.toReversed().map((month) => ({ name: month.name, figures: figuresOf(month) }))}
      />
    </div>
  );
}

interface BarsProps {
  month: BarMonth;
  /** The middle of its column and the column's width, in percent of the plot. */
  place: number;
  column: number;
  ticks: Ticks;
  isRead: boolean;
}

function Bars({ month, place, column, ticks, isRead }: BarsProps) {
  const width = column * 0.28;
  const space = column * 0.03;
  return (
    <>
      {isRead && (
        <rect
          x={`${place - column / 2}%`}
          width={`${column}%`}
          height="100%"
          rx="8"
          className="fill-sunken"
        />
      )}
      <Bar
        x={place - width - space}
        width={width}
        depth={depthOf(month.inCents, ticks)}
        tone="one"
      />
      <Bar x={place + space} width={width} depth={depthOf(month.outCents, ticks)} tone="two" />
    </>
  );
}

const fills = { one: 'fill-chart-one', two: 'fill-chart-two' };

interface BarProps {
  x: number;
  width: number;
  depth: number;
  tone: keyof typeof fills;
}

function Bar({ x, width, depth, tone }: BarProps) {
  return (
    <rect
      x={`${x}%`}
      y={`${depth}%`}
      width={`${width}%`}
      height={`${100 - depth}%`}
      rx="3"
      className={fills[tone]}
    />
  );
}
