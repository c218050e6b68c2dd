import { type Batch, StoreBusy, type TransactionalStore, type TransactionLoad } from '../store.ts';
import { LockedPlaces } from './locked-places.ts';
import { tryOnce } from './one-transaction.ts';
import type { Tried } from './tried.ts';
import { answer, executeAlone, type Group, type Waiting } from './waiting-requests.ts';

/** A batch that is executed beside others: by another thread, or by a database server. */
export interface BatchBeside<Result> {
  /** Resolves when the next batch would be taken, however small. */
  readonly roomForNext: Promise<void>;
  /** Of a request that was passed over, undefined. */
  readonly tried: Promise<Tried<readonly (Result | undefined)[]>>;
}

/** The settings of a shared commit, and how many requests may wait. */
export interface GroupCommitOptions<Tables, Request, Result> {
  readonly store: TransactionalStore<Tables>;
  readonly execute: Batch<Tables, Request, Result>['execute'];
  readonly placeOf?: Batch<Tables, Request, Result>['placeOf'] | undefined;
  readonly batchMax: number;
  /** Does the same beside others, in a transaction of its own, while the next requests are taken in. */
  readonly beside?:
    | {
        /** Null where it cannot at the moment. */
        readonly execute: (requests: readonly Request[]) => BatchBeside<Result> | null;
        /** Where so many wait they go beside the batches that are under way, without waiting for room. */
        readonly waitingMin: number;
        /** But not where so many batches are under way. */
        readonly batchesMax: number;
        /** Whether a single request goes there too, though nothing is under way. */
        readonly takesSingle: boolean;
      }
    | undefined;
  /** A request that comes while so many wait is refused, before anything is done for it. */
  readonly waitingMax: number;
}

/**
 * Makes requests that come at the same time durable together, by a commit for all instead of a commit for each. No request
 * waits for others: a batch holds the arrived requests, in their order, when the batches before are done or wait to be
 * taken up elsewhere, or as soon as it is worth its own costs. Each request is answered when its transaction is durable.
 */
export class GroupCommit<Tables, Request, Result> {
  readonly #options: GroupCommitOptions<Tables, Request, Result>;
  readonly #lockedPlaces: LockedPlaces<Tables, Request, Result>;
  #waiting: Waiting<Request, Result>[] = [];
  #isRunning = false;
  #batchesBeside = 0;
  #batches = 0;
  #requests = 0;
  /** Called when the next batch may go beside others. */
  #goBeside: (() => void) | undefined;

  constructor(options: GroupCommitOptions<Tables, Request, Result>) {
    this.#options = options;
    this.#lockedPlaces = new LockedPlaces(options);
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
      } else {
        this.#letGoBeside();
      }
    });
  }

  async #run(): Promise<void> {
    const { beside, batchMax } = this.#options;
    this.#isRunning = true;
    while (this.#waiting.length > 0) {
      // A batch beside takes a while, and others have come meanwhile: those that are still to come are of the next batch.
      if (beside === undefined || this.#waiting.length === 1) {
        await this.#drainIncoming();
      }
      const group = this.#waiting.splice(0, batchMax);
      // A batch that failed has taken them with it.
      if (group.length === 0) break;
      this.#batches += 1;
      this.#requests += group.length;
      const isAlone = group.length === 1 && this.#batchesBeside === 0 && !beside?.takesSingle;
      const there = isAlone ? null : beside?.execute(group.map(({ request }) => request));
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

  /**
   * New requests make up the next batch until there is room for it, however small, or enough have come to go beside others.
   */
  async #waitForRoom(roomForNext: Promise<void>): Promise<void> {
    if (this.#mayGoBeside()) return;
    const beside = new Promise<void>((resolve) => (this.#goBeside = resolve));
    await Promise.race([roomForNext, beside]);
    this.#goBeside = undefined;
  }

  #letGoBeside(): void {
    if (this.#mayGoBeside()) this.#goBeside?.();
  }

  #mayGoBeside(): boolean {
    const { beside } = this.#options;
    return (
      beside !== undefined &&
      this.#batchesBeside < beside.batchesMax &&
      this.#waiting.length >= beside.waitingMin
    );
  }

  async #answerFrom(there: BatchBeside<Result>, group: Group<Request, Result>): Promise<void> {
    this.#batchesBeside += 1;
    const tried = await there.tried;
    this.#batchesBeside -= 1;
    this.#letGoBeside();
    await this.#answerAs(tried, group);
  }

  async #executeHere(group: Group<Request, Result>): Promise<void> {
    const { store, execute } = this.#options;
    if (group.length === 1) {
      await this.#executeEach(group);
      return;
    }
    const requests = group.map(({ request }) => request);
    const tried = await tryOnce(store, (scope) => execute(scope, requests), 'batches');
    await this.#answerAs(tried, group);
  }

  async #answerAs(
    tried: Tried<readonly (Result | undefined)[]>,
    group: Group<Request, Result>,
  ): Promise<void> {
    if (tried.kind === 'durable') {
      this.#lockedPlaces.take(answer(group, tried.result));
    } else if (tried.kind === 'unknown' || this.#options.store.isUnavailable(tried.error)) {
      // The store is to blame, and fails the next group too: a silent store would keep the waiting requests as long again.
      for (const { reject } of [...group, ...this.#waiting.splice(0)]) {
        reject(tried.error);
      }
    } else {
      // A request of the group is to blame, or another process was faster: each finds out for itself.
      await this.#executeEach(group);
    }
  }

  async #executeEach(group: Group<Request, Result>): Promise<void> {
    for (const one of group) {
      await executeAlone(this.#options, one);
    }
  }
}
