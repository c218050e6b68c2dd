import { parentPort, workerData } from 'node:worker_threads';
import type { Flood } from './member-floods.ts';

const { address, cookie, floods } = workerData as {
  readonly address: string;
  readonly cookie: string;
  readonly floods: readonly Flood[];
};
const statuses: Record<string, Record<number, number>> = {};
const headers = { cookie, origin: address, 'content-type': 'application/json' };

/** The program of the thread that sends floods. */
async function send({ what, path, bodies, times }: Flood, line: number): Promise<void> {
  for (let time = 0; time < times; time += 1) {
    const body = bodies[(line * times + time) % bodies.length];
    const answer = await fetch(
      new URL(path, address),
      body === undefined ? { headers } : { headers, body, method: 'POST' },
    );
    await answer.arrayBuffer();
    const counts = (statuses[what] ??= {});
    counts[answer.status] = (counts[answer.status] ?? 0) + 1;
  }
}

await Promise.all(
  floods.flatMap((flood) => Array.from({ length: flood.lines }, (_, line) => send(flood, line))),
);
parentPort?.postMessage(statuses);
