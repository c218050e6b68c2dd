import { Worker } from 'node:worker_threads';
import type { Tried } from '#bank/one-transaction.ts';
import type { Clock, Log } from '#bank/ports.ts';
import type { Tables } from '#bank/tables.ts';
import type { SendingAsk, Sent } from '#bank/transfers/send-together.ts';
import type { SendingThread } from '#bank/transfers/sending-thread.ts';
import { type Store, StoreUnavailable } from '#stores/store.ts';
import { systemClock } from './clock.ts';
import { carriedError, type CarriedError } from './errors-between-threads.ts';
import { databaseFile } from './open-store.ts';
import type { Settings } from './settings.ts';

/** What the program of the thread is given. */
export interface SendingProgramData {
  /** The database file. */
  readonly path: string;
  readonly timeZone: string;
}

/** What the thread answers: what came of a group. */
export type CarriedTried =
  | { readonly kind: 'durable'; readonly result: readonly Sent[] }
  | { readonly kind: 'undone' | 'unknown'; readonly error: CarriedError };

interface SendingThreadOptions extends SendingProgramData {
  /** Keeps other writers of this process away while the thread writes. */
  readonly standAside: NonNullable<Store<Tables>['standAside']>;
  readonly log: Log;
  /** The program to run, where it is not the real one. */
  readonly program?: URL | undefined;
}

const sendingProgram = new URL('./sending-program.ts', import.meta.url);

/**
 * The thread of a server over a SQLite file; undefined over PostgreSQL, which works beside this process by itself, and by
 * another clock than the system's, which the thread could not share.
 */
export function sendingThreadOf({
  store: { standAside },
  settings: { dataFolder },
  clock,
  timeZone,
  log,
}: {
  readonly store: Store<Tables>;
  readonly settings: Pick<Settings, 'dataFolder'>;
  readonly clock: Clock;
  readonly timeZone: string;
  readonly log: Log;
}): SqliteSendingThread | undefined {
  return standAside === undefined || clock !== systemClock
    ? undefined
    : new SqliteSendingThread({ path: databaseFile(dataFolder), timeZone, standAside, log });
}

/**
 * A thread of this process with a connection of its own to the same SQLite file. Where it fails, what was under way is
 * answered as unknown, and whatever comes after is done without it.
 */
export class SqliteSendingThread implements SendingThread {
  readonly #options: SendingThreadOptions;
  #worker: Worker | undefined;
  #isReady = false;
  #answer: ((tried: Tried<readonly Sent[]>) => void) | undefined;

  constructor(options: SendingThreadOptions) {
    this.#options = options;
  }

  /** Resolves when it can send, or when it never will: then the log says why. */
  start(): Promise<void> {
    const { path, timeZone, log, program = sendingProgram } = this.#options;
    const data: SendingProgramData = { path, timeZone };
    const worker = new Worker(program, { workerData: data });
    this.#worker = worker;
    // It must not keep a process running that has nothing else to do.
    worker.unref();
    return new Promise((resolve) => {
      worker.on('message', (said: 'ready' | CarriedTried) => {
        if (said === 'ready') {
          this.#isReady = worker === this.#worker;
          resolve();
        } else {
          this.#answered(said);
        }
      });
      worker.on('error', (error) => log.error('The sending thread failed', { error }));
      worker.once('exit', () => {
        this.#ended();
        resolve();
      });
    });
  }

  send(asks: readonly SendingAsk[]): Promise<Tried<readonly Sent[]>> | null {
    return this.#isReady ? this.#takeTurn(asks) : null;
  }

  /** Resolves when the thread has closed its connection. Nothing may be under way. */
  async stop(): Promise<void> {
    const worker = this.#worker;
    this.#worker = undefined;
    this.#isReady = false;
    if (worker === undefined) return;
    await new Promise((resolve) => {
      worker.once('exit', resolve);
      worker.ref();
      worker.postMessage(null);
    });
  }

  async #takeTurn(asks: readonly SendingAsk[]): Promise<Tried<readonly Sent[]>> {
    try {
      return await this.#options.standAside(() => this.#sendInTurn(asks));
    } catch (error) {
      // Its turn did not come.
      return { kind: 'undone', error };
    }
  }

  #sendInTurn(asks: readonly SendingAsk[]): Promise<Tried<readonly Sent[]>> {
    return new Promise((resolve, reject) => {
      const worker = this.#worker;
      if (worker === undefined) {
        reject(new StoreUnavailable('The sending thread has ended.'));
        return;
      }
      this.#answer = resolve;
      worker.postMessage(asks);
    });
  }

  #answered(tried: CarriedTried): void {
    this.#answer?.(
      tried.kind === 'durable' ? tried : { kind: tried.kind, error: carriedError(tried.error) },
    );
    this.#answer = undefined;
  }

  #ended(): void {
    this.#isReady = false;
    this.#worker = undefined;
    // It may have ended between its commit and its answer.
    const error = new StoreUnavailable('The sending thread ended while it sent.');
    this.#answer?.({ kind: 'unknown', error });
    this.#answer = undefined;
  }
}
