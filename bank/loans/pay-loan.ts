import type { Cents } from '#contract/money/cents.ts';
import type { EpochMs, LocalDate } from '#contract/time/time.ts';
import { atTimeOfDay, localMoment } from '../calendar/local-time.ts';
import type { BankDependencies } from '../bank-context.ts';
import type { DatabaseTransaction } from '../database/database-transaction.ts';
import { availableOf, type Balance } from '../ledger/ledger-rules.ts';
import { type LoanOnRecord, updateLoan } from './loan-records.ts';
import {
  type AskedPayment,
  decidePayment,
  nextLook,
  type PaymentRefusal,
} from './payment-rules.ts';
import { recordLoanEntry } from './record-loan-entry.ts';

/** The parts of the bank that looking after loans needs. */
export type LoanBank = Pick<BankDependencies, 'newId' | 'timeZone' | 'policy'>;

/** The account that pays, its balance locked. */
export interface PayingAccount {
  readonly id: string;
  readonly name: string;
  readonly balance: Balance;
}

export type PayRefusal =
  | PaymentRefusal
  | { readonly code: 'INSUFFICIENT_FUNDS'; readonly data: { readonly available: Cents } };

/**
 * Pays a loan from an account, with the membership locked: decides, and records. A payment of all that is owed closes the
 * loan; a line of credit stays open.
 */
export async function payLoan(
  scope: DatabaseTransaction,
  bank: LoanBank,
  loan: LoanOnRecord,
  asked: AskedPayment & {
    readonly from: PayingAccount;
    readonly by: string | null;
    /** The day until which interest is paid; that of now by default. */
    readonly day?: LocalDate;
  },
  at: EpochMs,
): Promise<
  | { readonly kind: 'paid'; readonly loan: LoanOnRecord }
  | { readonly kind: 'refused'; readonly refusal: PayRefusal }
> {
  const today = asked.day ?? localMoment(at, bank.timeZone).date;
  const decision = decidePayment(loan, asked, today);
  if (decision.kind === 'refused') return decision;
  const available = availableOf(asked.from.balance);
  if (available < asked.amount) {
    return { kind: 'refused', refusal: { code: 'INSUFFICIENT_FUNDS', data: { available } } };
  }
  const { entry } = decision;
  const isPaidOff = entry.principalAfter + entry.interestAfter + entry.feeAfter === 0;
  const closes = isPaidOff && loan.agreement.form === 'instalment';
  const left = await recordLoanEntry(
    scope,
    bank,
    { loan, entry, account: asked.from, by: asked.by, change: closes ? 'paid-off' : 'paid' },
    at,
  );
  const paid = { ...left, row: { ...left.row, closed_at: closes ? at : null } };
  await scheduleLook(scope, bank, paid, today);
  return { kind: 'paid', loan: paid };
}

/** Writes down whether the loan is closed, and when it is looked at next. */
export async function scheduleLook(
  scope: DatabaseTransaction,
  bank: LoanBank,
  loan: LoanOnRecord,
  today: LocalDate,
): Promise<void> {
  const { policy, timeZone } = bank;
  const { closed_at: closedAt, reminded_for, failed_for } = loan.row;
  const next = nextLook(loan, today, policy.loans.remindDays);
  await updateLoan(scope.trx, loan.row, {
    closed_at: closedAt,
    reminded_for,
    failed_for,
    due_at: closedAt === null ? atTimeOfDay(next, policy.feesTakenAtMinutes, timeZone) : null,
  });
}
