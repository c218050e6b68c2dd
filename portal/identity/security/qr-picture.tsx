import { encode } from 'uqr';

/** A text as a QR code (ISO/IEC 18004), dark on light in both themes: cameras ask for that, and for the margin. */
export function QrPicture({ text, label }: { text: string; label: string }) {
  const { data, size } = encode(text, { ecc: 'L', border: 4 });
  return (
    <svg
      viewBox={`0 0 ${size} ${size}`}
      role="img"
      aria-label={label}
      shapeRendering="crispEdges"
      className="mx-auto size-44 rounded-small"
    >
      <rect width={size} height={size} fill="#fff" />
      <path d={qrPath(data)} fill="#000" />
    </svg>
  );
}

/** The dark modules of a QR code as the path of an SVG, each module a square of one: a line for each run of a row. */
export function qrPath(modules: readonly (readonly boolean[])[]): string {
  return modules
    .flatMap((row, y) => runsOf(row).map(([x, width]) => runPath(x, y, width)))
    .join('');
}

function runsOf(row: readonly boolean[]): [x: number, width: number][] {
  const runs: [number, number][] = [];
  for (const [x, isDark] of row.entries()) {
    const last = runs.at(-1);
    if (!isDark) continue;
    if (last !== undefined && last[0] + last[1] === x) last[1] += 1;
    else runs.push([x, 1]);
  }
  return runs;
}

function runPath(x: number, y: number, width: number): string {
  return `M${x} ${y}h${width}v1h-${width}z`;
}
