import type { BankStore } from '../ports.ts';
import type { ExportPieces } from './export-transactions.ts';

/**
 * The exports under way in this process: a single export at a time for each member, and of all exports one page at a time,
 * with other members' requests between two pages.
 */
export class ExportsUnderWay {
  readonly #members = new Set<string>();
  #lastTurn: Promise<void> = Promise.resolve();
  readonly #store: BankStore;

  constructor(store: BankStore) {
    this.#store = store;
  }

  /** The store as anyone who makes a file is to read it. */
  get store(): Pick<BankStore, 'db' | 'yieldToOthers'> {
    const { db, yieldToOthers } = this.#store;
    if (yieldToOthers === undefined) return { db };
    return {
      db,
      yieldToOthers: () => {
        // Turns that were taken at once would follow each other without anybody between.
        this.#lastTurn = this.#lastTurn.then(() => yieldToOthers());
        return this.#lastTurn;
      },
    };
  }

  /**
   * Begins a file; its first piece must come before it counts as begun. Undefined where another file is under way for the
   * member. The file ends when the pieces end, fail, or are returned.
   */
  async begin(membershipId: string, pieces: ExportPieces): Promise<ExportPieces | undefined> {
    if (this.#members.has(membershipId)) return undefined;
    this.#members.add(membershipId);
    const held = this.#hold(membershipId, pieces);
    await held.next();
    return held;
  }

  async *#hold(membershipId: string, pieces: ExportPieces): ExportPieces {
    try {
      const first = await pieces.next();
      if (first.done === true) return;
      // Taken by `begin`: a generator that nobody has started would not come to its end when it is returned.
      yield first.value;
      yield first.value;
      yield* pieces;
    } finally {
      this.#members.delete(membershipId);
      await pieces.return();
    }
  }
}
