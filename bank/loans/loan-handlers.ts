import type { Cents } from '#contract/money/cents.ts';
import { type LoanSummary, loans as contract } from '#contract/loans/loans.ts';
import type { EpochMs, LocalDate } from '#contract/time/time.ts';
import { addDays, localMoment } from '../calendar/local-time.ts';
import type { BankContext } from '../bank-context.ts';
import type { DatabaseTransaction } from '../database/database-transaction.ts';
import { lockMemberships } from '../database/lock-memberships.ts';
import type { Gate, SignedIn } from '../gate.ts';
import { answerExecuted, answerOnce } from '../idempotency/answer-once.ts';
import { executeOnce } from '../idempotency/execute-once.ts';
import type { Executed } from '../idempotency/once.ts';
import { lockMovableAccount } from '../ledger/load-accounts.ts';
import { appendToMemberLogs } from '../member-log/append-to-member-logs.ts';
import { areasOf } from '../parties/role-policy.ts';
import { listLent, presentProduct } from './loan-catalogue.ts';
import { pastDue } from './loan-bills.ts';
import { listApplications, findLoan, listLoans, updateLoan } from './loan-records.ts';
import { owedOn, plainEntry } from './loan-rules.ts';
import { type PayRefusal, payLoan, scheduleLook } from './pay-loan.ts';
import { type AskedPayment, skippablePayment } from './payment-rules.ts';
import {
  presentApplication,
  drawableOf,
  presentLoan,
  presentPayoff,
  presentSummary,
} from './present-loan.ts';
import { logLoan, recordLoanEntry } from './record-loan-entry.ts';

interface NotFound {
  readonly code: 'NOT_FOUND';
}

interface UnknownAccount {
  readonly code: 'UNKNOWN_ACCOUNT';
  readonly data: { readonly field: 'from' | 'to' };
}

type DrawRefusal =
  | NotFound
  | UnknownAccount
  | { readonly code: 'OVER_CREDIT_LIMIT'; readonly data: { readonly available: Cents } }
  | { readonly code: 'LOAN_PAST_DUE'; readonly data: { readonly amount: Cents } };

const notFound = { kind: 'refused', refusal: { code: 'NOT_FOUND' } } as const;

/** The views and acts of a member about their loans. */
export function loanHandlers(gate: Gate, bank: BankContext) {
  const { store, clock, timeZone, policy } = bank;
  const loans = gate.gated(contract);
  const today = () => localMoment(clock.now(), timeZone).date;

  return {
    list: loans.list.handler(async ({ context: { signedIn } }) => {
      const { membershipId, party } = signedIn;
      const applies = areasOf(party.role).includes('borrow');
      const [owned, applications, lent] = await Promise.all([
        listLoans(store.db, membershipId),
        applies ? listApplications(store.db, membershipId) : [],
        listLent(store.db, today()),
      ]);
      return {
        loans: owned.map((loan) => presentSummary(loan, today())),
        applications: await Promise.all(
          applications.map((row) =>
            presentApplication(store.db, row, { ...signedIn, today: today(), timeZone }),
          ),
        ),
        products: lent.map(presentProduct),
      };
    }),

    get: loans.get.handler(async ({ input, context: { signedIn }, errors }) => {
      const loan = await findLoan(store.db, signedIn.membershipId, input.loan);
      if (!loan) throw errors.NOT_FOUND();
      return presentLoan(loan, today());
    }),

    payoff: loans.payoff.handler(async ({ input, context: { signedIn }, errors }) => {
      const loan = await findLoan(store.db, signedIn.membershipId, input.loan);
      if (!loan) throw errors.NOT_FOUND();
      const earliest = today();
      const latest = addDays(earliest, policy.loans.payoffDays);
      const day = input.day ?? earliest;
      if (day < earliest || day > latest) {
        throw errors.PAYOFF_DAY_OUTSIDE({ data: { earliest, latest } });
      }
      return presentPayoff(loan, day, latest);
    }),

    pay: loans.pay.handler(async ({ input, context: { signedIn }, errors }) => {
      const { intentKey: key, ...request } = input;
      const asked = { key, procedure: 'loans.pay', request };
      const outcome = await executeOnce(bank, signedIn, asked, (scope, at) =>
        pay(scope, bank, signedIn, request, at),
      );
      return await answerOnce(bank, signedIn, errors, outcome);
    }),

    draw: loans.draw.handler(async ({ input, context: { signedIn }, errors }) => {
      const { intentKey: key, ...request } = input;
      const asked = { key, procedure: 'loans.draw', request };
      const outcome = await executeOnce(bank, signedIn, asked, (scope, at) =>
        draw(scope, bank, signedIn, request, at),
      );
      return await answerOnce(bank, signedIn, errors, outcome);
    }),

    skip: loans.skip.handler(async ({ input, context: { signedIn }, errors }) => {
      const outcome = await store.transact((scope) => skip(scope, bank, signedIn, input));
      return await answerExecuted(bank, signedIn, errors, outcome);
    }),

    setAutopay: loans.setAutopay.handler(async ({ input, context: { signedIn }, errors }) => {
      const outcome = await store.transact((scope) => setAutopay(scope, bank, signedIn, input));
      return await answerExecuted(bank, signedIn, errors, outcome);
    }),
  };
}

/** With the membership locked. A refusal records nothing. */
async function pay(
  scope: DatabaseTransaction,
  bank: BankContext,
  { membershipId, personId: by }: SignedIn,
  { loan: id, from: handle, ...asked }: AskedPayment & { loan: string; from: string },
  at: EpochMs,
): Promise<Executed<LoanSummary, PayRefusal | NotFound | UnknownAccount>> {
  const loan = await findLoan(scope.trx, membershipId, id);
  if (!loan) return notFound;
  const from = await lockMovableAccount(scope, membershipId, handle);
  if (!from) {
    return { kind: 'refused', refusal: { code: 'UNKNOWN_ACCOUNT', data: { field: 'from' } } };
  }
  const outcome = await payLoan(scope, bank, loan, { ...asked, from, by }, at);
  return outcome.kind === 'refused'
    ? outcome
    : { kind: 'done', answer: presentSummary(outcome.loan, localMoment(at, bank.timeZone).date) };
}

/** With the membership locked. */
async function draw(
  scope: DatabaseTransaction,
  bank: BankContext,
  { membershipId, personId: by }: SignedIn,
  { loan: id, to: handle, amount }: { loan: string; to: string; amount: Cents },
  at: EpochMs,
): Promise<Executed<LoanSummary, DrawRefusal>> {
  const loan = await findLoan(scope.trx, membershipId, id);
  if (loan?.agreement.form !== 'line') return notFound;
  const account = await lockMovableAccount(scope, membershipId, handle);
  if (!account) {
    return { kind: 'refused', refusal: { code: 'UNKNOWN_ACCOUNT', data: { field: 'to' } } };
  }
  const today = localMoment(at, bank.timeZone).date;
  const available = drawableOf(loan);
  if (amount > available) {
    return { kind: 'refused', refusal: { code: 'OVER_CREDIT_LIMIT', data: { available } } };
  }
  const late = pastDue(loan, today);
  if (late > 0) {
    return { kind: 'refused', refusal: { code: 'LOAN_PAST_DUE', data: { amount: late } } };
  }
  const entry = plainEntry(loan.standing, 'proceeds', today, { principal: amount });
  const movement = { loan, entry, account, by, change: 'drawn' } as const;
  const drawn = await recordLoanEntry(scope, bank, movement, at);
  await scheduleLook(scope, bank, drawn, today);
  return { kind: 'done', answer: presentSummary(drawn, today) };
}

async function skip(
  scope: DatabaseTransaction,
  bank: BankContext,
  { membershipId, personId: by }: SignedIn,
  { loan: id, day }: { loan: string; day: LocalDate },
): Promise<Executed<LoanSummary, NotFound | { readonly code: 'CANNOT_SKIP' }>> {
  await lockMemberships(scope, [membershipId]);
  const loan = await findLoan(scope.trx, membershipId, id);
  if (!loan) return notFound;
  const at = bank.clock.now();
  const today = localMoment(at, bank.timeZone).date;
  if (loan.skipped.includes(day)) return { kind: 'done', answer: presentSummary(loan, today) };
  if (skippablePayment(loan, today) !== day) {
    return { kind: 'refused', refusal: { code: 'CANNOT_SKIP' } };
  }
  await scope.trx
    .insertInto('loan_skip')
    .values({ membership_id: membershipId, loan_id: id, due_day: day, at })
    .execute();
  const amount = loan.agreement.payment ?? owedOn(loan.agreement, loan.standing, today).total;
  await logLoan(scope, { loan, by, change: 'skipped' }, { amount, date: day }, at);
  const skipped = { ...loan, skipped: [...loan.skipped, day] };
  await scheduleLook(scope, bank, skipped, today);
  return { kind: 'done', answer: presentSummary(skipped, today) };
}

async function setAutopay(
  scope: DatabaseTransaction,
  bank: BankContext,
  { membershipId, personId: by }: SignedIn,
  { loan: id, from: handle }: { loan: string; from: string | null },
): Promise<
  Executed<Record<string, never>, NotFound | UnknownAccount | { readonly code: 'LOAN_CLOSED' }>
> {
  await lockMemberships(scope, [membershipId]);
  const loan = await findLoan(scope.trx, membershipId, id);
  if (!loan) return notFound;
  const from = handle === null ? null : await lockMovableAccount(scope, membershipId, handle);
  if (from === undefined) {
    return { kind: 'refused', refusal: { code: 'UNKNOWN_ACCOUNT', data: { field: 'from' } } };
  }
  if (loan.row.closed_at !== null) return { kind: 'refused', refusal: { code: 'LOAN_CLOSED' } };
  await updateLoan(scope.trx, loan.row, { autopay_account_id: from?.id ?? null });
  const audit = { action: 'loan-autopay', facts: { loan: id, account: from?.id ?? null } };
  const at = bank.clock.now();
  await appendToMemberLogs(scope, [{ membershipId, by, at, audit, events: [] }]);
  return { kind: 'done', answer: {} };
}
