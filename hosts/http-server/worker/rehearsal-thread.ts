import { Worker } from 'node:worker_threads';
import type { Forecast } from '#contract/forecast/forecast.ts';
import { type Log, type RehearsalRequest, type Rehearsals, RehearsalsBusy } from '#bank/ports.ts';

/** What the thread is sent: a rehearsal, or that nobody waits for one any more. */
export type SentToRehearse =
  | { readonly id: number; readonly request: RehearsalRequest }
  | { readonly id: number; readonly givenUp: true };

/** What came of a rehearsal. */
export type Rehearsed =
  | { readonly id: number; readonly forecast: Forecast }
  | { readonly id: number; readonly givenUp: true }
  | { readonly id: number; readonly error: unknown };

export interface RehearsalThreadOptions {
  /** A module that answers as `rehearsal-program.ts` does. */
  readonly program?: URL;
  readonly timeZone: string;
  readonly log: Log;
}

/**
 * Rehearses in a thread of this process, so that its event loop and its writer stay free. The thread starts with the first
 * rehearsal, and again with the next one after it has failed.
 */
export function rehearsalThread({
  program = new URL('./rehearsal-program.ts', import.meta.url),
  timeZone,
  log,
}: RehearsalThreadOptions): Rehearsals {
  const waiting = new Map<number, PromiseWithResolvers<Forecast>>();
  let worker: Worker | undefined;
  let count = 0;

  function start(): Worker {
    const started = new Worker(program, { workerData: { timeZone } });
    started.on('message', answer);
    // It must not keep a process running that has nothing else to do; a listener of messages would.
    started.unref();
    started.on('error', (error) => log.error('The rehearsal thread failed', { error }));
    started.once('exit', () => {
      worker = undefined;
      for (const { reject } of waiting.values()) reject(new RehearsalsBusy());
      waiting.clear();
    });
    return started;
  }

  function answer(said: Rehearsed): void {
    const asked = waiting.get(said.id);
    waiting.delete(said.id);
    if ('forecast' in said) asked?.resolve(said.forecast);
    else asked?.reject('error' in said ? said.error : new RehearsalsBusy());
  }

  return (request, givenUp) => {
    count += 1;
    const id = count;
    const asked = Promise.withResolvers<Forecast>();
    waiting.set(id, asked);
    worker ??= start();
    worker.postMessage({ id, request } satisfies SentToRehearse);
    void givenUp.then(() => worker?.postMessage({ id, givenUp: true } satisfies SentToRehearse));
    return asked.promise;
  };
}
