import { type Cents, cents } from '#contract/money/cents.ts';
import type { EpochMs } from '#contract/time/time.ts';
import { describe } from '#contract/transactions/transaction-wording.ts';
import { transactionLabel } from '../formats/labels.ts';
import { localMoment } from '../calendar/local-time.ts';
import type { BankContext } from '../bank-context.ts';
import { clearing } from '../ledger/chart-of-accounts.ts';
import { placeHold } from '../ledger/holds.ts';
import { mustPost } from '../ledger/post.ts';
import { recordTransactions } from '../history/record-transaction.ts';
import type { DatabaseTransaction } from '../database/database-transaction.ts';
import { availableAt, businessDayOf, partsOf, tiersLeft, tiersOf } from './availability.ts';
import type { CheckPhoto } from './check-photos.ts';
import {
  logDeposit,
  getDeposit,
  insertDeposit,
  sumDeposited,
  type DepositOfAccount,
} from './deposit-records.ts';
import type { DepositAccount } from './deposit-rules.ts';

/** The parts of the bank that depositing needs. */
export type DepositingBank = Pick<BankContext, 'newId' | 'timeZone' | 'policy'>;

/** A deposit that has been decided. */
export interface AcceptedDeposit {
  readonly membershipId: string;
  /** The person who deposits it. */
  readonly by: string;
  readonly to: DepositAccount;
  readonly amount: Cents;
  readonly photos: readonly CheckPhoto[];
  readonly at: EpochMs;
}

/**
 * Puts the money into the account at once, all of it held until its day comes: the member sees it as
 * pending, and cannot use it yet.
 */
export async function makeDeposit(
  scope: DatabaseTransaction,
  bank: DepositingBank,
  accepted: AcceptedDeposit,
): Promise<DepositOfAccount> {
  const { membershipId, by, to, amount, photos, at } = accepted;
  const id = bank.newId();
  const postingId = bank.newId();
  const label = transactionLabel(at);
  const businessDay = businessDayOf(at, bank.policy, bank.timeZone);
  const before = await sumDeposited(scope.trx, membershipId, 'business_day', businessDay);
  await insertDeposit(
    scope.trx,
    {
      id,
      membership_id: membershipId,
      account_id: to.id,
      amount,
      at,
      day: localMoment(at, bank.timeZone).date,
      business_day: businessDay,
      label,
      status: 'pending',
      posting_id: postingId,
      settled_at: null,
      return_reason: null,
      return_posting_id: null,
    },
    photos,
  );
  await mustPost(scope, [
    {
      head: { id: postingId, kind: 'check-deposited', at, transferId: null, reverses: null },
      legs: [
        { account: clearing('mobile-deposit'), amount: cents(-amount) },
        { account: to.id, amount },
      ],
    },
  ]);
  for (const part of partsOf(amount, tiersLeft(tiersOf(businessDay, bank.policy), before))) {
    await placeHold(scope, {
      id: bank.newId(),
      membershipId,
      accountId: to.id,
      depositId: id,
      amount: part.amount,
      placedAt: at,
      releaseDay: part.day,
      releaseAt: availableAt(part.day, bank.policy, bank.timeZone),
    });
  }
  await recordTransactions(
    scope,
    [
      {
        id: bank.newId(),
        membershipId,
        account: to,
        postingId,
        type: 'credit',
        description: describe({ kind: 'mobile-deposit' }),
        amount,
        at,
        status: 'pending',
        category: 'Income',
        label,
        reference: null,
        transferId: null,
      },
    ],
    bank.timeZone,
  );
  const deposit = await getDeposit(scope.trx, id);
  await logDeposit(scope, deposit, 'received', amount, at, by);
  return deposit;
}
