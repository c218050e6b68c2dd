import type { EpochMs } from '#contract/time/time.ts';
import type { EventBell } from '../member-log/event-bell.ts';
import { type BankStore, type Clock, type Log, TooManyWaiting } from '../ports.ts';
import { type Claim, claimDue, finishAll } from './claim-due.ts';
import type { DueItem, DueSource } from './due-source.ts';

/** Figures of a source for monitoring. */
export interface DueWorkFigures {
  readonly source: string;
  /** Items since the start: those done, and failed attempts. */
  readonly done: number;
  readonly failed: number;
  /** The delay of the oldest item, in milliseconds; 0 if none is late. */
  readonly lateMs: number;
}

/** The parts of the bank that due work needs. */
export interface DueWorkDependencies {
  readonly store: BankStore;
  readonly clock: Clock;
  readonly log: Log;
  readonly bell: EventBell;
}

/** The progress through a source that has more due items than a round does. */
interface Pass {
  readonly after: DueItem;
  /** Whether an item failed in this pass. It is retried in the next one. */
  readonly failed: boolean;
}

interface Round {
  /** The next items are those after this one. */
  after: DueItem | undefined;
  /** Whether an item failed and is retried in the next pass. */
  failed: boolean;
  /** The number of consecutive items for which the store was unavailable. */
  unavailable: number;
}

/** The most items of a source before the next source has its turn. */
const roundMost = 200;

/**
 * The longest sleep. Another process on the same database may have ended and left work, or recorded work that is due
 * earlier.
 */
const sleepAtMostMs = 5_000;

/** The wait after a failure of the store or of an item, in milliseconds. */
const retryAfterMs = 1_000;

/** Older due work is caught up in the order of its due times, in steps of this length, in milliseconds. */
const catchUpStepMs = 60 * 60_000;

/** After this many consecutive failures the store is at fault, not the items: a full disk fails them all. */
const unavailableMost = 3;

/**
 * Does work when it is due. The list is in the store, so nothing is forgotten when a process ends. Each item is done
 * once, in a transaction with others of its kind, however many processes there are.
 */
export class DueWork {
  readonly #bank: DueWorkDependencies;
  readonly #sources: readonly DueSource[];
  readonly #passes = new Map<DueSource, Pass>();
  readonly #counts = new Map<DueSource, { done: number; failed: number }>();
  /** The items whose last attempt failed. */
  readonly #failing = new Map<DueSource, Set<string>>();
  #running = false;
  #work: Promise<void> = Promise.resolve();
  #cancelWake: (() => void) | null = null;
  #wakesAt = Infinity;
  /** When it was last looked at everything. */
  #lookedAt = -Infinity;

  constructor(bank: DueWorkDependencies, sources: readonly DueSource[]) {
    this.#bank = bank;
    this.#sources = sources;
  }

  /** Loads the code of all work. */
  async load(): Promise<void> {
    await Promise.all(this.#sources.map(async (source) => await source.load?.()));
  }

  /** Does overdue work, then work as it falls due. */
  async start(): Promise<void> {
    this.#running = true;
    await this.#run();
  }

  /** Waits for the current transaction. Other work stays in the store. */
  async stop(): Promise<void> {
    this.#running = false;
    this.#cancelWake?.();
    await this.#work;
  }

  /** Announces that work was recorded for that time. */
  expect(dueAt: EpochMs): void {
    if (this.#running && dueAt < this.#wakesAt) {
      this.#sleepUntil(dueAt);
    }
  }

  /** The present figures of each source. */
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
    // Work that is recorded from here on can set an earlier wake-up.
    this.#wakesAt = Infinity;
    const { clock } = this.#bank;
    await this.#catchUp(clock.now());
    const sleepMs = await this.#doRounds(Infinity as EpochMs);
    this.#lookedAt = clock.now();
    if (this.#running) {
      this.expect((clock.now() + sleepMs) as EpochMs);
    }
  }

  /**
   * After an outage, does the missed work in the order of its due times, across all sources: the work of one day is done
   * before the work of the next, as it would have been.
   */
  async #catchUp(now: EpochMs): Promise<void> {
    if (now - this.#lookedAt <= catchUpStepMs) return;
    for (let until = -Infinity; this.#running;) {
      const oldest = await this.#oldestAfter(until);
      if (oldest >= now - catchUpStepMs) return;
      until = oldest + catchUpStepMs;
      do await this.#doRounds(until as EpochMs);
      while (this.#running && this.#passes.size > 0);
    }
  }

  /** The due time of the oldest item that is due after that moment. */
  async #oldestAfter(moment: number): Promise<number> {
    const { store } = this.#bank;
    const after = { id: '', dueAt: (moment + 1) as EpochMs };
    const wanted = moment === -Infinity ? {} : { after };
    const firsts = await Promise.all(
      this.#sources.map(async (source) => {
        // A source that cannot be read is not waited for; its round logs why.
        const [first] = await source.next(store.db, 1, wanted).catch(() => []);
        return first !== undefined && first.dueAt > moment ? first.dueAt : Infinity;
      }),
    );
    return Math.min(...firsts);
  }

  /**
   * A round of each source, of the work that is due until then; returns the time until the next due work in milliseconds.
   */
  async #doRounds(until: EpochMs): Promise<number> {
    let sleepMs = sleepAtMostMs;
    for (const source of this.#sources) {
      try {
        sleepMs = Math.min(sleepMs, await this.#doRound(source, until));
      } catch (error) {
        this.#bank.log.error('What is due could not be read', { error, source: source.name });
        sleepMs = Math.min(sleepMs, retryAfterMs);
      }
    }
    return sleepMs;
  }

  /**
   * Does due work of a source in a few transactions, and returns the time until the next round in milliseconds. A pass
   * continues after failed items until all others are done.
   */
  async #doRound(source: DueSource, until: EpochMs): Promise<number> {
    const { store, clock } = this.#bank;
    const { togetherMost = 1 } = source;
    const pass = this.#passes.get(source);
    const round: Round = { after: pass?.after, failed: pass?.failed ?? false, unavailable: 0 };
    this.#passes.delete(source);
    let isMore = false;
    for (let done = 0; done < roundMost; done += togetherMost) {
      if (!isMore || source.prepare) {
        const [first] = await source.next(store.db, 1, { after: round.after });
        const waitMs = (first?.dueAt ?? Infinity) - Math.min(until, clock.now());
        if (first === undefined || waitMs > 0) {
          return Math.min(waitMs, this.#endPass(source, round, until));
        }
        if (!(await this.#prepare(source, first, round))) continue;
      }
      const claimed = await this.#doTogether(source, round, until);
      // The rest is not due, or other processes have claimed it and may still fail.
      if (claimed === 0 && !isMore) return retryAfterMs;
      isMore = claimed === togetherMost;
      if (round.unavailable >= unavailableMost) break;
    }
    if (round.after) this.#passes.set(source, { after: round.after, failed: round.failed });
    return round.unavailable >= unavailableMost ? retryAfterMs : 0;
  }

  /** Whether it can be done now. */
  async #prepare(source: DueSource, item: DueItem, round: Round): Promise<boolean> {
    try {
      await source.prepare?.(item.id);
      return true;
    } catch (error) {
      this.#note(source, item.id, error, round);
      round.after = item;
      return false;
    }
  }

  #endPass(source: DueSource, { failed }: Round, until: EpochMs): number {
    // While it is caught up, later items are due as well.
    if (until < this.#bank.clock.now()) return sleepAtMostMs;
    source.endPass?.(!failed);
    if (failed) return retryAfterMs;
    this.#failing.delete(source);
    return sleepAtMostMs;
  }

  /**
   * Claims due items and does them in one transaction. Returns the number of claimed items. If it fails, each item gets
   * a transaction of its own, so that a failing item undoes no other; from then on that item is always done alone.
   */
  async #doTogether(source: DueSource, round: Round, until: EpochMs): Promise<number> {
    const { store, clock, bell } = this.#bank;
    const failing = this.#failing.get(source);
    let claim: Claim = { items: [], free: [] };
    let alone: readonly DueItem[] = [];
    try {
      const told = await store.transactInBackground(async (scope) => {
        const now = clock.now();
        claim = await claimDue(scope, source, round.after, Math.min(until, now));
        alone = claim.free.filter(({ id }) => failing?.has(id));
        const together = claim.free.filter(({ id }) => !failing?.has(id));
        return { count: together.length, members: await finishAll(scope, source, together, now) };
      });
      this.#count(source, 'done', told.count);
      if (told.count > 0) round.unavailable = 0;
      for (const membershipId of new Set(told.members)) bell.ring(membershipId);
    } catch (error) {
      if (claim.items.length === 0) throw error;
      const [only, another] = claim.free;
      if (only !== undefined && another === undefined) this.#note(source, only.id, error, round);
      else alone = claim.free;
    }
    round.failed ||= claim.free.length < claim.items.length;
    round.after = claim.items.at(-1) ?? round.after;
    for (const item of alone) {
      await this.#doAlone(source, item.id, round);
      if (round.unavailable < unavailableMost) continue;
      // The next round does the rest of this claim.
      round.after = item;
      break;
    }
    return claim.items.length;
  }

  async #doAlone(source: DueSource, id: string, round: Round): Promise<void> {
    const { store, clock, bell } = this.#bank;
    try {
      const membershipId = await store.transactInBackground((scope) =>
        source.finish(scope, id, clock.now()),
      );
      this.#failing.get(source)?.delete(id);
      this.#count(source, 'done', 1);
      round.unavailable = 0;
      if (membershipId !== undefined) bell.ring(membershipId);
    } catch (error) {
      this.#note(source, id, error, round);
    }
  }

  /** Records a failed item. It stays due and is retried, and delays no other item. */
  #note(source: DueSource, id: string, error: unknown, round: Round): void {
    const { store, log } = this.#bank;
    // An item that waits for its turn, or is given up as the bank stops, is no fault.
    if (!(error instanceof TooManyWaiting)) {
      log.error('What is due could not be done', { error, source: source.name, id });
    }
    this.#count(source, 'failed', 1);
    this.#failing.set(source, (this.#failing.get(source) ?? new Set()).add(id));
    round.failed = true;
    round.unavailable = store.isUnavailable(error) ? round.unavailable + 1 : 0;
  }

  #count(source: DueSource, end: 'done' | 'failed', items: number): void {
    const counts = this.#counts.get(source) ?? { done: 0, failed: 0 };
    counts[end] += items;
    this.#counts.set(source, counts);
  }
}
