import { loans as contract } from '#contract/loans/loans.ts';
import type { LoanApplication } from '#contract/loans/loan-applications.ts';
import type { EpochMs } from '#contract/time/time.ts';
import { localMoment } from '../calendar/local-time.ts';
import type { BankContext } from '../bank-context.ts';
import type { DatabaseTransaction } from '../database/database-transaction.ts';
import { lockMemberships } from '../database/lock-memberships.ts';
import type { Gate, SignedIn } from '../gate.ts';
import { answerOnce } from '../idempotency/answer-once.ts';
import { executeOnce } from '../idempotency/execute-once.ts';
import type { Executed } from '../idempotency/once.ts';
import { appendToMemberLogs } from '../member-log/append-to-member-logs.ts';
import {
  deleteDraft,
  findApplication,
  findDraft,
  listApplications,
  updateApplication,
} from './loan-records.ts';
import { findLent } from './loan-catalogue.ts';
import { type AskedRefusal, discloseLoan, refuseAsked } from './loan-disclosure.ts';
import type { LoanApplicationRow } from './loan-tables.ts';
import { presentApplication } from './present-loan.ts';
import { signLoan } from './sign-loan.ts';

type Asked = Pick<
  LoanApplication,
  'product' | 'amount' | 'months' | 'purpose' | 'income' | 'housing'
>;

type ApplyRefusal =
  | AskedRefusal
  | { readonly code: 'LOAN_NOT_OFFERED' | 'LOAN_ANSWERS_MISSING' }
  | { readonly code: 'TOO_MANY_LOAN_APPLICATIONS'; readonly data: { readonly most: number } };

/** Applying for a loan: its expected cost, saved steps, sending, withdrawing, signing. */
export function applicationHandlers(gate: Gate, bank: BankContext) {
  const { store, clock, timeZone } = bank;
  const loans = gate.gated(contract);
  const today = () => localMoment(clock.now(), timeZone).date;

  return {
    estimate: loans.estimate.handler(async ({ input, errors }) => {
      const { product, amount, months = null } = input;
      const lent = await findLent(store.db, product, today());
      if (!lent) throw errors.LOAN_NOT_OFFERED();
      const refusal = refuseAsked(lent, { amount, months });
      if (refusal?.code === 'LOAN_AMOUNT_OUTSIDE') throw errors.LOAN_AMOUNT_OUTSIDE(refusal);
      if (refusal?.code === 'LOAN_MONTHS_OUTSIDE') throw errors.LOAN_MONTHS_OUTSIDE(refusal);
      const { disclosure, schedule } = discloseLoan(lent, { amount, months }, today());
      return { disclosure, schedule: [...schedule] };
    }),

    saveDraft: loans.saveDraft.handler(async ({ input, context: { signedIn }, errors }) => {
      const saved = await store.transact(async (scope) => {
        await lockMemberships(scope, [signedIn.membershipId]);
        if (!(await findLent(scope.trx, input.product, today()))) return null;
        await saveDraft(scope, bank, signedIn, input);
        return await findDraft(scope.trx, signedIn.membershipId);
      });
      if (!saved) throw errors.LOAN_NOT_OFFERED();
      return await presentApplication(store.db, saved, { ...signedIn, today: today(), timeZone });
    }),

    dropDraft: loans.dropDraft.handler(async ({ context: { signedIn } }) => {
      await deleteDraft(store.db, signedIn.membershipId);
      return {};
    }),

    apply: loans.apply.handler(async ({ input, context: { signedIn }, errors }) => {
      const { intentKey: key, application: request } = input;
      const asked = { key, procedure: 'loans.apply', request };
      const outcome = await executeOnce(bank, signedIn, asked, (scope, at) =>
        apply(scope, bank, signedIn, request, at),
      );
      return await answerOnce(bank, signedIn, errors, outcome);
    }),

    withdraw: loans.withdraw.handler(async ({ input, context: { signedIn }, errors }) => {
      const outcome = await store.transact((scope) =>
        withdraw(scope, signedIn, input.application, clock.now()),
      );
      if (outcome === 'not-found') throw errors.NOT_FOUND();
      if (outcome === 'closed') throw errors.LOAN_APPLICATION_CLOSED();
      bank.bell.ring(signedIn.membershipId);
      return {};
    }),

    sign: loans.sign.handler(async ({ input, context: { signedIn }, errors }) => {
      const { intentKey: key, ...request } = input;
      const asked = { key, procedure: 'loans.sign', request };
      const outcome = await executeOnce(bank, signedIn, asked, (scope, at) =>
        signLoan(scope, bank, signedIn, request, at),
      );
      return await answerOnce(bank, signedIn, errors, outcome);
    }),
  };
}

/** With the membership locked. */
async function saveDraft(
  scope: DatabaseTransaction,
  bank: BankContext,
  signedIn: SignedIn,
  asked: Asked,
): Promise<void> {
  const at = bank.clock.now();
  const draft = await findDraft(scope.trx, signedIn.membershipId);
  const row = { ...rowOf(bank, signedIn, asked, at), status: 'draft' as const };
  if (draft) {
    await updateApplication(scope.trx, draft, { ...row, id: draft.id });
  } else {
    await scope.trx.insertInto('loan_application').values(row).execute();
  }
}

/** With the membership locked. A refusal records nothing. */
async function apply(
  scope: DatabaseTransaction,
  bank: BankContext,
  signedIn: SignedIn,
  asked: Asked,
  at: EpochMs,
): Promise<Executed<LoanApplication, ApplyRefusal>> {
  const { membershipId, personId: by } = signedIn;
  const { policy, timeZone } = bank;
  const { date: today } = localMoment(at, timeZone);
  const refusal = await refuseApplication(scope, bank, membershipId, asked, at);
  if (refusal) return { kind: 'refused', refusal };
  await deleteDraft(scope.trx, membershipId);
  const wait = policy.loans.decidesAfterMs;
  const dueAt = wait === null ? null : ((at + wait) as EpochMs);
  const row = { ...rowOf(bank, signedIn, asked, at), submitted_at: at, due_at: dueAt };
  await scope.trx
    .insertInto('loan_application')
    .values({ ...row, status: 'submitted' })
    .execute();
  const { product, amount, months } = asked;
  const audit = {
    action: 'loan-application-sent',
    facts: { application: row.id, product, amount, months },
  };
  await appendToMemberLogs(scope, [{ membershipId, by, at, audit, events: [] }]);
  const sent = await findApplication(scope.trx, row.id, membershipId);
  if (!sent) throw new Error(`Application ${row.id} was not written`);
  const answer = await presentApplication(scope.trx, sent, { ...signedIn, today, timeZone });
  return { kind: 'done', answer, dueAt };
}

async function refuseApplication(
  scope: DatabaseTransaction,
  { policy, timeZone }: BankContext,
  membershipId: string,
  asked: Asked,
  at: EpochMs,
): Promise<ApplyRefusal | null> {
  const { date: today } = localMoment(at, timeZone);
  const lent = await findLent(scope.trx, asked.product, today);
  if (!lent) return { code: 'LOAN_NOT_OFFERED' };
  const refusal = refuseAsked(lent, asked);
  if (refusal) return refusal;
  if (asked.purpose === '' || !asked.income || asked.housing === null) {
    return { code: 'LOAN_ANSWERS_MISSING' };
  }
  const open = (await listApplications(scope.trx, membershipId)).filter(
    ({ status, offered_until: until }) =>
      status === 'submitted' || (status === 'offered' && (until ?? '') >= today),
  );
  const most = policy.loans.applicationsMax;
  return open.length >= most ? { code: 'TOO_MANY_LOAN_APPLICATIONS', data: { most } } : null;
}

async function withdraw(
  scope: DatabaseTransaction,
  { membershipId, personId: by }: SignedIn,
  id: string,
  at: EpochMs,
): Promise<'withdrawn' | 'closed' | 'not-found'> {
  await lockMemberships(scope, [membershipId]);
  const row = await findApplication(scope.trx, id, membershipId);
  if (!row) return 'not-found';
  if (row.status === 'withdrawn') return 'withdrawn';
  if (row.status !== 'submitted' && row.status !== 'offered') return 'closed';
  await updateApplication(scope.trx, row, { status: 'withdrawn', decided_at: at, due_at: null });
  const audit = { action: 'loan-application-withdrawn', facts: { application: id } };
  await appendToMemberLogs(scope, [{ membershipId, by, at, audit, events: [] }]);
  return 'withdrawn';
}

function rowOf(
  bank: BankContext,
  { membershipId, personId }: SignedIn,
  { product, amount, months, purpose, income, housing }: Asked,
  at: EpochMs,
): Omit<LoanApplicationRow, 'status'> {
  return {
    membership_id: membershipId,
    id: bank.newId(),
    person_id: personId,
    product_id: product,
    amount,
    months,
    purpose,
    income,
    housing,
    saved_at: at,
    submitted_at: null,
    due_at: null,
    decided_at: null,
    reason: null,
    offered_until: null,
    terms_from: null,
    signature: null,
    loan_id: null,
  };
}
