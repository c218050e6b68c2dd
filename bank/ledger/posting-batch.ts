import {
  type DecidedPosting,
  lockBalances,
  type PostingHead,
  recordPostings,
} from './ledger-records.ts';
import type { DatabaseTransaction } from '../database/database-transaction.ts';
import { type Balance, decidePosting, type Leg, type Overdrawn } from './ledger-rules.ts';

/** A posting that is to be made. */
export interface PostingOrder {
  readonly head: PostingHead;
  readonly legs: readonly Leg[];
}

/**
 * Postings that are decided one after the other, each on the balances that the ones before it leave, and then recorded
 * together. With `post`, which is made of it, the only writer of entries.
 */
export class PostingBatch {
  readonly #locked: ReadonlyMap<string, Balance>;
  readonly #left: Map<string, Balance>;
  readonly #postings: DecidedPosting[] = [];

  private constructor(locked: ReadonlyMap<string, Balance>) {
    this.#locked = locked;
    this.#left = new Map(locked);
  }

  /** Locks the balances of the member accounts among these, in the order of their ids. */
  static async lock(scope: DatabaseTransaction, accounts: Iterable<string>): Promise<PostingBatch> {
    return new PostingBatch(await lockBalances(scope, [...new Set(accounts)]));
  }

  /** The same on balances that are locked already. */
  static over(locked: readonly Balance[]): PostingBatch {
    return new PostingBatch(new Map(locked.map((balance) => [balance.account, balance])));
  }

  /** The balance as the postings so far leave it; undefined where it is not among the locked ones. */
  balanceOf(account: string): Balance | undefined {
    return this.#left.get(account);
  }

  /** Decides one more posting. A posting that would overdraw an account is not made, and the others stand. */
  post(head: PostingHead, legs: readonly Leg[]): { readonly kind: 'posted' } | Overdrawn {
    const decision = decidePosting(legs, this.#left);
    if (decision.kind === 'overdrawn') {
      return decision;
    }
    for (const { account, after } of decision.entries) {
      const before = this.#left.get(account);
      if (after && before) {
        this.#left.set(account, { ...before, ...after });
      }
    }
    this.#postings.push({ head, entries: decision.entries });
    return { kind: 'posted' };
  }

  /** For a posting that was decided on these balances already: an overdraft would be a bug. */
  mustPost(head: PostingHead, legs: readonly Leg[]): void {
    const result = this.post(head, legs);
    if (result.kind === 'overdrawn') {
      throw new Error(`Posting ${head.id} of kind ${head.kind} would overdraw ${result.account}`);
    }
  }

  /** Writes what was posted. */
  async record(scope: DatabaseTransaction): Promise<void> {
    const changes = [...this.#locked].map(([account, locked]) => ({
      locked,
      left: this.#left.get(account) ?? locked,
    }));
    const changed = changes.filter(({ locked, left }) => left.version !== locked.version);
    await recordPostings(scope, this.#postings, changed);
  }
}
