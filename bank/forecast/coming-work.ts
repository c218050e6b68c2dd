import type { DatabaseTransaction } from '../database/database-transaction.ts';
import {
  type Coming,
  type ComingSource,
  type Happening,
  dividends,
  happeningOf,
  linesWrittenBy,
} from './coming.ts';
import { annualFees, certificates, disputes, holds } from './coming-of-accounts.ts';
import {
  scheduledBills,
  scheduledTransfers,
  transfersUnderWay,
  waitingTransfers,
} from './coming-orders.ts';
import { likelyOnes, type LikelyPayment } from './recurring-rules.ts';
import { cents } from '#contract/money/cents.ts';
import type { AccountId } from '#contract/text/ids.ts';
import type { EpochMs } from '#contract/time/time.ts';
import { describe } from '#contract/transactions/transaction-wording.ts';
import { localMoment } from '../calendar/local-time.ts';
import { advanceLoan, automaticPayment } from '../loans/advance-loan.ts';
import { openBills } from '../loans/loan-bills.ts';
import { findLoan } from '../loans/loan-records.ts';
import { shownName } from '../database/account-name.ts';
import { type SendToGoal, carryOutRule } from '../goals/carry-out-rule.ts';
import { sendToGoal } from '../transfers/send-to-goal.ts';

/** Each rule is applied at the end of its day. */
const goalRules: ComingSource = {
  isFed: false,
  changes: 'own',
  async list({ trx }, membershipId) {
    const rules = await trx
      .selectFrom('goal_rule')
      .innerJoin('goal', (join) =>
        join
          .onRef('goal.membership_id', '=', 'goal_rule.membership_id')
          .onRef('goal.id', '=', 'goal_rule.goal_id'),
      )
      .innerJoin('account', 'account.id', 'goal.account_id')
      .select(['goal_rule.goal_id', 'goal_rule.kind', 'goal_rule.due_at', 'goal_rule.next_day'])
      .select(shownName().as('accountName'))
      .where('goal_rule.membership_id', '=', membershipId)
      .orderBy('goal_rule.goal_id')
      .orderBy('goal_rule.kind')
      .execute();
    return rules.map(({ goal_id: goalId, kind, due_at, next_day, accountName }) => ({
      key: `goals:${goalId}:${kind}:${next_day}`,
      dueAt: due_at as EpochMs,
      async execute(scope, bank, at) {
        const happened: Happening[] = [];
        const send: SendToGoal = async (within, transfer) => {
          const happens = await sendToGoal(within, bank, transfer);
          const { from, to, amount } = transfer;
          const wording = { kind: 'transfer-out', name: accountName } as const;
          happened.push({
            kind: 'goal',
            description: describe(wording),
            wording,
            account: from,
            to,
            amount: cents(-amount),
            happens,
          });
          return happens;
        };
        const { timeZone } = bank;
        await carryOutRule(scope, { timeZone, send }, { membershipId, goalId, kind }, at);
        return happened;
      },
    }));
  },
};

const loanPayments: ComingSource = {
  isFed: false,
  changes: 'all',
  async list({ trx }, membershipId) {
    const loans = await trx
      .selectFrom('loan')
      .select(['id', 'due_at'])
      .where('membership_id', '=', membershipId)
      .where('due_at', 'is not', null)
      .orderBy('id')
      .execute();
    return loans.map(({ id, due_at }) => ({
      key: `loans:${id}`,
      dueAt: due_at as EpochMs,
      async execute(scope, bank, at) {
        const today = localMoment(at, bank.timeZone).date;
        const loan = await findLoan(scope.trx, membershipId, id);
        const taken = loan && automaticPayment(loan, today);
        const lines = await linesWrittenBy(scope, membershipId, at, () =>
          advanceLoan(scope, bank, id, at),
        );
        if (!taken) return [];
        const key = `loans:${id}:${openBills(loan, today)[0]?.dueDay}`;
        if (lines.length > 0) return lines.map((line) => ({ ...happeningOf('loan', line), key }));
        const wording = { kind: 'loan-payment', name: loan.name } as const;
        return [
          {
            key,
            kind: 'loan',
            description: describe(wording),
            wording,
            account: taken.from.handle as AccountId,
            to: null,
            amount: cents(-taken.amount),
            happens: false,
          },
        ];
      },
    }));
  },
};

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
