import type { DatabaseTransaction } from '../database/database-transaction.ts';
import type { Coming, ComingSource } from './coming.ts';
import { dividends } from './coming-dividends.ts';
import { goalRules } from './coming-goal-rules.ts';
import { likelyOnes } from './coming-likely.ts';
import { loanPayments } from './coming-loans.ts';
import { annualFees, certificates, disputes, holds } from './coming-of-accounts.ts';
import {
  scheduledBills,
  scheduledTransfers,
  transfersUnderWay,
  waitingTransfers,
} from './coming-orders.ts';
import type { LikelyPayment } from './recurring-rules.ts';

interface Listed {
  readonly source: ComingSource;
  items: readonly Coming[];
  isStale: boolean;
}

/** All due work of a membership, in the order in which the bank does it. */
export class ComingWork {
  readonly #scope: DatabaseTransaction;
  readonly #membershipId: string;
  #listed: readonly Listed[];
  #last: { readonly of: Listed; readonly dueAt: number } | undefined;

  private constructor(
    scope: DatabaseTransaction,
    membershipId: string,
    sources: readonly ComingSource[],
  ) {
    this.#scope = scope;
    this.#membershipId = membershipId;
    this.#listed = sources.map((source) => ({ source, items: [], isStale: true }));
  }

  /** Loads the due work from the store and adds the likely payments. */
  static async of(
    scope: DatabaseTransaction,
    { timeZone }: { readonly timeZone: string },
    membershipId: string,
    likely: readonly LikelyPayment[],
  ): Promise<ComingWork> {
    return new ComingWork(scope, membershipId, [
      scheduledTransfers,
      transfersUnderWay,
      waitingTransfers,
      scheduledBills,
      goalRules,
      holds,
      annualFees,
      disputes,
      certificates,
      await dividends(scope, timeZone),
      loanPayments,
      likelyOnes(likely),
    ]);
  }

  /**
   * The next due item; of items with the same due time, the one that the bank does first. It counts as done when it is asked for
   * the next one. Undefined if none is left.
   */
  async next(): Promise<Coming | undefined> {
    const last = this.#last;
    const isOnlyLater = last?.of.source.changes === 'own-later';
    if (!isOnlyLater || last?.of.items[0]?.dueAt !== last?.dueAt) await this.#readChanged();
    const [of] = this.#listed
      .filter(({ items }) => items.length > 0)
      .toSorted((one, other) => dueOf(one) - dueOf(other));
    const [item, ...rest] = of?.items ?? [];
    if (of === undefined || item === undefined) return undefined;
    of.items = rest;
    of.isStale = true;
    for (const one of this.#listed) {
      one.isStale ||= one.source.isFed || of.source.changes === 'all';
    }
    this.#last = { of, dueAt: item.dueAt };
    return item;
  }

  /** How many items are due before that time, as far as they are known now. */
  countBefore(time: number): number {
    return this.#listed
      .filter(({ source }) => !source.isFed)
      .reduce((sum, { items }) => sum + items.filter(({ dueAt }) => dueAt < time).length, 0);
  }

  async #readChanged(): Promise<void> {
    for (const one of this.#listed.filter(({ isStale }) => isStale)) {
      const items = await one.source.list(this.#scope, this.#membershipId);
      one.items = items.toSorted((some, other) => some.dueAt - other.dueAt);
      one.isStale = false;
    }
    this.#listed = this.#listed.filter(({ source, items }) => source.isFed || items.length > 0);
  }
}

function dueOf({ items }: Listed): number {
  return items[0]?.dueAt ?? Infinity;
}
