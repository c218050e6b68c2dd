import { Worker } from 'node:worker_threads';
import { StoreUnavailable } from '../../store.ts';
import type { BatchBeside } from '../../transactions/group-commit.ts';
import type { Tried } from '../../transactions/tried.ts';
import type { Writer } from '../../transactions/transactions.ts';
import { LogFile } from './log-file.ts';
import { type LogOfBoth, SettledGroups } from './late-commits.ts';
import { carriedError, type CarriedError } from './errors-between-threads.ts';
import { isTurnOver, mayHandOver } from './writer-turn.ts';

/** The thread that executes batches, and the listener to its failures. */
export interface WriterOptions {
  /** A module that calls `runWriter` with the batches that it knows. */
  readonly program: URL;
  /** Given to the program as `dataOfWriter`; it is copied. */
  readonly data: unknown;
  /** Told why there is no thread; its batches are executed without it. */
  readonly onFailure: (error: unknown) => void;
  /** Told where the disk has not taken what was committed. Nobody may go on with this file. */
  readonly onDiskFailed: (error: unknown) => void;
}

/** The data that the program of the thread is given. */
export interface WriterProgramData {
  /** The database file. */
  readonly path: string;
  /** Where it writes the number of the group that it is about to commit, the first being 1. */
  readonly begun: BigInt64Array;
  readonly data: unknown;
}

/** A message to the thread: requests, and the batch that executes them. */
export interface SentGroup {
  readonly batch: string;
  readonly requests: readonly unknown[];
}

/**
 * A message of the thread: the batches that it knows when it is ready, and then the outcome of each group, not durable yet.
 */
export type SaidByWriter =
  | { readonly kind: 'ready'; readonly batches: readonly string[] }
  | CarriedTried;

export type CarriedTried =
  | { readonly kind: 'committed'; readonly result: readonly unknown[] }
  | { readonly kind: 'undone' | 'unknown'; readonly error: CarriedError };

/** The turns of a second connection of this process with the first, where a file has one writer at a time. */
export interface WritingTurn {
  /**
   * No transaction of the first connection that writes is in flight while `work`, which writes through the second. Those of
   * the first wait meanwhile, and `work` is told whether one does; readers go on, until one of them waits.
   */
  hold<Result>(work: (isAwaited: () => boolean) => Promise<Result>): Promise<Result>;
  /**
   * The second connection commits without waiting for the disk, and from now on the transactions of the first connection do
   * too. A reader or writer is answered when that is durable, so that nobody is shown data that could still be lost.
   */
  commitLate(log: LogOfBoth): void;
}

/** A group is executed, and the next one lies ready: then it is better to let requests gather. */
const groupsEnough = 2;

interface Group extends SentGroup {
  readonly answer: (tried: Tried<readonly unknown[]>) => void;
  readonly makeRoom: () => void;
}

/**
 * A thread of this process with a connection of its own to the same SQLite file. It commits without waiting for the disk:
 * while it goes on to the next group this thread makes its commits durable, and answers them then. Where the thread fails,
 * requests in flight are answered as unknown, and later requests are executed without it. It starts with the first batch,
 * which is executed without it.
 */
export class WriterThread implements Writer {
  readonly #path: string;
  readonly #options: WriterOptions;
  readonly #writingTurn: WritingTurn;
  readonly #settled = new SettledGroups();
  #started: Promise<void> | undefined;
  #worker: Worker | undefined;
  #logFile: LogFile | undefined;
  /** Those that it executes; none while it cannot. */
  #batches: readonly string[] = [];
  #count = 0n;
  /** Those that wait for the turn to write, and those that the thread has. */
  readonly #waiting: Group[] = [];
  readonly #handedOver: Group[] = [];
  #turn:
    | { readonly isAwaited: () => boolean; readonly end: () => void }
    | 'asked for'
    | 'ending'
    | undefined;

  constructor(path: string, turn: WritingTurn, options: WriterOptions) {
    this.#path = path;
    this.#writingTurn = turn;
    this.#options = options;
  }

  /** Resolves when it can execute, or when it never will. */
  start(): Promise<void> {
    this.#started ??= this.#start().catch(this.#options.onFailure);
    return this.#started;
  }

  execute(batch: string, requests: readonly unknown[]): BatchBeside<unknown> | null {
    if (!this.#batches.includes(batch)) {
      void this.start();
      return null;
    }
    const room = Promise.withResolvers<void>();
    const tried = Promise.withResolvers<Tried<readonly unknown[]>>();
    this.#waiting.push({ batch, requests, answer: tried.resolve, makeRoom: room.resolve });
    if (this.#turn === undefined) void this.#takeTurn();
    else this.#handOver();
    return { roomForNext: room.promise, tried: tried.promise };
  }

  /** Resolves when the thread has closed its connection. Nothing may be in flight. */
  async stop(): Promise<void> {
    await this.#started;
    const worker = this.#worker;
    this.#worker = undefined;
    this.#batches = [];
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
    const { program, data, onFailure } = this.#options;
    this.#logFile = await LogFile.open(this.#path);
    this.#writingTurn.commitLate({
      makeDurable: () => this.#makeDurable(),
      settled: () => this.#settled.all(),
    });
    const workerData: WriterProgramData = { path: this.#path, begun: this.#settled.begun, data };
    const worker = new Worker(program, { workerData });
    this.#worker = worker;
    // It must not keep a process running that has nothing else to do.
    worker.unref();
    worker.on('error', onFailure);
    await new Promise<void>((resolve) => {
      worker.on('message', (said: SaidByWriter) => {
        if (said.kind === 'ready') {
          this.#batches = said.batches;
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

  /** No other writer of this process has its turn until no group is in flight, or one waits and these are done. */
  async #takeTurn(): Promise<void> {
    this.#turn = 'asked for';
    try {
      await this.#writingTurn.hold(
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
      const { batch, requests } = group;
      this.#worker?.postMessage({ batch, requests } satisfies SentGroup);
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
      // Anyone who comes before it is passed waits for the next one.
      this.#turn = 'ending';
      turn.end();
    } else this.#handOver();
  }

  /** An undone group is settled in its turn as well: then so is each before it. */
  async #answer(group: Group, tried: Tried<readonly unknown[]>): Promise<void> {
    this.#count += 1n;
    const count = this.#count;
    await this.#makeDurable();
    this.#settled.settle(count);
    group.answer(tried);
  }

  /** Nobody is answered after the disk has failed. */
  async #makeDurable(): Promise<void> {
    try {
      await this.#logFile?.makeDurable();
    } catch (error) {
      this.#options.onDiskFailed(error);
      await new Promise<never>(() => {});
    }
  }

  #refuseWaiting(error: unknown): void {
    for (const { answer, makeRoom } of this.#waiting.splice(0)) {
      makeRoom();
      answer({ kind: 'undone', error });
    }
  }

  #ended(): void {
    this.#batches = [];
    this.#worker = undefined;
    const error = new StoreUnavailable('The writer thread ended while it wrote.');
    this.#refuseWaiting(error);
    // It may have ended between a commit and its answer.
    for (const group of this.#handedOver.splice(0)) {
      group.makeRoom();
      void this.#answer(group, { kind: 'unknown', error });
    }
    this.#goOn();
  }
}

function triedFrom(carried: CarriedTried): Tried<readonly unknown[]> {
  return carried.kind === 'committed'
    ? { kind: 'durable', result: carried.result }
    : { kind: carried.kind, error: carriedError(carried.error) };
}
