import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type ServerProcess, startServerProcess } from '#hosts/testing/test-server-process.ts';
import type { BenchStore } from './bench-store.ts';
import { folderOf } from '../scripts/build-record.ts';
import { ensureBuilt } from '../scripts/ensure-built.ts';
import { spreadOf, verdict } from '../tools/load/measure.ts';

const starts = 5;
const mostMs = 1_000;

/** Starts the bundled server as `npm start` does, in a process of its own, over the bench's database. */
export async function startBenchServer(
  benchStore: BenchStore,
  settings: Readonly<Record<string, string>> = {},
): Promise<ServerProcess> {
  await ensureBuilt('server');
  return await startServerProcess({
    program: join(folderOf('server'), 'main.js'),
    environment: { ...process.env, ...benchStore.environment, BANK_SAMPLE: 'off', ...settings },
    errors: 'inherit',
  });
}

/** What the process holds in memory, as Linux tells it. */
export function residentMegabytes(pid: number | undefined): number {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  return Number(/VmRSS:\s+(\d+) kB/.exec(status)?.[1] ?? NaN) / 1024;
}

/** How long the main thread of the process has had a processor, as Linux tells it. */
export function workedMs(pid: number | undefined): number {
  const [nanoseconds] = readFileSync(`/proc/${pid}/task/${pid}/schedstat`, 'utf8').split(' ');
  return Number(nanoseconds) / 1e6;
}

/** How long the server takes until it answers, started a few times one after the other. Nobody else may be using the database. */
export async function benchReadiness(benchStore: BenchStore): Promise<string> {
  const times: number[] = [];
  for (let start = 0; start < starts; start += 1) {
    const server = await startBenchServer(benchStore);
    times.push(server.readyMs);
    await server.stop();
  }
  const { p50, slowest } = spreadOf(times);
  return (
    `Ready ${seconds(p50)} after its start, the median of ${starts}; ${seconds(slowest)} the slowest ` +
    `(wanted of the median: at most ${seconds(mostMs)}): ${verdict(p50 <= mostMs)}.`
  );
}

function seconds(ms: number): string {
  return `${(ms / 1000).toFixed(2)} s`;
}
