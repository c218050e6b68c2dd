import type { CommitDurability } from '../../sqlite/driver.ts';

interface Waiting {
  readonly group: bigint;
  readonly resolve: () => void;
}

/**
 * The progress of the writer thread's groups, which are numbered from 1 in the order in which they are carried out. Between
 * the commit of a group and the moment at which it is durable, a reader can see data that a power cut would still take
 * away: readers are answered when the group is settled.
 */
export class SettledGroups {
  /** The last group whose commit has begun: shared with the thread, which writes it before SQLite shows anything of it. */
  readonly begun = new BigInt64Array(new SharedArrayBuffer(8));
  #settled = 0n;
  #waiting: Waiting[] = [];

  /** That group, and so each before it, is durable or was undone. */
  settle(group: bigint): void {
    if (group > this.#settled) this.#settled = group;
    const waiting = this.#waiting;
    this.#waiting = waiting.filter(({ group: last }) => last > this.#settled);
    for (const { group: last, resolve } of waiting) {
      if (last <= this.#settled) resolve();
    }
  }

  /** Resolves when each group of which something may have been seen is settled; undefined where they all are. */
  all(): Promise<void> | undefined {
    const group = Atomics.load(this.begun, 0);
    if (group <= this.#settled) return undefined;
    return new Promise((resolve) => this.#waiting.push({ group, resolve }));
  }
}

/** Makes the log durable for a connection that does not wait for it, and knows the commits of another thread. */
export interface LogOfBoth {
  /** Resolves when what was committed before the call is durable. It never resolves after the disk has failed. */
  makeDurable(): Promise<void>;
  /** Resolves when what the other thread has committed is durable; undefined where it is. */
  settled(): Promise<void> | undefined;
}

/**
 * The commits of the first connection of a process. Alone it waits for the disk in each commit, and the process with it.
 * Beside a writer thread its transactions commit without fsync: the process makes the log durable while it serves others,
 * and answers afterwards. A statement outside of a transaction still waits for the disk.
 */
export class LateCommits implements CommitDurability {
  readonly #setSynchronous: (mode: 'full' | 'normal') => void;
  readonly #commits = new SettledGroups();
  #count = 0n;
  #log: LogOfBoth | undefined;

  constructor(setSynchronous: (mode: 'full' | 'normal') => void) {
    this.#setSynchronous = setSynchronous;
  }

  /** From the next transaction on, this log is made durable after each commit. */
  startWith(log: LogOfBoth): void {
    this.#log = log;
  }

  begin(): void {
    if (this.#log) this.#setSynchronous('normal');
  }

  commit(execute: () => void): void {
    const log = this.#log;
    if (log === undefined) {
      execute();
      return;
    }
    this.#count += 1n;
    const count = this.#count;
    Atomics.store(this.#commits.begun, 0, count);
    try {
      execute();
    } finally {
      // A failed commit may have written to the log all the same.
      void log.makeDurable().then(() => this.#commits.settle(count));
    }
  }

  end(): void {
    if (this.#log) this.#setSynchronous('full');
  }

  settled(): Promise<unknown> | undefined {
    const waits = [this.#log?.settled(), this.#commits.all()].filter((wait) => wait !== undefined);
    return waits.length === 0 ? undefined : Promise.all(waits);
  }
}
