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

/** All due work of a membership, in the order in which the bank does it. */
export class ComingWork {
  readonly #scope: DatabaseTransaction;
  readonly #membershipId: string;
  #sources: readonly ComingSource[];

  private constructor(
    scope: DatabaseTransaction,
    membershipId: string,
    sources: readonly ComingSource[],
  ) {
    this.#scope = scope;
    this.#membershipId = membershipId;
    this.#sources = sources;
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
   * The next due item; of items with the same due time, the one that the bank does first. Undefined if none is left.
   */
  async next(): Promise<Coming | undefined> {
    const listed: { source: ComingSource; items: readonly Coming[] }[] = [];
    for (const source of this.#sources) {
      listed.push({ source, items: await source.list(this.#scope, this.#membershipId) });
    }
    const looked = listed.filter(({ source, items }) => source.isFed || items.length > 0);
    this.#sources = looked.map(({ source }) => source);
    const items = looked.flatMap((one) => one.items);
    return items.toSorted((one, other) => one.dueAt - other.dueAt)[0];
  }
}
