/** One thing that was measured, with what is wanted of it. */
export interface Line {
  readonly what: string;
  readonly value: number;
  /** Infinite where the figure is only told. */
  readonly wanted: number;
  /** Whether `wanted` is the most or the least that is right. */
  readonly bound: 'at most' | 'at least';
  readonly unit: 'points' | 'ms' | 'shift' | 'bytes';
}

export function isMet({ value, wanted, bound }: Line): boolean {
  return bound === 'at most' ? value <= wanted : value >= wanted;
}

/** The lines as a table in Markdown, the missed ones marked. */
export function tableOf(lines: readonly Line[]): string {
  const rows = lines.map((line) => {
    const { what, value, wanted, bound, unit } = line;
    const wish = Number.isFinite(wanted) ? `${bound} ${shown(wanted, unit)}` : '';
    const verdict = isMet(line) ? 'met' : 'MISSED';
    return `| ${what} | ${shown(value, unit)} | ${wish} | ${wish === '' ? '' : verdict} |`;
  });
  return ['| measured | here | wanted | |', '| --- | ---: | ---: | --- |', ...rows].join('\n');
}

/** The middle one; of an even number the lower of the two in the middle. */
export function median(values: readonly number[]): number {
  return values.toSorted((left, right) => left - right)[Math.ceil(values.length / 2) - 1] ?? NaN;
}

function shown(value: number, unit: Line['unit']): string {
  switch (unit) {
    case 'points':
      return String(value);
    case 'ms':
      return `${Math.round(value)} ms`;
    case 'shift':
      return value.toFixed(3);
    case 'bytes':
      return `${(value / 1000).toFixed(1)} kB`;
  }
}
