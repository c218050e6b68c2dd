import { type Cents, cents } from '#contract/money/cents.ts';
import type { ReturnReason } from '#contract/events/event-parts.ts';
import type { EpochMs } from '#contract/time/time.ts';
import { describe } from '#contract/transactions/transaction-wording.ts';
import type { BankContext } from '../bank-context.ts';
import { completedPayment, recordTransactions } from '../history/record-transaction.ts';
import { clearing, fees } from '../ledger/chart-of-accounts.ts';
import { endHold } from '../ledger/holds.ts';
import { lockBalances } from '../ledger/ledger-records.ts';
import { recover } from '../ledger/below-floor.ts';
import type { DatabaseTransaction } from '../database/database-transaction.ts';
import {
  logDeposit,
  type DepositOfAccount,
  getDeposit,
  holdsOf,
  isClosed,
  settleDeposit,
} from './deposit-records.ts';

/**
 * Ends a hold whose day has come: its money can be used. With the last one the deposit is completed.
 * Undefined where it had ended before; asking twice does nothing twice.
 */
export async function releaseHold(
  scope: DatabaseTransaction,
  holdId: string,
  at: EpochMs,
): Promise<DepositOfAccount | undefined> {
  const { account_id: account, deposit_id: id } = await scope.trx
    .selectFrom('account_hold')
    .select(['account_id', 'deposit_id'])
    .where('id', '=', holdId)
    .executeTakeFirstOrThrow();
  await lockBalances(scope, [account]);
  const released = await endHold(scope, holdId, at);
  if (!released) {
    return undefined;
  }
  const isLast = (await holdsOf(scope.trx, [id])).every((hold) => hold.ended_at !== null);
  if (isLast) {
    await settleDeposit(
      scope.trx,
      id,
      { status: 'completed', settled_at: at, return_reason: null, return_posting_id: null },
      ['pending'],
    );
  }
  const deposit = await getDeposit(scope.trx, id);
  const change = isLast ? 'available' : 'partly-available';
  await logDeposit(scope, deposit, change, cents(released.amount), at, null);
  return deposit;
}

/** The outcome of a check return by the other bank. */
export type ReturnOutcome =
  /** `below`: how far the account is below its floor, since the money had been spent. */
  | { readonly kind: 'done'; readonly below: Cents }
  | { readonly kind: 'returned-before' }
  /** Its account is closed: nothing is taken from it. */
  | { readonly kind: 'account-closed' };

type ReturningBank = Pick<BankContext, 'newId' | 'timeZone' | 'policy'>;

/**
 * The check was not paid: the money leaves the account again, the held part first, and by the terms of deposits also where
 * it has been spent. So does the fee for it, where the terms have one.
 */
export async function returnDeposit(
  bank: BankContext,
  depositId: string,
  reason: ReturnReason,
): Promise<ReturnOutcome> {
  const at = bank.clock.now();
  const { membership_id: membershipId } = await getDeposit(bank.store.db, depositId);
  const outcome = await bank.store.transact((scope) =>
    takeBack(scope, bank, depositId, reason, at),
  );
  if (outcome.kind === 'done') bank.bell.ring(membershipId);
  return outcome;
}

async function takeBack(
  scope: DatabaseTransaction,
  bank: ReturningBank,
  depositId: string,
  reason: ReturnReason,
  at: EpochMs,
): Promise<ReturnOutcome> {
  const { account_id: account } = await getDeposit(scope.trx, depositId);
  await lockBalances(scope, [account]);
  if (await isClosed(scope.trx, account)) return { kind: 'account-closed' };
  const postingId = bank.newId();
  const settled = await settleDeposit(
    scope.trx,
    depositId,
    { status: 'returned', settled_at: at, return_reason: reason, return_posting_id: postingId },
    ['pending', 'completed'],
  );
  if (!settled) return { kind: 'returned-before' };
  for (const hold of await holdsOf(scope.trx, [depositId])) {
    await endHold(scope, hold.id, at);
  }
  const head = { id: postingId, at, transferId: null, reverses: settled.posting_id };
  const below = await recover(scope, {
    head: { ...head, kind: 'deposit-returned' },
    account,
    amount: cents(settled.amount),
    to: clearing('mobile-deposit'),
  });
  const deposit = await getDeposit(scope.trx, depositId);
  const fee = bank.policy.depositReturnFee;
  const left = fee === 0 ? below : await takeFee(scope, bank, deposit, fee, at);
  await logDeposit(scope, deposit, 'returned', cents(deposit.amount), at, null, {
    ...(left > 0 && { below: left }),
    ...(fee > 0 && { fee }),
  });
  return { kind: 'done', below: left };
}

async function takeFee(
  scope: DatabaseTransaction,
  bank: ReturningBank,
  { membership_id: membershipId, account_id: id, name }: DepositOfAccount,
  fee: Cents,
  at: EpochMs,
): Promise<Cents> {
  const postingId = bank.newId();
  const below = await recover(scope, {
    head: { id: postingId, kind: 'payment-out', at, transferId: null, reverses: null },
    account: id,
    amount: fee,
    to: fees,
  });
  const line = completedPayment({
    id: bank.newId(),
    membershipId,
    account: { id, name },
    postingId,
    description: describe({ kind: 'returned-check-fee' }),
    amount: cents(-fee),
    at,
    category: 'Cash',
  });
  await recordTransactions(scope, [line], bank.timeZone);
  return below;
}
