import { cents } from '#contract/money/cents.ts';
import type { LoanSummary } from '#contract/loans/loans.ts';
import type { EpochMs, LocalDate } from '#contract/time/time.ts';
import { localMoment } from '../calendar/local-time.ts';
import type { BankContext } from '../bank-context.ts';
import type { DatabaseTransaction } from '../database/database-transaction.ts';
import { nameKey, tidyName } from '#contract/text/typed-name.ts';
import type { SignedIn } from '../gate.ts';
import type { Executed } from '../idempotency/once.ts';
import { lockMovableAccount, type LockedAccount } from '../ledger/load-accounts.ts';
import { checkStepUp, type StepUpNeeded } from '../identity/step-up/check-step-up.ts';
import { getLent, type LentProduct } from './loan-catalogue.ts';
import { agreementOn } from './loan-disclosure.ts';
import {
  type ApplicationOnRecord,
  findApplication,
  updateApplication,
  findLoan,
  type LoanOnRecord,
} from './loan-records.ts';
import { plainEntry } from './loan-rules.ts';
import { scheduleLook } from './pay-loan.ts';
import { isOffered, presentSummary } from './present-loan.ts';
import { logLoan, recordLoanEntry } from './record-loan-entry.ts';

interface AskedSignature {
  readonly application: string;
  readonly day: LocalDate;
  readonly to: string;
  readonly signature: string;
}

type SignRefusal =
  | { readonly code: 'NOT_FOUND' | 'LOAN_APPLICATION_CLOSED' | 'LOAN_OFFER_CHANGED' }
  | { readonly code: 'SIGNATURE_WRONG'; readonly data: { readonly name: string } }
  | { readonly code: 'UNKNOWN_ACCOUNT'; readonly data: { readonly field: 'from' | 'to' } };

/** Signs an offer with the membership locked: the loan begins, and is paid out into an account. */
export async function signLoan(
  scope: DatabaseTransaction,
  bank: BankContext,
  signedIn: SignedIn,
  asked: AskedSignature,
  at: EpochMs,
): Promise<Executed<LoanSummary, SignRefusal | StepUpNeeded>> {
  const { membershipId, personId } = signedIn;
  const today = localMoment(at, bank.timeZone).date;
  const row = await findApplication(scope.trx, asked.application, membershipId);
  const to = await lockMovableAccount(scope, membershipId, asked.to);
  const refusal = refuseSignature(row, personId, asked, to, today);
  if (refusal || !row || !to) {
    return { kind: 'refused', refusal: refusal ?? { code: 'NOT_FOUND' } };
  }
  const act = {
    procedure: 'loans.sign',
    binds: {
      application: row.id,
      amount: row.amount,
      terms: row.terms_from,
      day: asked.day,
      to: asked.to,
    },
    permits: { kind: 'sign-loan', amount: cents(row.amount) },
  } as const;
  const needed = await checkStepUp(bank, scope, { signedIn, act });
  if (needed) return { kind: 'refused', refusal: needed };

  const lent = await getLent(scope.trx, row.product_id, row.terms_from ?? '');
  const loan = await openLoan(scope, bank, row, lent, today);
  await updateApplication(scope.trx, row, {
    status: 'signed',
    decided_at: at,
    signature: tidyName(asked.signature),
    loan_id: loan.row.id,
  });
  const begun = await payOut(scope, bank, loan, to, personId, at);
  await scheduleLook(scope, bank, begun, today);
  return { kind: 'done', answer: presentSummary(begun, today) };
}

/** The first reason against it; null where it can be signed. The applicant signs. */
function refuseSignature(
  row: ApplicationOnRecord | undefined,
  personId: string,
  { day, signature }: AskedSignature,
  to: LockedAccount | undefined,
  today: LocalDate,
): SignRefusal | null {
  if (row?.person_id !== personId) return { code: 'NOT_FOUND' };
  if (!isOffered(row, today)) return { code: 'LOAN_APPLICATION_CLOSED' };
  if (day !== today) return { code: 'LOAN_OFFER_CHANGED' };
  if (nameKey(tidyName(signature)) !== nameKey(row.signer)) {
    return { code: 'SIGNATURE_WRONG', data: { name: row.signer } };
  }
  return to ? null : { code: 'UNKNOWN_ACCOUNT', data: { field: 'to' } };
}

async function openLoan(
  scope: DatabaseTransaction,
  bank: BankContext,
  application: ApplicationOnRecord,
  lent: LentProduct,
  today: LocalDate,
): Promise<LoanOnRecord> {
  const { membership_id: membershipId, months } = application;
  const id = bank.newId();
  const amount = cents(application.amount);
  await scope.trx
    .insertInto('loan')
    .values({
      membership_id: membershipId,
      id,
      product_id: lent.product.id,
      terms_from: lent.terms.valid_from,
      amount,
      months,
      payment: agreementOn(lent, { amount, months }, today).payment,
      opened_on: today,
      autopay_account_id: null,
      due_at: null,
      reminded_for: null,
      failed_for: null,
      closed_at: null,
    })
    .execute();
  const loan = await findLoan(scope.trx, membershipId, id);
  if (!loan) throw new Error(`Loan ${id} was not written`);
  return loan;
}

async function payOut(
  scope: DatabaseTransaction,
  bank: BankContext,
  loan: LoanOnRecord,
  account: LockedAccount,
  by: string,
  at: EpochMs,
): Promise<LoanOnRecord> {
  const { form, amount, openedOn } = loan.agreement;
  const signed = { loan, by, change: 'signed' } as const;
  if (form === 'line') {
    await logLoan(scope, signed, { amount, date: openedOn }, at);
    return loan;
  }
  const entry = plainEntry(loan.standing, 'proceeds', openedOn, { principal: amount });
  return await recordLoanEntry(scope, bank, { ...signed, entry, account }, at);
}
