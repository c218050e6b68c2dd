import { cents } from '#contract/money/cents.ts';
import type { ReturnReason } from '#contract/deposits/deposit-change.ts';
import type { EpochMs } from '#contract/time/time.ts';
import type { BankContext } from '../database/bank-context.ts';
import { clearing } from '../ledger/chart-of-accounts.ts';
import { endHold } from '../ledger/holds.ts';
import { lockBalances } from '../ledger/ledger-records.ts';
import type { Overdrawn } from '../ledger/ledger-rules.ts';
import { post } from '../ledger/post.ts';
import type { DatabaseTransaction } from '../database/database-transaction.ts';
import { logDeposit } from './deposit-log.ts';
import { getDeposit, holdsOf, settleDeposit, type DepositOfAccount } from './deposit-records.ts';

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

/** What came of a check that the other bank sent back. */
export type ReturnOutcome =
  | { readonly kind: 'done' }
  | { readonly kind: 'returned-before' }
  /** It was available, and the account does not hold it any more. Nothing was changed. */
  | Omit<Overdrawn, 'account'>;

class NotThere extends Error {
  readonly outcome: Omit<Overdrawn, 'account'>;

  constructor({ kind, available }: Overdrawn) {
    super('The account does not hold the deposit any more');
    this.outcome = { kind, available };
  }
}

/**
 * The check was not paid: the money leaves the account again, what of it was held first. Where it was
 * available and has been spent nothing is changed: no account goes below its floor by a return.
 */
export async function returnDeposit(
  bank: BankContext,
  depositId: string,
  reason: ReturnReason,
): Promise<ReturnOutcome> {
  const at = bank.clock.now();
  try {
    const deposit = await bank.store.transact((scope) =>
      takeBack(scope, bank, depositId, reason, at),
    );
    if (!deposit) {
      return { kind: 'returned-before' };
    }
    bank.bell.ring(deposit.membership_id);
    return { kind: 'done' };
  } catch (error) {
    // The transaction has taken back what it had begun.
    if (error instanceof NotThere) {
      return error.outcome;
    }
    throw error;
  }
}

async function takeBack(
  scope: DatabaseTransaction,
  bank: BankContext,
  depositId: string,
  reason: ReturnReason,
  at: EpochMs,
): Promise<DepositOfAccount | undefined> {
  const { account_id: account } = await getDeposit(scope.trx, depositId);
  await lockBalances(scope, [account]);
  const postingId = bank.newId();
  const settled = await settleDeposit(
    scope.trx,
    depositId,
    { status: 'returned', settled_at: at, return_reason: reason, return_posting_id: postingId },
    ['pending', 'completed'],
  );
  if (!settled) {
    return undefined;
  }
  for (const hold of await holdsOf(scope.trx, [depositId])) {
    await endHold(scope, hold.id, at);
  }
  const result = await post(scope, [
    {
      head: {
        id: postingId,
        kind: 'deposit-returned',
        at,
        transferId: null,
        reverses: settled.posting_id,
      },
      legs: [
        { account, amount: cents(-settled.amount) },
        { account: clearing('mobile-deposit'), amount: cents(settled.amount) },
      ],
    },
  ]);
  if (result.kind === 'overdrawn') {
    throw new NotThere(result);
  }
  const deposit = await getDeposit(scope.trx, depositId);
  await logDeposit(scope, deposit, 'returned', cents(deposit.amount), at, null);
  return deposit;
}
