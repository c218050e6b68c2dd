import { type Cents } from '#contract/money/cents.ts';
import type { DepositChange, ReturnReason } from '#contract/deposits/deposits.ts';
import type { DepositId } from '#contract/text/ids.ts';
import type { EpochMs } from '#contract/time/time.ts';
import { appendToMemberLog } from '../member-log/append-to-member-log.ts';
import type { DatabaseTransaction } from '../database/database-transaction.ts';
import type { DepositOfAccount } from './deposit-records.ts';

/** Tells the audit and the member's screens what happened to a deposit, or to a part of it. */
export async function logDeposit(
  { trx }: DatabaseTransaction,
  { id, member_id: memberId, name, label, return_reason: reason }: DepositOfAccount,
  change: DepositChange,
  amount: Cents,
  at: EpochMs,
): Promise<void> {
  await appendToMemberLog(
    trx,
    memberId,
    at,
    { action: `deposit-${change}`, facts: { deposit: id, label, amount, reason } },
    [
      {
        kind: 'deposit',
        depositId: id as DepositId,
        change,
        amount,
        toName: name,
        reason: reason as ReturnReason | null,
      },
    ],
  );
}
