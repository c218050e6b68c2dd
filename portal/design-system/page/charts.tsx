import { cents } from '#contract/money/cents.ts';
import type { LocalDate } from '#contract/time/time.ts';
import { AreaChart } from '../charts/area-chart.tsx';
import { BarChart, type BarMonth } from '../charts/bar-chart.tsx';
import { Donut, DonutMark } from '../charts/donut.tsx';
import { Meter, Sparkline } from '../charts/inline-charts.tsx';
import { PaceLine } from '../charts/pace-line.tsx';
import { PanelLine } from '../charts/panel-line.tsx';
import { Card } from '../parts/card.tsx';
import { Specimen, Specimens } from './specimen.tsx';

const balances = Array.from({ length: 91 }, (_, index) => ({
  day: new Date(Date.UTC(2026, 7, 23 + index)).toISOString().slice(0, 10) as LocalDate,
  value: Math.round(620_000 + 180_000 * Math.sin(index / 6) + 2600 * index - (index % 15) * 9000),
}));

const worth = Array.from({ length: 12 }, (_, index) => ({
  day: new Date(Date.UTC(2025, 12 + index, 0)).toISOString().slice(0, 10) as LocalDate,
  value: 2_400_000 + index * 61_000 + (index % 3) * 48_000,
  beside: 2_350_000 + index * 50_000,
}));

const months: readonly BarMonth[] = ['Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov'].map(
  (label, index) => ({
    label,
    name: `${label} 2026`,
    inCents: cents(412_000 + (index % 2) * 38_000),
    outCents: cents(251_000 + ((index * 97) % 5) * 47_000),
  }),
);

const spending = [
  ['Housing', 38],
  ['Food and dining', 21],
  ['Transport', 15],
  ['Health', 11],
  ['Travel', 9],
  ['Everything else', 6],
] as const;

/** Pictures of figures; each has its figures as a table or a list beside it. */
export function Charts() {
  return (
    <>
      <Specimen name="Area: a balance over time">
        <AreaChart
          summary="The balance went from $6,200.00 on August 23 to $8,200.00 on November 21."
          points={balances}
          names={{ day: 'Day', value: 'Balance' }}
        />
      </Specimen>
      <Specimen name="Panel line: a balance until today, and what is expected after it">
        <Card tone="panel" padding="none" className="overflow-clip">
          <PanelLine
            summary="The balance went from $6,200.00 on August 23 to $8,200.00 on November 21."
            past={balances.map(({ value }) => value)}
            ahead={Array.from({ length: 31 }, (_, day) => 820_000 + (day < 20 ? -day : 30) * 4_000)}
            room={{ before: 90, after: 30 }}
            today="Today"
            income={[{ day: 20, name: 'Dec 11 payroll' }]}
            lowest={{ day: 19, name: 'Lowest on Dec 10' }}
          />
        </Card>
      </Specimen>
      <Specimens>
        <Specimen name="Pace line: the sum of a month beside the month before">
          <div className="relative h-32">
            <PaceLine
              summary="$1,050.00 was spent by November 21, $150.00 less than in October by then."
              now={Array.from({ length: 21 }, (_, day) => (day + 1) * 5_000)}
              before={Array.from({ length: 31 }, (_, day) => (day + 1) * 5_700)}
              days={31}
            />
          </div>
        </Specimen>
        <Specimen name="Sparkline, beside a figure">
          <Sparkline values={balances.map(({ value }) => value)} />
        </Specimen>
        <Specimen name="Area, compared with something else">
          <AreaChart
            summary="The portfolio grew from $24,000.00 to $31,670.00 within the year."
            points={worth}
            names={{ day: 'Day', value: 'Value', beside: 'Paid in' }}
          />
        </Specimen>
        <Specimen name="Bars: in and out by month">
          <BarChart
            summary="More came in than went out in each of the six months."
            months={months}
            names={{ month: 'Month', in: 'Money in', out: 'Money out' }}
          />
        </Specimen>
        <Specimen name="Area while balances are hidden">
          <AreaChart
            summary="The balance from August 23 to November 21; the figures are hidden."
            points={balances}
            names={{ day: 'Day', value: 'Balance' }}
            masked
          />
        </Specimen>
        <Specimen name="Donut, with the list that names its parts" className="grid gap-6">
          <div className="flex flex-wrap items-center gap-8">
            <Donut
              summary={`Spending: ${spending.map(([name, share]) => `${name} ${share}%`).join(', ')}.`}
              shares={spending.map(([, share]) => share)}
            >
              <p className="text-caption text-muted">November</p>
              <p className="figures text-title font-semibold">$2,914</p>
            </Donut>
            <ul className="grid min-w-48 flex-1 gap-2 text-small">
              {spending.map(([name, share], index) => (
                <li key={name} className="flex items-center gap-3">
                  <DonutMark index={index} />
                  <span className="flex-1">{name}</span>
                  <span className="figures font-semibold">{share}%</span>
                </li>
              ))}
            </ul>
          </div>
          <div className="grid gap-3">
            <Meter percent={64} />
            <Meter percent={88} tone="accent" />
            <Meter percent={100} tone="danger" />
          </div>
        </Specimen>
      </Specimens>
    </>
  );
}
