import {
  StoreBusy,
  type TransactionalStore,
  type TransactionLoad,
  type TransactionScope,
} from '../store.ts';
import { executeInOneTransaction, type Tried, tryOnce } from './one-transaction.ts';

/** A batch that another thread executes. */
export interface WriterBatch<Result> {
  /** Resolves when the thread would take another batch, so that it is ready when the thread is done with this one. */
  readonly roomForNext: Promise<void>;
  readonly tried: Promise<Tried<readonly Result[]>>;
}

/** What shares a commit, and how much of it may wait. */
export interface GroupCommitOptions<Tables, Request, Result> {
  readonly store: TransactionalStore<Tables>;
  /** Decides and records all of them, in their order, in the transaction of the scope: one result for each. */
  readonly execute: (
    scope: TransactionScope<Tables>,
    requests: readonly Request[],
  ) => Promise<Result[]>;
  readonly batchMax: number;
  /**
   * Does the same in another thread, in a transaction of its own, so that this thread takes in the next requests meanwhile;
   * null where it cannot at the moment. A single request is executed here, which is quicker, unless others are in flight
   * there.
   */
  readonly executeInWriter?:
    | ((requests: readonly Request[]) => WriterBatch<Result> | null)
    | undefined;
  /** A request that comes while so many wait is refused, before anything is done for it. */
  readonly waitingMax: number;
}

/**
 * So many full batches are with the other thread at most. Under much load this thread takes longer for one round of
 * incoming requests than the other for the two batches that it has.
 */
const fullBatchesInWriterMax = 8;

interface Waiting<Request, Result> {
  readonly request: Request;
  readonly resolve: (result: Result) => void;
  readonly reject: (error: unknown) => void;
}

type Group<Request, Result> = readonly Waiting<Request, Result>[];

/**
 * Makes requests durable together that come at the same time: one commit for all instead of one for each. No request waits
 * for others: a batch is what has arrived, in its order, when the one before is done or waits to be taken up in another
 * thread, or as soon as it is full. Each request is answered when its transaction is durable.
 */
export class GroupCommit<Tables, Request, Result> {
  readonly #options: GroupCommitOptions<Tables, Request, Result>;
  #waiting: Waiting<Request, Result>[] = [];
  #isRunning = false;
  #batchesInWriter = 0;
  #batches = 0;
  #requests = 0;
  /** Called when so many wait that they are a full batch. */
  #onFullBatch: (() => void) | undefined;

  constructor(options: GroupCommitOptions<Tables, Request, Result>) {
    this.#options = options;
  }

  load(): TransactionLoad {
    return { waiting: this.#waiting.length, batches: this.#batches, requests: this.#requests };
  }

  /** Resolves with the result once it is durable. Throws `StoreBusy` where too many wait: then nothing was done. */
  async submit(request: Request): Promise<Result> {
    if (this.#waiting.length >= this.#options.waitingMax) {
      throw new StoreBusy('Too many changes wait to be made.');
    }
    return await new Promise<Result>((resolve, reject) => {
      this.#waiting.push({ request, resolve, reject });
      if (!this.#isRunning) {
        void this.#run();
      } else if (this.#waiting.length >= this.#options.batchMax) {
        this.#onFullBatch?.();
      }
    });
  }

  async #run(): Promise<void> {
    const { executeInWriter, batchMax } = this.#options;
    this.#isRunning = true;
    while (this.#waiting.length > 0) {
      // The other thread takes a while, and others have come meanwhile: those that are still to come are of the next batch.
      if (executeInWriter === undefined || this.#waiting.length === 1) {
        await this.#drainIncoming();
      }
      const group = this.#waiting.splice(0, batchMax);
      this.#batches += 1;
      this.#requests += group.length;
      const isAlone = group.length === 1 && this.#batchesInWriter === 0;
      const there = isAlone ? null : executeInWriter?.(group.map(({ request }) => request));
      if (there) {
        void this.#answerFrom(there, group);
        await this.#waitForRoom(there.roomForNext);
      } else {
        await this.#executeHere(group);
      }
    }
    this.#isRunning = false;
  }

  /**
   * A process accepts one connection at a time, between two looks at the others: it goes on looking as long as that
   * brings a request. Where none comes it costs next to no time.
   */
  async #drainIncoming(): Promise<void> {
    const { store, batchMax } = this.#options;
    let before: number;
    do {
      before = this.#waiting.length;
      await store.yieldToOthers?.();
    } while (this.#waiting.length > before && this.#waiting.length < batchMax);
  }

  /** What comes makes up the next batch until there is room for it, however small; a full one waits for no room. */
  async #waitForRoom(roomForNext: Promise<void>): Promise<void> {
    if (this.#batchesInWriter >= fullBatchesInWriterMax) {
      await roomForNext;
    } else if (this.#waiting.length < this.#options.batchMax) {
      const fullBatch = new Promise<void>((resolve) => (this.#onFullBatch = resolve));
      await Promise.race([roomForNext, fullBatch]);
      this.#onFullBatch = undefined;
    }
  }

  async #answerFrom(there: WriterBatch<Result>, group: Group<Request, Result>): Promise<void> {
    this.#batchesInWriter += 1;
    const tried = await there.tried;
    this.#batchesInWriter -= 1;
    await this.#answerAs(tried, group);
  }

  async #executeHere(group: Group<Request, Result>): Promise<void> {
    const { store, execute } = this.#options;
    if (group.length === 1) {
      await this.#executeEach(group);
      return;
    }
    const requests = group.map(({ request }) => request);
    await this.#answerAs(await tryOnce(store, (scope) => execute(scope, requests)), group);
  }

  async #answerAs(tried: Tried<readonly Result[]>, group: Group<Request, Result>): Promise<void> {
    if (tried.kind === 'durable') {
      for (const [index, { resolve }] of group.entries()) {
        resolve(tried.result[index] as Result);
      }
    } else if (tried.kind === 'unknown' || this.#options.store.isUnavailable(tried.error)) {
      // The store is to blame, and fails the next one too.
      for (const { reject } of group) {
        reject(tried.error);
      }
    } else {
      // One of them is to blame, or another process was faster: each finds out for itself.
      await this.#executeEach(group);
    }
  }

  async #executeEach(group: Group<Request, Result>): Promise<void> {
    const { store, execute } = this.#options;
    for (const { request, resolve, reject } of group) {
      try {
        const [result] = await executeInOneTransaction(store, (scope) => execute(scope, [request]));
        resolve(result as Result);
      } catch (error) {
        reject(error);
      }
    }
  }
}
