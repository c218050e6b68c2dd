interface Waiting {
  readonly group: bigint;
  readonly resolve: () => void;
}

/**
 * How far the groups of the writer thread have come, which are numbered from 1 in the order in which they are carried
 * out. Between the commit of one and the moment at which it is durable, a reader can see what a power cut would
 * still take away: they are answered when it is settled.
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
