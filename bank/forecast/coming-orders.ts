import { cents } from '#contract/money/cents.ts';
import type { AccountId } from '#contract/text/ids.ts';
import type { EpochMs } from '#contract/time/time.ts';
import { describe, type TransactionWording } from '#contract/transactions/transaction-wording.ts';
import { billOrders } from '../bills/pay-bills.ts';
import type { DatabaseTransaction } from '../database/database-transaction.ts';
import { listScheduled } from '../standing-orders/occurrence-records.ts';
import type { Occurrence, OrderKind, OrdersBank } from '../standing-orders/order-kind.ts';
import { executeOccurrence } from '../standing-orders/settle-occurrence.ts';
import { finishWaiting } from '../transfers/transfer-outcomes.ts';
import { nameOf, transferOrders } from '../transfers/send-scheduled.ts';
import { transferRail } from '../transfers/transfer-rail.ts';
import type { Coming, ComingSource, Happening } from './coming.ts';

/** Transfers that the member has scheduled. */
export const scheduledTransfers: ComingSource = {
  isFed: false,
  changes: 'own-later',
  async list({ trx }, membershipId) {
    const scheduled = await listScheduled(trx, transferOrders, membershipId);
    return scheduled.map((one) =>
      orderComing(transferOrders, one, {
        kind: 'transfer',
        ...worded({ kind: one.kind === 'zelle' ? 'zelle' : 'transfer-out', name: nameOf(one) }),
        account: one.fromHandle as AccountId,
        to: one.toHandle as AccountId | null,
        amount: cents(-one.amount),
      }),
    );
  },
};

/** Bills that the member has scheduled. */
export const scheduledBills: ComingSource = {
  isFed: false,
  changes: 'own-later',
  async list({ trx }, membershipId) {
    const scheduled = await listScheduled(trx, billOrders, membershipId);
    return scheduled.map((one) =>
      orderComing(billOrders, one, {
        kind: 'bill',
        ...worded({ kind: 'bill', name: one.payeeName }),
        account: one.fromHandle as AccountId,
        to: null,
        amount: cents(-one.amount),
      }),
    );
  },
};

/** Transfers in process: the money has left one of the member's accounts and has not reached the other. */
export const transfersUnderWay: ComingSource = {
  isFed: true,
  changes: 'own',
  async list(scope, membershipId) {
    return await transfersUntil(scope, membershipId, 'due_at', async (within, bank, id, at) => {
      await transferRail(bank).finish(within, id, at);
    });
  },
};

/** First payments to a new recipient that still wait. */
export const waitingTransfers: ComingSource = {
  isFed: true,
  changes: 'own',
  async list(scope, membershipId) {
    return await transfersUntil(scope, membershipId, 'waits_until', finishWaiting);
  },
};

async function transfersUntil(
  { trx }: DatabaseTransaction,
  membershipId: string,
  column: 'due_at' | 'waits_until',
  finish: (
    scope: DatabaseTransaction,
    bank: OrdersBank,
    id: string,
    at: EpochMs,
  ) => Promise<unknown>,
): Promise<Coming[]> {
  const transfers = await trx
    .selectFrom('transfer')
    .select(['id', `${column} as until`])
    .where('membership_id', '=', membershipId)
    .where(column, 'is not', null)
    .$if(column === 'waits_until', (query) => query.where('status', '=', 'pending'))
    .orderBy('id')
    .execute();
  return transfers.map(({ id, until }) => ({
    key: `${column}:${id}`,
    dueAt: until as EpochMs,
    async execute(scope, bank, at) {
      await finish(scope, bank, id, at);
      return [];
    },
  }));
}

function worded(wording: TransactionWording) {
  return { description: describe(wording), wording };
}

function orderComing<One extends Occurrence>(
  kind: OrderKind<One>,
  one: One,
  item: Omit<Happening, 'happens'>,
): Coming {
  return {
    key: `${kind.name}:${one.series_id}:${one.sequence}`,
    dueAt: one.due_at as EpochMs,
    async execute(scope, bank, at) {
      const settled = await executeOccurrence(scope, bank, kind, one.id, at);
      return [{ ...item, happens: settled?.reason === null }];
    },
  };
}
