import { once } from 'node:events';
import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import type { LongTaskRunner, LongTasks } from '#bank/long-tasks.ts';
import { TooManyWaiting } from '#bank/ports.ts';

/** What a thread is sent, and what it answers. */
export interface SentTask {
  readonly name: keyof LongTasks;
  readonly given: readonly unknown[];
}
export type TaskAnswer = { readonly result: unknown } | { readonly failure: Error };

interface Waiting extends SentTask {
  readonly asker: string;
  readonly begin: () => void;
}

/** One asker may have so many under way, of which one runs; all together so many: each may hold a file of megabytes. */
const ofOneMax = 4;
const ofAllMax = 64;
/** A thread is left to whatever else the machine does, and two are enough: a large statement takes one of them for a second. */
const threadsMax = Math.max(1, Math.min(2, availableParallelism() - 1));
const retryAfterMs = 1_000;

/**
 * Threads of this process for long tasks: one task of each asker at a time, and of those who wait the one who came first. A thread
 * starts with the first task that needs it, and is kept; one that ends fails its task alone. They keep no process running.
 */
export class LongTaskThreads {
  readonly #idle: Worker[] = [];
  readonly #all = new Set<Worker>();
  readonly #waiting: Waiting[] = [];
  /** How many tasks each asker has under way, and for whom one runs. */
  readonly #counts = new Map<string, number>();
  readonly #running = new Set<string>();

  readonly run = (async (asker: string, name: keyof LongTasks, ...given: readonly unknown[]) => {
    const count = this.#counts.get(asker) ?? 0;
    if (count >= ofOneMax || this.#waiting.length >= ofAllMax) {
      throw new TooManyWaiting(retryAfterMs);
    }
    this.#counts.set(asker, count + 1);
    const task = { name, given };
    await new Promise<void>((begin) => {
      this.#waiting.push({ ...task, asker, begin });
      this.#beginNext();
    });
    try {
      return await this.#execute(task);
    } finally {
      this.#running.delete(asker);
      const left = (this.#counts.get(asker) ?? 1) - 1;
      if (left > 0) this.#counts.set(asker, left);
      else this.#counts.delete(asker);
      this.#beginNext();
    }
  }) as LongTaskRunner;

  /** Ends the threads; a task that runs fails. */
  async stop(): Promise<void> {
    await Promise.all([...this.#all].map((worker) => worker.terminate()));
  }

  #beginNext(): void {
    if (this.#running.size >= threadsMax) return;
    const index = this.#waiting.findIndex(({ asker }) => !this.#running.has(asker));
    const [next] = index === -1 ? [] : this.#waiting.splice(index, 1);
    if (next === undefined) return;
    this.#running.add(next.asker);
    next.begin();
  }

  async #execute(task: SentTask): Promise<unknown> {
    const worker = this.#idle.pop() ?? this.#start();
    const over = new AbortController();
    const { signal } = over;
    try {
      worker.postMessage(task);
      const [answer] = (await Promise.race([
        once(worker, 'message', { signal }),
        once(worker, 'exit', { signal }).then(() => [{ failure: new Error('The thread ended') }]),
      ])) as [TaskAnswer];
      if ('failure' in answer) throw answer.failure;
      return answer.result;
    } finally {
      over.abort();
      if (this.#all.has(worker)) this.#idle.push(worker);
    }
  }

  #start(): Worker {
    const worker = new Worker(new URL('./long-task-program.ts', import.meta.url));
    worker.unref();
    this.#all.add(worker);
    const forget = () => {
      this.#all.delete(worker);
      const index = this.#idle.indexOf(worker);
      if (index !== -1) this.#idle.splice(index, 1);
    };
    worker.once('exit', forget);
    // Without a task nobody else listens; the task that it had hears of it by itself.
    worker.on('error', forget);
    return worker;
  }
}
