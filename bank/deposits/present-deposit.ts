import { cents } from '#contract/money/cents.ts';
import type { Deposit } from '#contract/deposits/deposits.ts';
import type { ReturnReason } from '#contract/deposits/deposit-change.ts';
import type { AccountId, DepositId } from '#contract/text/ids.ts';
import type { EpochMs, LocalDate } from '#contract/time/time.ts';
import type { AccountHoldRow } from '../ledger/ledger-tables.ts';
import type { DepositOfAccount } from './deposit-records.ts';

/** The deposit as the contract has it. Nothing of one that came back is available. */
export function presentDeposit(
  deposit: DepositOfAccount,
  holds: readonly AccountHoldRow[],
): Deposit {
  return {
    id: deposit.id as DepositId,
    to: deposit.handle as AccountId,
    toName: deposit.name,
    amount: cents(deposit.amount),
    at: deposit.at as EpochMs,
    status: deposit.status,
    label: deposit.label,
    parts: holds
      .filter((hold) => hold.deposit_id === deposit.id)
      .map((hold) => ({
        amount: cents(hold.amount),
        day: hold.release_day as LocalDate,
        availableAt: hold.release_at as EpochMs,
        isAvailable: hold.ended_at !== null && deposit.status !== 'returned',
      })),
    settledAt: deposit.settled_at as EpochMs | null,
    returnReason: deposit.return_reason as ReturnReason | null,
  };
}
