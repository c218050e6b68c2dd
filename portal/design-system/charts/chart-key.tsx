import type { ReactNode } from 'react';

export type ChartTone = 'one' | 'two' | 'beside';

interface ChartKeyProps {
  series: readonly { name: string; tone: ChartTone; figure: ReactNode }[];
  /** What the figures are of: a day or a month. */
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
