import type { ComingItem } from '#contract/forecast/forecast.ts';
import { cents } from '#contract/money/cents.ts';
import type { AccountId } from '#contract/text/ids.ts';
import type { EpochMs } from '#contract/time/time.ts';
import {
  describe,
  readWording,
  type TransactionWording,
} from '#contract/transactions/transaction-wording.ts';
import { billOrders } from '../bills/bill-orders.ts';
import type { DatabaseTransaction } from '../database/database-transaction.ts';
import { releaseHold } from '../deposits/settle-deposit.ts';
import { clearing } from '../ledger/chart-of-accounts.ts';
import { post } from '../ledger/post.ts';
import { takeAnnualFee } from '../safe-deposit/annual-fee.ts';
import { listScheduled } from '../standing-orders/occurrence-records.ts';
import type { Occurrence, OrderKind, OrdersBank } from '../standing-orders/order-kind.ts';
import { executeOccurrence } from '../standing-orders/settle-occurrence.ts';
import { nameOf } from '../transfers/present-scheduled.ts';
import { transferOrders } from '../transfers/transfer-orders.ts';
import { transferRail } from '../transfers/transfer-rail.ts';
import type { LikelyPayment } from './recurring-rules.ts';

/** Something of a membership that is due at a time. */
export interface Coming {
  readonly key: string;
  readonly dueAt: EpochMs;
  /** Null for what moves no money, such as a hold that ends. */
  readonly item: Pick<
    ComingItem,
    'kind' | 'description' | 'wording' | 'account' | 'to' | 'amount'
  > | null;
  /** Carries it out at that time, and tells whether it happened. */
  readonly execute: (scope: DatabaseTransaction, bank: OrdersBank, at: EpochMs) => Promise<boolean>;
}

/**
 * What is due first of a membership, in the order of due work; of the likely payments the first one, which is taken off the
 * list. Undefined where nothing is due any more.
 */
export async function nextComing(
  scope: DatabaseTransaction,
  membershipId: string,
  likely: LikelyPayment[],
): Promise<Coming | undefined> {
  const [payment] = likely;
  const coming = [
    ...(await transfersOf(scope, membershipId)),
    ...(await underWayOf(scope, membershipId)),
    ...(await billsOf(scope, membershipId)),
    ...(await holdsOf(scope, membershipId)),
    ...(await feesOf(scope, membershipId)),
    ...(payment === undefined ? [] : [likelyComing(payment, likely)]),
  ];
  return coming.toSorted((one, other) => one.dueAt - other.dueAt)[0];
}

async function transfersOf(scope: DatabaseTransaction, membershipId: string): Promise<Coming[]> {
  const scheduled = await listScheduled(scope.trx, transferOrders, membershipId);
  return scheduled.map((one) => ({
    ...orderComing(transferOrders, one),
    item: {
      kind: 'transfer',
      ...worded({ kind: one.kind === 'zelle' ? 'zelle' : 'transfer-out', name: nameOf(one) }),
      account: one.fromHandle as AccountId,
      to: one.toHandle as AccountId | null,
      amount: cents(-one.amount),
    },
  }));
}

/** Transfers that are under way: money between the member's own accounts has left the one and not reached the other. */
async function underWayOf({ trx }: DatabaseTransaction, membershipId: string): Promise<Coming[]> {
  const transfers = await trx
    .selectFrom('transfer')
    .select(['id', 'due_at'])
    .where('membership_id', '=', membershipId)
    .where('due_at', 'is not', null)
    .orderBy('id')
    .execute();
  return transfers.map(({ id, due_at }) => ({
    key: `transfers:${id}`,
    dueAt: due_at as EpochMs,
    item: null,
    execute: async (scope, bank, at) =>
      (await transferRail(bank).finish(scope, id, at)) !== undefined,
  }));
}

async function billsOf(scope: DatabaseTransaction, membershipId: string): Promise<Coming[]> {
  const scheduled = await listScheduled(scope.trx, billOrders, membershipId);
  return scheduled.map((one) => ({
    ...orderComing(billOrders, one),
    item: {
      kind: 'bill',
      ...worded({ kind: 'bill', name: one.payeeName }),
      account: one.fromHandle as AccountId,
      to: null,
      amount: cents(-one.amount),
    },
  }));
}

function worded(wording: TransactionWording) {
  return { description: describe(wording), wording };
}

function orderComing<One extends Occurrence>(kind: OrderKind<One>, one: One) {
  return {
    key: `${kind.name}:${one.series_id}:${one.sequence}`,
    dueAt: one.due_at as EpochMs,
    execute: async (scope: DatabaseTransaction, bank: OrdersBank, at: EpochMs) => {
      const settled = await executeOccurrence(scope, bank, kind, one.id, at);
      return settled?.reason === null;
    },
  };
}

async function holdsOf({ trx }: DatabaseTransaction, membershipId: string): Promise<Coming[]> {
  const holds = await trx
    .selectFrom('account_hold')
    .innerJoin('account', 'account.id', 'account_hold.account_id')
    .select(['account_hold.id', 'account_hold.release_at'])
    .where('account.membership_id', '=', membershipId)
    .where('account_hold.ended_at', 'is', null)
    .orderBy('account_hold.id')
    .execute();
  return holds.map(({ id, release_at }) => ({
    key: `holds:${id}`,
    dueAt: release_at as EpochMs,
    item: null,
    execute: async (scope, _, at) => (await releaseHold(scope, id, at)) !== undefined,
  }));
}

async function feesOf({ trx }: DatabaseTransaction, membershipId: string): Promise<Coming[]> {
  const charges = await trx
    .selectFrom('safe_deposit_charge as charge')
    .innerJoin('safe_deposit_box as box', 'box.id', 'charge.box_id')
    .innerJoin('account', 'account.id', 'box.account_id')
    .select(['charge.id', 'charge.amount', 'charge.due_at', 'account.handle'])
    .where('box.membership_id', '=', membershipId)
    .where('charge.due_at', 'is not', null)
    .orderBy('charge.id')
    .execute();
  return charges.map(({ id, amount, due_at, handle }) => ({
    key: `fees:${id}`,
    dueAt: due_at as EpochMs,
    item: {
      kind: 'fee',
      ...worded({ kind: 'safe-deposit-fee' }),
      account: handle as AccountId,
      to: null,
      amount: cents(-amount),
    },
    execute: async (scope, bank, at) => {
      await takeAnnualFee(scope, bank, id, at);
      const { paid_at } = await scope.trx
        .selectFrom('safe_deposit_charge')
        .select('paid_at')
        .where('id', '=', id)
        .executeTakeFirstOrThrow();
      return paid_at !== null;
    },
  }));
}

/** It is no order of the member: its money comes from outside, or leaves by the account's floor or not at all. */
function likelyComing(payment: LikelyPayment, likely: LikelyPayment[]): Coming {
  const { accountId, account, description, amount, at: dueAt, day } = payment;
  const posting = amount > 0 ? 'payment-in' : 'payment-out';
  const wording = readWording(description, posting);
  return {
    key: `recurring:${account}:${description}:${day}`,
    dueAt,
    item: {
      kind: 'recurring',
      description,
      ...(wording && { wording }),
      account,
      to: null,
      amount,
    },
    async execute(scope, bank, at) {
      likely.shift();
      const head = {
        id: bank.newId(),
        kind: posting,
        at,
        transferId: null,
        reverses: null,
      } as const;
      const legs = [
        { account: accountId, amount },
        { account: clearing('ach'), amount: cents(-amount) },
      ];
      return (await post(scope, [{ head, legs }])).kind === 'posted';
    },
  };
}
