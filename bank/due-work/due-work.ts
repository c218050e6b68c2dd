import type { EpochMs } from '#contract/time/time.ts';
import type { Kysely } from 'kysely';
import type { EventBell } from '../events/event-bell.ts';
import type { BankStore, Clock, Log } from '../ports.ts';
import type { Tables } from '../database/tables.ts';
import type { DatabaseTransaction } from '../database/database-transaction.ts';
import { lockMemberships } from '../database/lock-memberships.ts';

/** Something that is due at a time, as it stands in the store. */
export interface DueItem {
  readonly id: string;
  readonly dueAt: EpochMs;
  /** Whose it is. Without, the source must lock by itself what it changes. */
  readonly membershipId?: string;
}

/** Which of what is waiting is wanted. */
export interface WantedItems {
  /** Only what comes after this item. */
  readonly after?: DueItem | undefined;
  /** Locks them until the transaction ends, and passes over those that another process has locked. */
  readonly isClaim?: boolean;
}

/** A kind of work that is done when its time has come, such as finishing a transfer. */
export interface DueSource {
  readonly name: string;
  /** What is waiting, the next one due first, of those due together by id. */
  next(db: Kysely<Tables>, limit: number, wanted?: WantedItems): Promise<DueItem[]>;
  /**
   * Does the work in the transaction, if it is still to be done: another process may have been
   * faster. Returns the member to be told, or undefined where there was nothing to do.
   */
  finish(scope: DatabaseTransaction, id: string, now: EpochMs): Promise<string | undefined>;
  /** How many items share a transaction at most; one where it is not said. */
  readonly togetherMost?: number;
  /** Does many in few statements, as `finish` does one after the other. Returns the members to be told. */
  finishTogether?(
    scope: DatabaseTransaction,
    ids: readonly string[],
    now: EpochMs,
  ): Promise<readonly string[]>;
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

/** How far the work has come in a source of which more is due than is done in a round. */
interface Pass {
  readonly after: DueItem;
  /** Whether an item failed on the way, which is tried again in the next pass. */
  readonly failed: boolean;
}

/** How a source does in one round. */
interface Round {
  /** Where it goes on: behind this item. */
  after: DueItem | undefined;
  /** Whether an item is to be tried again in the next pass. */
  failed: boolean;
  /** So many items in a row met a store that could not do its work. */
  unavailable: number;
}

/** What a transaction has claimed of a source, in its order. */
interface Claim {
  readonly items: readonly DueItem[];
  /** Those whose membership nobody else has locked. */
  readonly free: readonly DueItem[];
}

/** So many items of a source are done before the next source has its turn. */
const roundMost = 200;

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
 * dies; each item is done once, in a transaction with others of its kind, however many processes look.
 */
export class DueWork {
  readonly #bank: DueWorkDependencies;
  readonly #sources: readonly DueSource[];
  readonly #passes = new Map<DueSource, Pass>();
  readonly #counts = new Map<DueSource, { done: number; failed: number }>();
  /** What failed when it was tried last. */
  readonly #failing = new Map<DueSource, Set<string>>();
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
        sleepMs = Math.min(sleepMs, await this.#doRound(source));
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
   * Does what is due of a source, in a few transactions; returns how long to sleep until the next round, in milliseconds.
   * A pass goes on behind what failed, however much of it there is, until all the rest is done.
   */
  async #doRound(source: DueSource): Promise<number> {
    const { store, clock } = this.#bank;
    const { togetherMost = 1 } = source;
    const pass = this.#passes.get(source);
    const round: Round = { after: pass?.after, failed: pass?.failed ?? false, unavailable: 0 };
    this.#passes.delete(source);
    let isMore = false;
    for (let done = 0; done < roundMost; done += togetherMost) {
      if (!isMore) {
        const [first] = await source.next(store.db, 1, { after: round.after });
        const waitMs = (first?.dueAt ?? Infinity) - clock.now();
        if (waitMs > 0) return Math.min(waitMs, this.#endPass(source, round));
      }
      const claimed = await this.#doTogether(source, round);
      // The rest is not due, or other processes are at it, and may die.
      if (claimed === 0 && !isMore) return retryAfterMs;
      isMore = claimed === togetherMost;
      if (round.unavailable >= unavailableMost) break;
    }
    if (round.after) this.#passes.set(source, { after: round.after, failed: round.failed });
    return round.unavailable >= unavailableMost ? retryAfterMs : 0;
  }

  #endPass(source: DueSource, { failed }: Round): number {
    if (failed) return retryAfterMs;
    this.#failing.delete(source);
    return sleepAtMostMs;
  }

  /**
   * Claims what is due and does it in one transaction; returns how much was claimed. Where that fails each item has a
   * transaction of its own, so that the one to blame undoes no other; the next time it is alone from the beginning.
   */
  async #doTogether(source: DueSource, round: Round): Promise<number> {
    const { store, clock, bell } = this.#bank;
    const failing = this.#failing.get(source);
    let claim: Claim = { items: [], free: [] };
    let alone: readonly DueItem[] = [];
    try {
      const told = await store.transactInBackground(async (scope) => {
        const now = clock.now();
        claim = await claimDue(scope, source, round.after, now);
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
      // The others of this claim are of the next round.
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

  /** An item that failed must not hold up the others; it stays due and is tried again. */
  #note(source: DueSource, id: string, error: unknown, round: Round): void {
    const { store, log } = this.#bank;
    log.error('What is due could not be done', { error, source: source.name, id });
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

/** Claims what is due, and locks the memberships that it is of: all work of one is in one process at a time. */
async function claimDue(
  scope: DatabaseTransaction,
  source: DueSource,
  after: DueItem | undefined,
  now: EpochMs,
): Promise<Claim> {
  const isClaim = scope.engine === 'postgres';
  const listed = await source.next(scope.trx, source.togetherMost ?? 1, { after, isClaim });
  const items = listed.filter(({ dueAt }) => dueAt <= now);
  const memberships = items.flatMap(({ membershipId }) => membershipId ?? []);
  if (memberships.length === 0) return { items, free: items };
  const locked = await lockMemberships({ ...scope, passesOverLocked: true }, memberships);
  const isFree = ({ membershipId }: DueItem) =>
    membershipId === undefined || locked.has(membershipId);
  return { items, free: items.filter(isFree) };
}

/**
 * Finishes items, those of a membership in their order. On PostgreSQL those of others go beside them, so that a statement need
 * not wait for the answer to another's: their memberships are locked, so that they share no row.
 */
async function finishAll(
  scope: DatabaseTransaction,
  source: DueSource,
  items: readonly DueItem[],
  now: EpochMs,
): Promise<readonly string[]> {
  if (items.length === 0) return [];
  if (source.finishTogether) {
    return await source.finishTogether(
      scope,
      items.map(({ id }) => id),
      now,
    );
  }
  const told: string[] = [];
  const finishInTurn = async (some: readonly DueItem[]) => {
    for (const { id } of some) {
      const membershipId = await source.finish(scope, id, now);
      if (membershipId !== undefined) told.push(membershipId);
    }
  };
  if (scope.engine === 'sqlite') {
    await finishInTurn(items);
    return told;
  }
  const groups = [...Map.groupBy(items, ({ membershipId }) => membershipId).values()];
  // All of them have ended before the transaction does.
  const ends = await Promise.allSettled(groups.map(finishInTurn));
  for (const end of ends) if (end.status === 'rejected') throw end.reason;
  return told;
}
