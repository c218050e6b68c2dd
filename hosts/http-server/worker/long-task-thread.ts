import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { type LongTaskRunner, type LongTasks, TooManyWaiting } from '#bank/ports.ts';
import { fairQueue } from '../passwords/fair-queue.ts';

/** What the thread is sent, and what it answers. */
export interface SentTask {
  readonly name: keyof LongTasks;
  readonly given: readonly unknown[];
}
export type TaskAnswer = { readonly result: unknown } | { readonly failure: Error };

/** One after the other: the tasks of a member too. Of those who wait each may hold a file of megabytes. */
const rule = { running: 1, waiting: 16, longestWaitMs: 15_000, placeKeptMs: 30_000 };
const retryAfterMs = 1_000;

/**
 * A thread of this process for long tasks, in which members take turns. It starts with the first task, and again where it has
 * ended, which fails the task that it had; it keeps no process running.
 */
export class LongTaskThread {
  #worker: Worker | undefined;
  readonly #inTurn = fairQueue(
    rule,
    () => new TooManyWaiting(retryAfterMs),
    () => performance.now(),
  );

  readonly run = ((asker: string, name: keyof LongTasks, ...given: readonly unknown[]) =>
    this.#inTurn(asker, () => this.#execute({ name, given }))) as LongTaskRunner;

  async stop(): Promise<void> {
    await this.#worker?.terminate();
  }

  async #execute(task: SentTask): Promise<unknown> {
    const worker = (this.#worker ??= this.#start());
    worker.postMessage(task);
    const [answer] = (await once(worker, 'message')) as [TaskAnswer];
    if ('failure' in answer) throw answer.failure;
    return answer.result;
  }

  #start(): Worker {
    const worker = new Worker(new URL('./long-task-program.ts', import.meta.url));
    worker.unref();
    // The task that it has hears of it as an error, by `once`.
    worker.on('error', () => {});
    worker.once('exit', () => {
      this.#worker = undefined;
      worker.emit('error', new Error('The thread of long tasks ended'));
    });
    return worker;
  }
}
