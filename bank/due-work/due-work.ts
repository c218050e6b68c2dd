import type { EpochMs } from '#contract/time/time.ts';
import type { Kysely } from 'kysely';
import type { EventBell } from '../events/event-bell.ts';
import type { BankStore, Clock, Log } from '../ports.ts';
import type { Tables } from '../database/tables.ts';
import type { DatabaseTransaction } from '../database/database-transaction.ts';

/** Something that is due at a time, as it stands in the store. */
export interface DueItem {
  readonly id: string;
  readonly dueAt: EpochMs;
}

/** A kind of work that is done when its time has come, such as finishing a transfer. */
export interface DueSource {
  readonly name: string;
  /** What is waiting, the next one due first, of those due together by id; only what comes after an item, if given. */
  next(db: Kysely<Tables>, limit: number, after?: DueItem): Promise<DueItem[]>;
  /**
   * Does the work in the transaction, if it is still to be done: another process may have been
   * faster. Returns the member to be told, or undefined where there was nothing to do.
   */
  finish(scope: DatabaseTransaction, id: string, now: EpochMs): Promise<string | undefined>;
  /** Loads what `finish` needs beyond what the bank opens with. */
  readonly load?: () => Promise<unknown>;
}

/** How a source does, for anyone who watches the server. */
export interface DueWorkFigures {
  readonly source: string;
  /** Items that were done, and that failed and are tried again, since the start. */
  readonly done: number;
  readonly failed: number;
  /** By how much the oldest item is late, in milliseconds; 0 where none is. */
  readonly lateMs: number;
}

interface DueWorkDependencies {
  readonly store: BankStore;
  readonly clock: Clock;
  readonly log: Log;
  readonly bell: EventBell;
}

/** How far the work has come in a source of which more is due than is read at once. */
interface Pass {
  readonly after: DueItem;
  /** Whether an item failed on the way, which is tried again in the next pass. */
  readonly failed: boolean;
}

/** How many items of a source are read at once. */
const batch = 100;

/**
 * The longest sleep: another process on the same database may have died and left work behind, or
 * recorded some that is due earlier.
 */
const sleepAtMostMs = 5_000;

/** How long to wait after the store failed, or an item did. */
const retryAfterMs = 1_000;

/** Where the store cannot do so many items in a row it is to blame, and not they: a full disk fails them all. */
const unavailableMost = 3;

/**
 * Does what is due. The list of it stands in the store, so that nothing is forgotten when a process
 * dies; each item is done once, in one transaction, however many processes look.
 */
export class DueWork {
  readonly #bank: DueWorkDependencies;
  readonly #sources: readonly DueSource[];
  readonly #passes = new Map<DueSource, Pass>();
  readonly #counts = new Map<DueSource, { done: number; failed: number }>();
  #running = false;
  #work: Promise<void> = Promise.resolve();
  #cancelWake: (() => void) | null = null;
  #wakesAt = Infinity;

  constructor(bank: DueWorkDependencies, sources: readonly DueSource[]) {
    this.#bank = bank;
    this.#sources = sources;
  }

  /** Loads what any of the work needs. */
  async load(): Promise<void> {
    await Promise.all(this.#sources.map(async (source) => await source.load?.()));
  }

  /** Does what is overdue, and goes on with what is due next. */
  async start(): Promise<void> {
    this.#running = true;
    await this.#run();
  }

  /** Waits for the work at hand; what is due later stays in the store. */
  async stop(): Promise<void> {
    this.#running = false;
    this.#cancelWake?.();
    await this.#work;
  }

  /** Something was recorded that will be due then. */
  expect(dueAt: EpochMs): void {
    if (this.#running && dueAt < this.#wakesAt) {
      this.#sleepUntil(dueAt);
    }
  }

  /** How each source does now. */
  figures(): Promise<DueWorkFigures[]> {
    const { store, clock } = this.#bank;
    return Promise.all(
      this.#sources.map(async (source) => {
        const [oldest] = await source.next(store.db, 1);
        const lateMs = Math.max(0, clock.now() - (oldest?.dueAt ?? Infinity));
        const { done, failed } = this.#counts.get(source) ?? { done: 0, failed: 0 };
        return { source: source.name, done, failed, lateMs };
      }),
    );
  }

  #sleepUntil(moment: EpochMs): void {
    this.#cancelWake?.();
    this.#wakesAt = moment;
    this.#cancelWake = this.#bank.clock.wakeAt(moment, () => {
      void this.#run();
    });
  }

  #run(): Promise<void> {
    this.#work = this.#work.then(() => this.#doWhatIsDue());
    return this.#work;
  }

  async #doWhatIsDue(): Promise<void> {
    if (!this.#running) {
      return;
    }
    // Whatever is recorded from here on must be able to set an earlier wake.
    this.#wakesAt = Infinity;
    let sleepMs = sleepAtMostMs;
    for (const source of this.#sources) {
      try {
        sleepMs = Math.min(sleepMs, await this.#doBatch(source));
      } catch (error) {
        this.#bank.log.error('What is due could not be read', { error, source: source.name });
        sleepMs = Math.min(sleepMs, retryAfterMs);
      }
    }
    if (this.#running) {
      this.expect((this.#bank.clock.now() + sleepMs) as EpochMs);
    }
  }

  /**
   * Does a batch of what is due; returns how long to sleep until the next, in milliseconds. After a full one the next
   * goes on behind it, so that what failed is passed over, however much of it there is, until all the rest is done.
   */
  async #doBatch(source: DueSource): Promise<number> {
    const { store, clock } = this.#bank;
    const pass = this.#passes.get(source);
    const waiting = await source.next(store.db, batch, pass?.after);
    this.#passes.delete(source);
    let failed = pass?.failed ?? false;
    let unavailable = 0;
    for (const item of waiting) {
      const { id, dueAt } = item;
      const now = clock.now();
      if (dueAt > now) {
        return Math.min(dueAt - now, failed ? retryAfterMs : sleepAtMostMs);
      }
      const end = await this.#doOne(source, id, now);
      this.#count(source, end === 'done' ? 'done' : 'failed');
      failed = failed || end !== 'done';
      unavailable = end === 'unavailable' ? unavailable + 1 : 0;
      if (unavailable === unavailableMost) {
        this.#passes.set(source, { after: item, failed });
        return retryAfterMs;
      }
    }
    const last = waiting.at(-1);
    if (last !== undefined && waiting.length === batch) {
      this.#passes.set(source, { after: last, failed });
      return 0;
    }
    return failed ? retryAfterMs : sleepAtMostMs;
  }

  #count(source: DueSource, end: 'done' | 'failed'): void {
    const counts = this.#counts.get(source) ?? { done: 0, failed: 0 };
    counts[end] += 1;
    this.#counts.set(source, counts);
  }

  async #doOne(
    source: DueSource,
    id: string,
    now: EpochMs,
  ): Promise<'done' | 'failed' | 'unavailable'> {
    try {
      const membershipId = await this.#bank.store.transactInBackground((scope) =>
        source.finish(scope, id, now),
      );
      if (membershipId !== undefined) {
        this.#bank.bell.ring(membershipId);
      }
      return 'done';
    } catch (error) {
      // One item that fails must not hold up the others; it stays due and is tried again.
      this.#bank.log.error('What is due could not be done', { error, source: source.name, id });
      return this.#bank.store.isUnavailable(error) ? 'unavailable' : 'failed';
    }
  }
}
