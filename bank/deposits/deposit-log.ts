import { type Cents } from '#contract/money/cents.ts';
import type { DepositChange, ReturnReason } from '#contract/deposits/deposits.ts';
import type { DepositId } from '#contract/text/ids.ts';
import type { EpochMs } from '#contract/time/time.ts';
import { appendToMemberLogs } from '../member-log/append-to-member-logs.ts';
import type { DatabaseTransaction } from '../database/database-transaction.ts';
import type { DepositOfAccount } from './deposit-records.ts';

/** Tells the audit and the member's screens what happened to a deposit, or to a part of it, and which person did it, if one did. */
export async function logDeposit(
  scope: DatabaseTransaction,
  { id, membership_id: membershipId, name, label, return_reason: reason }: DepositOfAccount,
  change: DepositChange,
  amount: Cents,
  at: EpochMs,
  by: string | null,
  cost: { readonly below?: Cents; readonly fee?: Cents } = {},
): Promise<void> {
  await appendToMemberLogs(scope, [
    {
      membershipId,
      by,
      at,
      audit: {
        action: `deposit-${change}`,
        facts: { deposit: id, label, amount, reason, ...cost },
      },
      events: [
        {
          kind: 'deposit',
          depositId: id as DepositId,
          change,
          amount,
          toName: name,
          reason: reason as ReturnReason | null,
          ...cost,
        },
      ],
    },
  ]);
}
