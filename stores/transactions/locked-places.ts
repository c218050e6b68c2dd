import { type Batch, StoreBusy, StoreUnavailable, type TransactionalStore } from '../store.ts';
import { tryOnce } from './one-transaction.ts';
import { answer, executeAlone, type Group, type Waiting } from './waiting-requests.ts';

interface LockedPlacesOptions<Tables, Request, Result> {
  readonly store: TransactionalStore<Tables>;
  readonly execute: Batch<Tables, Request, Result>['execute'];
  readonly placeOf?: Batch<Tables, Request, Result>['placeOf'] | undefined;
  readonly batchMax: number;
  /** A request that has waited so long for other places does not wait for its own as well, in milliseconds. */
  readonly patienceMs?: number;
}

/** At most so many requests wait for rows that others have locked; a further request is refused. */
const waitingMax = 200;

const standardPatienceMs = 1_000;

interface Place<Request, Result> {
  /** Since when the first of them waits, by `performance.now()`. */
  readonly since: number;
  readonly waiting: Waiting<Request, Result>[];
}

/**
 * Requests that were passed over because somebody else has locked their rows. The requests of a place wait for them in one
 * transaction, place after place, so that they hold up nobody else and take one connection.
 */
export class LockedPlaces<Tables, Request, Result> {
  readonly #options: LockedPlacesOptions<Tables, Request, Result>;
  readonly #places = new Map<string, Place<Request, Result>>();
  #waiting = 0;
  #isRunning = false;

  constructor(options: LockedPlacesOptions<Tables, Request, Result>) {
    this.#options = options;
  }

  take(passedOver: Group<Request, Result>): void {
    const { placeOf = () => '' } = this.#options;
    for (const one of passedOver) {
      if (this.#waiting >= waitingMax) {
        one.reject(new StoreBusy('Too many changes wait for rows that others have locked.'));
        continue;
      }
      this.#waiting += 1;
      const place = placeOf(one.request);
      const others = this.#places.get(place);
      if (others) others.waiting.push(one);
      else this.#places.set(place, { since: performance.now(), waiting: [one] });
    }
    if (!this.#isRunning && this.#waiting > 0) void this.#run();
  }

  async #run(): Promise<void> {
    const { patienceMs = standardPatienceMs } = this.#options;
    this.#isRunning = true;
    for (let next = this.#next(); next !== undefined; next = this.#next()) {
      await this.#execute(next.waiting, performance.now() - next.since >= patienceMs);
    }
    this.#isRunning = false;
  }

  /** The requests of the place that has waited longest; it queues up again with the rest. */
  #next(): Place<Request, Result> | undefined {
    const [first] = this.#places;
    if (first === undefined) return undefined;
    const [place, { since, waiting }] = first;
    const group = waiting.splice(0, this.#options.batchMax);
    this.#places.delete(place);
    if (waiting.length > 0) this.#places.set(place, { since, waiting });
    this.#waiting -= group.length;
    return { since, waiting: group };
  }

  async #execute(group: Group<Request, Result>, isLate: boolean): Promise<void> {
    const { store, execute } = this.#options;
    const requests = group.map(({ request }) => request);
    const tried = await tryOnce(
      store,
      (scope) => execute(isLate ? { ...scope, passesOverLocked: true } : scope, requests),
      'batches',
    );
    if (tried.kind === 'durable') {
      const still = new StoreUnavailable('Others have locked these rows for too long.');
      for (const { reject } of answer(group, tried.result)) reject(still);
    } else if (tried.kind === 'unknown' || store.isUnavailable(tried.error)) {
      for (const { reject } of group) reject(tried.error);
      // A store that does not answer would keep the others as long again; rows that are locked are those of one place.
      if (tried.error instanceof StoreUnavailable) this.#rejectAll(tried.error);
    } else {
      for (const one of group) await executeAlone(this.#options, one);
    }
  }

  #rejectAll(error: StoreUnavailable): void {
    for (const { waiting } of this.#places.values()) {
      for (const { reject } of waiting) reject(error);
    }
    this.#places.clear();
    this.#waiting = 0;
  }
}
