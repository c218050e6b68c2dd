import { Worker } from 'node:worker_threads';
import type { Elsewhere } from '#bank/database/group-commit.ts';
import type { Tried } from '#bank/database/one-transaction.ts';
import type { Clock, Log } from '#bank/ports.ts';
import type { Tables } from '#bank/database/tables.ts';
import type { SendingAsk, Sent } from '#bank/transfers/transfer-batch.ts';
import type { SendingThread } from '#bank/transfers/transfer-worker.ts';
import { LogFile } from '#stores/node-sqlite/log-file.ts';
import { type Store, StoreUnavailable } from '#stores/store.ts';
import { systemClock } from '../process/clock.ts';
import { carriedError, type CarriedError } from './errors-between-threads.ts';
import { databaseFile } from '../process/open-store.ts';
import type { Settings } from '../process/settings.ts';
import { SettledGroups } from './durability-barrier.ts';
import { isTurnOver, mayHandOver } from './writer-turn.ts';

/** What the program of the thread is given. */
export interface SendingProgramData {
  /** The database file. */
  readonly path: string;
  readonly timeZone: string;
  /** Where it writes the number of the group that it is about to commit, the first being 1. */
  readonly begun: BigInt64Array;
}

/** What the thread answers: what came of a group, which is not durable yet. */
export type CarriedTried =
  | { readonly kind: 'committed'; readonly result: readonly Sent[] }
  | { readonly kind: 'undone' | 'unknown'; readonly error: CarriedError };

/** What the thread needs of the store of the first one, over the same file. */
export interface AsideStore {
  readonly standAside: NonNullable<Store<Tables>['standAside']>;
  readonly answerAfter: NonNullable<Store<Tables>['answerAfter']>;
}

interface SendingThreadOptions extends Pick<SendingProgramData, 'path' | 'timeZone'> {
  readonly store: AsideStore;
  readonly log: Log;
  /** Told where the disk has not taken what was committed. Nobody may go on with this file. */
  readonly onDiskFailed: (error: unknown) => void;
  /** The program to run, where it is not the real one. */
  readonly program?: URL | undefined;
}

const sendingProgram = new URL('./writer-program.ts', import.meta.url);

/** One group is carried out, and the next one lies ready: then it is better to let those who come gather. */
const groupsEnough = 2;

interface Group {
  readonly asks: readonly SendingAsk[];
  readonly answer: (tried: Tried<readonly Sent[]>) => void;
  readonly makeRoom: () => void;
}

/**
 * The thread of a server over a SQLite file; undefined over PostgreSQL, which works beside this process by itself, and by
 * another clock than the system's, which the thread could not share.
 */
export function sendingThreadOf({
  store: { standAside, answerAfter },
  settings: { dataFolder },
  clock,
  ...others
}: {
  readonly store: Pick<Store<Tables>, 'standAside' | 'answerAfter'>;
  readonly settings: Pick<Settings, 'dataFolder'>;
  readonly clock: Clock;
} & Pick<SendingThreadOptions, 'timeZone' | 'log' | 'onDiskFailed'>):
  | SqliteSendingThread
  | undefined {
  if (standAside === undefined || answerAfter === undefined || clock !== systemClock) {
    return undefined;
  }
  const store = { standAside, answerAfter };
  return new SqliteSendingThread({ path: databaseFile(dataFolder), store, ...others });
}

/**
 * A thread of this process with a connection of its own to the same SQLite file. It commits without waiting for the disk:
 * while it goes on to the next group this thread makes durable what it has committed, and answers it then. Where the
 * thread fails, what was under way is answered as unknown, and whatever comes after is done without it.
 */
export class SqliteSendingThread implements SendingThread {
  readonly #options: SendingThreadOptions;
  readonly #settled = new SettledGroups();
  #started: Promise<void> | undefined;
  #worker: Worker | undefined;
  #logFile: LogFile | undefined;
  #isReady = false;
  #count = 0n;
  /** Those that wait for the turn to write, and those that the thread has. */
  readonly #waiting: Group[] = [];
  readonly #handedOver: Group[] = [];
  #turn:
    | { readonly isAwaited: () => boolean; readonly end: () => void }
    | 'asked for'
    | 'ending'
    | undefined;

  constructor(options: SendingThreadOptions) {
    this.#options = options;
  }

  /** Resolves when it can send, or when it never will: then the log says why. */
  start(): Promise<void> {
    this.#started = this.#start().catch((error: unknown) => {
      this.#options.log.error('The sending thread cannot start', { error });
    });
    return this.#started;
  }

  send(asks: readonly SendingAsk[]): Elsewhere<Sent> | null {
    if (!this.#isReady) return null;
    const room = Promise.withResolvers<void>();
    const tried = Promise.withResolvers<Tried<readonly Sent[]>>();
    this.#waiting.push({ asks, answer: tried.resolve, makeRoom: room.resolve });
    if (this.#turn === undefined) void this.#takeTurn();
    else this.#handOver();
    return { roomForNext: room.promise, tried: tried.promise };
  }

  /** Resolves when the thread has closed its connection. Nothing may be under way. */
  async stop(): Promise<void> {
    await this.#started;
    const worker = this.#worker;
    this.#worker = undefined;
    this.#isReady = false;
    if (worker !== undefined) {
      await new Promise((resolve) => {
        worker.once('exit', resolve);
        worker.ref();
        worker.postMessage(null);
      });
    }
    await this.#logFile?.close();
    this.#logFile = undefined;
  }

  async #start(): Promise<void> {
    const { path, timeZone, store, log, program = sendingProgram } = this.#options;
    this.#logFile = await LogFile.open(path);
    store.answerAfter(() => this.#settled.all());
    const data: SendingProgramData = { path, timeZone, begun: this.#settled.begun };
    const worker = new Worker(program, { workerData: data });
    this.#worker = worker;
    // It must not keep a process running that has nothing else to do.
    worker.unref();
    worker.on('error', (error) => log.error('The sending thread failed', { error }));
    await new Promise<void>((resolve) => {
      worker.on('message', (said: 'ready' | CarriedTried) => {
        if (said === 'ready') {
          this.#isReady = true;
          resolve();
        } else {
          this.#committed(said);
        }
      });
      worker.once('exit', () => {
        this.#ended();
        resolve();
      });
    });
  }

  /** No other writer of this process has its turn until no group is under way, or somebody waits and these are done. */
  async #takeTurn(): Promise<void> {
    this.#turn = 'asked for';
    try {
      await this.#options.store.standAside(
        (isAwaited) =>
          new Promise<void>((end) => {
            this.#turn = { isAwaited, end };
            this.#handOver();
          }),
      );
    } catch (error) {
      // The turn did not come.
      this.#refuseWaiting(error);
    }
    this.#turn = undefined;
    if (this.#waiting.length > 0) void this.#takeTurn();
  }

  #handOver(): void {
    const turn = this.#turn;
    if (typeof turn !== 'object') return;
    const mayGoOn = () =>
      mayHandOver({ handedOver: this.#handedOver.length, isAwaited: turn.isAwaited() });
    while (this.#waiting.length > 0 && mayGoOn()) {
      const group = this.#waiting.shift() as Group;
      this.#handedOver.push(group);
      this.#worker?.postMessage(group.asks);
    }
    if (this.#handedOver.length < groupsEnough) {
      this.#handedOver.at(-1)?.makeRoom();
    }
  }

  #committed(carried: CarriedTried): void {
    const group = this.#handedOver.shift();
    if (group === undefined) return;
    void this.#answer(group, triedFrom(carried));
    this.#goOn();
  }

  /** Hands over the next group, or ends the turn where there is none, or where somebody else waits for theirs. */
  #goOn(): void {
    const turn = this.#turn;
    if (typeof turn !== 'object') return;
    const isOver = isTurnOver({
      waiting: this.#waiting.length,
      handedOver: this.#handedOver.length,
      isAwaited: turn.isAwaited(),
    });
    if (isOver) {
      // Whoever comes before it is passed waits for the next one.
      this.#turn = 'ending';
      turn.end();
    } else this.#handOver();
  }

  /** What was undone is settled in its turn as well: then so is each before it. */
  async #answer(group: Group, tried: Tried<readonly Sent[]>): Promise<void> {
    this.#count += 1n;
    const count = this.#count;
    try {
      await this.#logFile?.makeDurable();
    } catch (error) {
      this.#options.onDiskFailed(error);
      return;
    }
    this.#settled.settle(count);
    group.answer(tried);
  }

  #refuseWaiting(error: unknown): void {
    for (const { answer, makeRoom } of this.#waiting.splice(0)) {
      makeRoom();
      answer({ kind: 'undone', error });
    }
  }

  #ended(): void {
    this.#isReady = false;
    this.#worker = undefined;
    const error = new StoreUnavailable('The sending thread ended while it sent.');
    this.#refuseWaiting(error);
    // It may have ended between a commit and its answer.
    for (const group of this.#handedOver.splice(0)) {
      group.makeRoom();
      void this.#answer(group, { kind: 'unknown', error });
    }
    this.#goOn();
  }
}

function triedFrom(carried: CarriedTried): Tried<readonly Sent[]> {
  return carried.kind === 'committed'
    ? { kind: 'durable', result: carried.result }
    : { kind: carried.kind, error: carriedError(carried.error) };
}
