import { type Cents, cents } from '#contract/money/cents.ts';
import type { LoanChange } from '#contract/events/event-parts.ts';
import type { EpochMs, LocalDate } from '#contract/time/time.ts';
import { describe } from '#contract/transactions/transaction-wording.ts';
import { transactionLabel } from '../formats/labels.ts';
import type { PostingKind } from '#contract/transactions/transaction-wording.ts';
import type { BankDependencies } from '../bank-context.ts';
import type { DatabaseTransaction } from '../database/database-transaction.ts';
import { recordTransactions } from '../history/record-transaction.ts';
import { fees, loanInterest, loansToMembers } from '../ledger/chart-of-accounts.ts';
import type { Leg } from '../ledger/ledger-rules.ts';
import { mustPost } from '../ledger/post.ts';
import { appendToMemberLogs } from '../member-log/append-to-member-logs.ts';
import type { LoanOnRecord } from './loan-records.ts';
import { type LoanEntry, standingAfter } from './loan-rules.ts';

/** The parts of the bank that recording needs. */
export type RecordingBank = Pick<BankDependencies, 'newId' | 'timeZone'>;

/** An entry to record for a loan, and its actor. */
export interface LoanMovement {
  readonly loan: LoanOnRecord;
  readonly entry: LoanEntry;
  /** The member's account that it came from or went to; null where a fee was charged. */
  readonly account: { readonly id: string; readonly name: string } | null;
  /** The person who did it; null where the bank did. */
  readonly by: string | null;
  readonly change: LoanChange;
}

/**
 * Writes an entry of a loan with its posting, with the line of the account's history and the event. The balances are known to
 * allow it. Answers with the loan as that leaves it.
 */
export async function recordLoanEntry(
  scope: DatabaseTransaction,
  bank: RecordingBank,
  movement: LoanMovement,
  at: EpochMs,
): Promise<LoanOnRecord> {
  const { loan, entry, account } = movement;
  const postingId = bank.newId();
  const head = { id: postingId, kind: kindOf(entry), at, transferId: null, reverses: null };
  await mustPost(scope, [{ head, legs: legsOf(entry, account?.id) }]);
  await scope.trx
    .insertInto('loan_entry')
    .values({
      membership_id: loan.row.membership_id,
      loan_id: loan.row.id,
      sequence: loan.entries.length + 1,
      posting_id: postingId,
      kind: entry.kind,
      at,
      day: entry.day,
      principal: entry.principal,
      interest: entry.interest,
      fee: entry.fee,
      principal_after: entry.principalAfter,
      interest_after: entry.interestAfter,
      fee_after: entry.feeAfter,
      due_day: entry.dueDay,
    })
    .execute();
  if (account) await recordInHistory(scope, bank, movement, account, { postingId, at });
  await logLoan(scope, movement, { amount: cents(Math.abs(movedBy(entry))), date: entry.day }, at);
  return {
    ...loan,
    entries: [...loan.entries, entry],
    standing: standingAfter(loan.standing, entry),
  };
}

/** The amount that the member's account gains by it: less than zero where it pays. */
export function movedBy({ principal, interest, fee }: LoanEntry): Cents {
  return cents(principal + fee - interest);
}

function kindOf({ kind }: LoanEntry): PostingKind {
  if (kind === 'late-fee') return 'loan-fee';
  return kind === 'proceeds' ? 'loan-paid-out' : 'loan-paid';
}

/** The debt is the credit union's asset: its account goes down by the amount that a member owes. */
function legsOf(entry: LoanEntry, account: string | undefined): Leg[] {
  const { principal, interest, fee } = entry;
  const legs = [
    { account: account ?? fees, amount: account === undefined ? fee : movedBy(entry) },
    { account: loansToMembers, amount: cents(-principal - fee) },
    { account: loanInterest, amount: interest },
  ];
  return legs.filter(({ amount }) => amount !== 0);
}

async function recordInHistory(
  scope: DatabaseTransaction,
  bank: RecordingBank,
  { loan, entry }: LoanMovement,
  account: { readonly id: string; readonly name: string },
  { postingId, at }: { readonly postingId: string; readonly at: EpochMs },
): Promise<void> {
  const isOut = entry.kind === 'proceeds';
  await recordTransactions(
    scope,
    [
      {
        id: bank.newId(),
        membershipId: loan.row.membership_id,
        account,
        postingId,
        type: isOut ? 'credit' : 'debit',
        description: describe({ kind: isOut ? 'loan-proceeds' : 'loan-payment', name: loan.name }),
        amount: cents(Math.abs(movedBy(entry))),
        at,
        status: 'completed',
        category: 'Transfer',
        label: transactionLabel(at),
        reference: null,
        transferId: null,
      },
    ],
    bank.timeZone,
  );
}

/** Tells the owners what happened to a loan. */
export async function logLoan(
  scope: DatabaseTransaction,
  { loan, by, change }: Pick<LoanMovement, 'loan' | 'by' | 'change'>,
  { amount, date }: { readonly amount: Cents; readonly date: LocalDate },
  at: EpochMs,
): Promise<void> {
  await appendToMemberLogs(scope, [
    {
      membershipId: loan.row.membership_id,
      by,
      at,
      audit: { action: `loan-${change}`, facts: { loan: loan.row.id, amount, date } },
      events: [{ kind: 'loan', change, name: loan.name, amount, date }],
    },
  ]);
}
