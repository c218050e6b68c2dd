import { cents } from '#contract/money/cents.ts';
import type { EpochMs, LocalDate } from '#contract/time/time.ts';
import { describe } from '#contract/transactions/transaction-wording.ts';
import type { BankContext } from '../bank-context.ts';
import { localMoment } from '../calendar/local-time.ts';
import { missedDividends } from '../dividends/missed-dividends.ts';
import { interestPaid } from '../ledger/chart-of-accounts.ts';
import { mustPost } from '../ledger/post.ts';
import { completedPayment, recordTransactions } from '../history/record-transaction.ts';
import type { DatabaseTransaction } from '../database/database-transaction.ts';
import { type DisputeOfTransaction } from './dispute-records.ts';

/**
 * A final credit also brings the dividends that it would have earned until the member was credited (12 CFR
 * 1005.11(c)(2)(ii)).
 */
export async function addDividends(
  scope: DatabaseTransaction,
  bank: Pick<BankContext, 'newId' | 'timeZone'>,
  dispute: DisputeOfTransaction,
  at: EpochMs,
): Promise<void> {
  const missing = {
    accountId: dispute.disputedAccount,
    amount: cents(dispute.amount),
    from: dispute.disputedOn as LocalDate,
    until: localMoment((dispute.credited_at ?? at) as EpochMs, bank.timeZone).date,
  };
  const amount = await missedDividends(scope.trx, bank.timeZone, missing, at);
  if (amount === 0) return;
  const { membership_id: membershipId, account_id: id, accountName: name } = dispute;
  const postingId = bank.newId();
  await mustPost(scope, [
    {
      head: { id: postingId, kind: 'payment-in', at, transferId: null, reverses: null },
      legs: [
        { account: interestPaid, amount: cents(-amount) },
        { account: id, amount },
      ],
    },
  ]);
  const line = completedPayment({
    id: bank.newId(),
    membershipId,
    account: { id, name },
    postingId,
    description: describe({ kind: 'interest' }),
    amount,
    at,
    category: 'Income',
  });
  await recordTransactions(scope, [line], bank.timeZone);
}
