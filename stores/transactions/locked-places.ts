import { type Batch, StoreBusy, type TransactionalStore } from '../store.ts';
import { tryOnce } from './one-transaction.ts';
import { answer, executeAlone, type Group, type Waiting } from './waiting-requests.ts';

interface LockedPlacesOptions<Tables, Request, Result> {
  readonly store: TransactionalStore<Tables>;
  readonly execute: Batch<Tables, Request, Result>['execute'];
  readonly placeOf?: Batch<Tables, Request, Result>['placeOf'] | undefined;
  readonly batchMax: number;
}

/** So many requests wait for rows that others have locked at most; one more is refused. */
const waitingMax = 200;

/**
 * Requests that were passed over because somebody else has locked their rows. Those of one place wait for them in one
 * transaction, one place after the other, so that they hold up nobody else and take one connection.
 */
export class LockedPlaces<Tables, Request, Result> {
  readonly #options: LockedPlacesOptions<Tables, Request, Result>;
  readonly #places = new Map<string, Waiting<Request, Result>[]>();
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
      if (others) others.push(one);
      else this.#places.set(place, [one]);
    }
    if (!this.#isRunning && this.#waiting > 0) void this.#run();
  }

  async #run(): Promise<void> {
    this.#isRunning = true;
    for (let group = this.#next(); group.length > 0; group = this.#next()) {
      await this.#execute(group);
    }
    this.#isRunning = false;
  }

  /** Those of the place that has waited longest; it queues up again with what is left. */
  #next(): Group<Request, Result> {
    const [first] = this.#places;
    if (first === undefined) return [];
    const [place, waiting] = first;
    const group = waiting.splice(0, this.#options.batchMax);
    this.#places.delete(place);
    if (waiting.length > 0) this.#places.set(place, waiting);
    this.#waiting -= group.length;
    return group;
  }

  async #execute(group: Group<Request, Result>): Promise<void> {
    const { store, execute } = this.#options;
    const requests = group.map(({ request }) => request);
    const tried = await tryOnce(store, (scope) => execute(scope, requests), 'batches');
    if (tried.kind === 'durable') {
      answer(group, tried.result);
    } else if (tried.kind === 'unknown' || store.isUnavailable(tried.error)) {
      for (const { reject } of group) reject(tried.error);
    } else {
      for (const one of group) await executeAlone(this.#options, one);
    }
  }
}
