import { cpus } from 'node:os';

/** The processors that a figure was measured on: `2 × AMD EPYC`. */
export function processors(): string {
  return `${cpus().length} × ${cpus()[0]?.model ?? 'unknown processor'}`;
}

/** How long each of many repetitions took, in milliseconds, summed up. */
export interface Spread {
  readonly count: number;
  readonly p50: number;
  readonly p99: number;
  readonly slowest: number;
}

/** The median, the 99th percentile and the slowest of the times. */
export function spreadOf(timesMs: readonly number[]): Spread {
  const sorted = timesMs.toSorted((left, right) => left - right);
  const at = (share: number) =>
    sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? NaN;
  return { count: sorted.length, p50: at(0.5), p99: at(0.99), slowest: at(1) };
}

/** The middle one of the values; of an even number of them the upper of the two. */
export function median(values: readonly number[]): number {
  return values.toSorted((left, right) => left - right)[Math.floor(values.length / 2)] ?? NaN;
}

/** Runs the work so many times in sequence, after some uncounted runs. */
export async function timed(
  repetitions: number,
  work: (turn: number) => Promise<void>,
  { warmUp = Math.ceil(repetitions / 10) } = {},
): Promise<Spread> {
  const times: number[] = [];
  for (let turn = 0; turn < repetitions + warmUp; turn += 1) {
    const begin = performance.now();
    await work(turn);
    if (turn >= warmUp) {
      times.push(performance.now() - begin);
    }
  }
  return spreadOf(times);
}

/** A duration as it stands in a table. */
export function ms(value: number): string {
  return `${value.toFixed(value < 10 ? 2 : 0)} ms`;
}

/** The word of a report for a figure beside its target. */
export function verdict(isMet: boolean): string {
  return isMet ? 'met' : 'missed';
}

/** A table in Markdown. */
export function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  return [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n');
}

function line(cells: readonly string[]): string {
  return `| ${cells.join(' | ')} |`;
}
