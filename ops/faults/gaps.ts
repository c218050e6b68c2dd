import { setTimeout as delay } from 'node:timers/promises';
import type { Load } from './load.ts';

const goneMs = 60_000;

/** How long a bank acknowledges nothing. */
export interface Gaps {
  /** Resolves when transfers are acknowledged again. */
  untilOver(): Promise<void>;
  /** The longest gap so far, in milliseconds. */
  stop(): number;
}

/** A client whose request was not answered at all goes on as well, with that request. */
export async function workOn(load: Load, port: number, until: AbortSignal): Promise<void> {
  await Promise.all(
    load.clients.map(async (client) => {
      while (!until.aborted) {
        await client.run(port, until);
        await delay(50);
      }
    }),
  );
}

/** Watches how long nothing is acknowledged. */
export function watchGaps(load: Load, what: string): Gaps {
  const lastAt = () => Math.max(...load.clients.map((client) => client.lastAcknowledgedAt));
  let longestMs = 0;
  let last = lastAt();
  const look = () => {
    const now = lastAt();
    longestMs = Math.max(longestMs, now - last, performance.now() - now);
    last = now;
  };
  const timer = setInterval(look, 5);
  return {
    /** Resolves when transfers are acknowledged again. */
    async untilOver(): Promise<void> {
      const begin = performance.now();
      while (performance.now() - begin < goneMs) {
        await delay(20);
        if (performance.now() - lastAt() < 500) return;
      }
      throw new Error(`${what}: nothing was acknowledged for ${goneMs / 1_000} s`);
    },
    stop(): number {
      clearInterval(timer);
      return longestMs;
    },
  };
}
