import { once } from 'node:events';
import { transferableAbortSignal } from 'node:util';
import { Worker } from 'node:worker_threads';
import {
  type Log,
  type LongTaskRunner,
  type LongTasks,
  readGiven,
  TooManyWaiting,
} from '#bank/ports.ts';
import { fairQueue } from '../passwords/fair-queue.ts';

/** The message to the thread, and its answer. */
export interface SentTask {
  readonly name: keyof LongTasks;
  readonly given: readonly unknown[];
}
export type TaskAnswer = { readonly result: unknown } | { readonly failure: Error };

/** In turn: the tasks of a member too. Each waiting task may hold a file of megabytes. */
const rule = { running: 1, waiting: 16, longestWaitMs: 15_000, placeKeptMs: 30_000 };
const retryAfterMs = 1_000;

/**
 * A thread of this process for long tasks, in which members take turns. It starts with the first task, and again where it has
 * ended, which turns the task away that it had; it keeps no process running.
 */
export class LongTaskThread {
  readonly #bank: { readonly timeZone: string; readonly log: Log };
  readonly #program: URL;
  #worker: Worker | undefined;
  readonly #inTurn = fairQueue(
    rule,
    () => new TooManyWaiting(retryAfterMs),
    () => performance.now(),
  );

  /** @param program A module that answers as `long-task-program.ts` does. */
  constructor(
    bank: { readonly timeZone: string; readonly log: Log },
    program = new URL('./long-task-program.ts', import.meta.url),
  ) {
    this.#bank = bank;
    this.#program = program;
  }

  readonly run = ((asker: string, name: keyof LongTasks, ...given: readonly unknown[]) =>
    this.#inTurn(asker, async () =>
      this.#execute({ name, given: await readGiven(given) }),
    )) as LongTaskRunner;

  async stop(): Promise<void> {
    await this.#worker?.terminate();
  }

  async #execute(task: SentTask): Promise<unknown> {
    const signals = task.given.filter((one) => one instanceof AbortSignal);
    for (const signal of signals) signal.throwIfAborted();
    const worker = (this.#worker ??= this.#start());
    const answered = once(worker, 'message');
    // After each listener of messages, which would keep the process running.
    worker.unref();
    worker.postMessage(task, signals.map(transferableAbortSignal) as never);
    const [answer] = (await answered) as [TaskAnswer];
    if ('failure' in answer) throw answer.failure;
    return answer.result;
  }

  #start(): Worker {
    const { timeZone, log } = this.#bank;
    const worker = new Worker(this.#program, { workerData: { timeZone } });
    // The task that it has hears of it too, by `once`.
    worker.on('error', (error) => {
      if (!(error instanceof TooManyWaiting))
        log.error('The thread of long tasks failed', { error });
    });
    worker.once('exit', () => {
      this.#worker = undefined;
      worker.emit('error', new TooManyWaiting(retryAfterMs));
    });
    return worker;
  }
}
