/** A line: its values, one for each point. */
interface ChartLine {
  name: string;
  values: readonly number[];
}

interface LineChartProps {
  /** Read out instead of the picture. */
  summary: string;
  /** The line that the picture is about, with the area under it. */
  main: ChartLine;
  /** What it is compared with, dashed. */
  beside: ChartLine;
  /** What stands at the first and the last point. */
  first: string;
  last: string;
  /** What stands at the highest and the lowest value; null keeps them to oneself. */
  highest: string | null;
  lowest: string | null;
}

const width = 600;
const height = 200;

/**
 * Two lines over time, as wide as there is room. The vertical axis begins near the lowest value and not at
 * zero, so its ends are written beside it. Put a table with the figures beside it.
 */
export function LineChart({ summary, main, beside, first, last, highest, lowest }: LineChartProps) {
  const all = [...main.values, ...beside.values];
  const low = Math.min(...all);
  const span = Math.max(...all) - low || 1;
  const placed = (values: readonly number[]) =>
    values.map((value, index) => {
      const x = values.length === 1 ? width / 2 : (index / (values.length - 1)) * width;
      return `${x.toFixed(1)},${(height - ((value - low) / span) * (height - 8) - 4).toFixed(1)}`;
    });
  const line = placed(main.values).join(' ');
  const besideLine = placed(beside.values).join(' ');
  return (
    <div className="grid gap-2">
      <div className="flex flex-wrap gap-x-5 gap-y-1 text-small">
        <Legend name={main.name} dashed={false} />
        <Legend name={beside.name} dashed />
      </div>
      <div className="grid gap-0.5">
        {highest !== null && <Edge>{highest}</Edge>}
        <svg
          viewBox={`0 0 ${width} ${height}`}
          preserveAspectRatio="none"
          role="img"
          aria-label={summary}
          className="block h-44 w-full"
        >
          <path
            d={`M0 ${height - 1}H${width}M0 1H${width}`}
            className="stroke-line"
            vectorEffect="non-scaling-stroke"
          />
          <polygon points={`0,${height} ${line} ${width},${height}`} className="fill-brand-soft" />
          <polyline
            points={besideLine}
            fill="none"
            strokeWidth={2}
            strokeDasharray="5 5"
            className="stroke-control"
            vectorEffect="non-scaling-stroke"
          />
          <polyline
            points={line}
            fill="none"
            strokeWidth={2.5}
            strokeLinejoin="round"
            className="stroke-brand"
            vectorEffect="non-scaling-stroke"
          />
        </svg>
        {lowest !== null && <Edge>{lowest}</Edge>}
      </div>
      <div aria-hidden="true" className="flex justify-between text-caption text-muted">
        <span>{first}</span>
        <span>{last}</span>
      </div>
    </div>
  );
}

function Legend({ name, dashed }: { name: string; dashed: boolean }) {
  return (
    <span className="flex items-center gap-2">
      <svg viewBox="0 0 24 4" width={24} height={4} aria-hidden="true">
        <path
          d="M0 2h24"
          strokeWidth={dashed ? 2 : 3}
          strokeDasharray={dashed ? '5 4' : undefined}
          className={dashed ? 'stroke-control' : 'stroke-brand'}
        />
      </svg>
      {name}
    </span>
  );
}

function Edge({ children }: { children: string }) {
  return (
    <span aria-hidden="true" className="figures text-caption text-muted">
      {children}
    </span>
  );
}
