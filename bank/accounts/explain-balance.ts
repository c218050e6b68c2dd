import type { BalanceExplained } from '#contract/accounts/accounts.ts';
import { cents } from '#contract/money/cents.ts';
import type { AccountId, HoldId, TransferId } from '#contract/text/ids.ts';
import type { EpochMs, LocalDate } from '#contract/time/time.ts';
import { availableOf } from '../ledger/ledger-rules.ts';
import { lockAccount } from '../ledger/load-accounts.ts';
import { unfinishedTransfers } from '../ledger/ledger-records.ts';
import type { DatabaseTransaction } from '../database/database-transaction.ts';

/**
 * How an account's available balance comes about, read while its balance is locked: whatever is on its
 * way or held, the figures add up. Undefined where the member has no account of that name.
 */
export async function explainBalance(
  scope: DatabaseTransaction,
  membershipId: string,
  handle: string,
): Promise<BalanceExplained | undefined> {
  const account = await lockAccount(scope, membershipId, handle);
  if (!account) {
    return undefined;
  }
  const { balance } = account;
  const onItsWay = await listOnItsWay(scope, membershipId, account.id);
  const left = onItsWay.reduce((sum, { amount }) => sum + amount, 0);
  return {
    account: handle as AccountId,
    name: account.shownName,
    ledger: cents(balance.balance + left),
    onItsWay,
    holds: await listHolds(scope, account.id),
    overdraft: cents(availableOf(balance) - (balance.balance - balance.held)),
    available: availableOf(balance),
  };
}

async function listOnItsWay(
  { trx }: DatabaseTransaction,
  membershipId: string,
  accountId: string,
): Promise<BalanceExplained['onItsWay']> {
  const rows = await unfinishedTransfers(trx, membershipId)
    .select(['id', 'kind', 'to_name', 'status', 'at', 'amount'])
    .where('from_account_id', '=', accountId)
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .execute();
  return rows.map(({ id, kind, to_name: toName, status, at, amount }) => ({
    id: id as TransferId,
    kind,
    toName,
    status: status === 'pending' ? 'pending' : 'processing',
    at: at as EpochMs,
    amount: cents(amount),
  }));
}

async function listHolds(
  { trx }: DatabaseTransaction,
  accountId: string,
): Promise<BalanceExplained['holds']> {
  const rows = await trx
    .selectFrom('account_hold')
    .innerJoin('deposit', 'deposit.id', 'account_hold.deposit_id')
    .select([
      'account_hold.id',
      'account_hold.amount',
      'account_hold.release_day',
      'account_hold.release_at',
      'deposit.label',
    ])
    .where('account_hold.account_id', '=', accountId)
    .where('account_hold.ended_at', 'is', null)
    .orderBy('account_hold.release_at')
    .orderBy('account_hold.id')
    .execute();
  return rows.map((row) => ({
    id: row.id as HoldId,
    reason: 'mobile-deposit',
    label: row.label,
    releaseDay: row.release_day as LocalDate,
    releaseAt: row.release_at as EpochMs,
    amount: cents(row.amount),
  }));
}
