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
