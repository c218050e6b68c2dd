interface ChartLineProps {
  /** As SVG writes them: `0,40 50,20 100,0`. */
  points: string;
  width: number;
  /** The lengths of dashes and gaps. */
  dashes?: string;
  /** Dashes end flat; otherwise ends and bends are round. */
  isFlat?: boolean;
  /** Another colour than that of the text. */
  className?: string;
}

/** A line on a ground of 100 by 100 that is stretched to the size of a chart: the line keeps its width. */
export function ChartLine({ points, width, dashes, isFlat = false, className }: ChartLineProps) {
  return (
    <polyline
      points={points}
      fill="none"
      stroke="currentColor"
      strokeWidth={width}
      strokeDasharray={dashes}
      strokeLinecap={isFlat ? undefined : 'round'}
      strokeLinejoin={isFlat ? undefined : 'round'}
      vectorEffect="non-scaling-stroke"
      className={className}
    />
  );
}
