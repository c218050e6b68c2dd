import {
  type Batch,
  StoreBusy,
  type TransactionalStore,
  type TransactionLoad,
  type Tried,
} from '../store.ts';
import { LockedPlaces } from './locked-places.ts';
import { tryOnce } from './one-transaction.ts';
import { answer, executeAlone, type Group, type Waiting } from './waiting-requests.ts';

/** The settings of a shared commit, and how many requests may wait. */
export interface GroupCommitOptions<Tables, Request, Result> {
  readonly store: TransactionalStore<Tables>;
  readonly execute: Batch<Tables, Request, Result>['execute'];
  readonly placeOf?: Batch<Tables, Request, Result>['placeOf'] | undefined;
  readonly batchMax: number;
  /**
   * Where the store runs transactions side by side. A batch then passes over rows that others have locked, a single request
   * too, so that the next batches need not wait with it.
   */
  readonly beside?: {
    /** Where so many wait they go beside the batches that are under way, without waiting for these. */
    readonly waitingMin: number;
    /** But not where so many batches are under way. */
    readonly batchesMax: number;
  };
  /** A request that comes while so many wait is refused, before anything is done for it. */
  readonly waitingMax: number;
}

/**
 * Makes requests that come at the same time durable together, by a commit for all instead of a commit for each. No request
 * waits for others: a batch holds the arrived requests, in their order, when the batches before are done, or beside these
 * as soon as it is worth its own costs. Each request is answered when its transaction is durable.
 */
export class GroupCommit<Tables, Request, Result> {
  readonly #options: GroupCommitOptions<Tables, Request, Result>;
  readonly #lockedPlaces: LockedPlaces<Tables, Request, Result>;
  #waiting: Waiting<Request, Result>[] = [];
  #isRunning = false;
  #underWay = 0;
  #batches = 0;
  #requests = 0;
  /** Called when there is room for the next batch. */
  #makeRoom: (() => void) | undefined;

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
      if (!this.#isRunning) void this.#run();
      else if (this.#hasRoom) this.#makeRoom?.();
    });
  }

  async #run(): Promise<void> {
    this.#isRunning = true;
    while (this.#waiting.length > 0) {
      await this.#drainIncoming();
      const group = this.#waiting.splice(0, this.#options.batchMax);
      // A batch that failed has taken them with it.
      if (group.length === 0) break;
      this.#batches += 1;
      this.#requests += group.length;
      void this.#execute(group);
      // New requests make up the next batch meanwhile.
      if (!this.#hasRoom) await new Promise<void>((resolve) => (this.#makeRoom = resolve));
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

  async #execute(group: Group<Request, Result>): Promise<void> {
    this.#underWay += 1;
    const tried = await this.#try(group);
    this.#underWay -= 1;
    if (this.#hasRoom) this.#makeRoom?.();
    if (tried !== null) await this.#answerAs(tried, group);
  }

  /** Null where a single request had a transaction of its own, and its answer. */
  async #try(
    group: Group<Request, Result>,
  ): Promise<Tried<readonly (Result | undefined)[]> | null> {
    const { store, execute, beside } = this.#options;
    if (group.length === 1 && beside === undefined) {
      await this.#executeEach(group);
      return null;
    }
    const requests = group.map(({ request }) => request);
    const passesOverLocked = beside !== undefined;
    return await tryOnce(
      store,
      (scope) => execute({ ...scope, passesOverLocked }, requests),
      'batches',
    );
  }

  /** Whether the next batch may go. */
  get #hasRoom(): boolean {
    const { beside } = this.#options;
    const isWorthIt =
      beside !== undefined &&
      this.#underWay < beside.batchesMax &&
      this.#waiting.length >= beside.waitingMin;
    return this.#underWay === 0 || isWorthIt;
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
