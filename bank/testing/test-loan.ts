import { cents } from '#contract/money/cents.ts';
import type { LoanApplication, LoanDisclosure } from '#contract/loans/loan-applications.ts';
import type { LoanId } from '#contract/text/ids.ts';
import type { LoanTermsRow } from '../loans/loan-tables.ts';
import type { Client, TestBank } from './test-bank.ts';

/** The terms by which tests lend. */
export const testLoanTerms: LoanTermsRow = {
  product_id: 'personal-loan',
  valid_from: '2026-01-01',
  rate: 12_00,
  least: 500_00,
  most: 50_000_00,
  months_least: 12,
  months_most: 60,
  grace_days: 10,
  late_fee: 25_00,
  skips_per_year: 1,
  minimum_share: 0,
  minimum_payment: 0,
  rounding: 'half-up',
};

const testLineTerms: LoanTermsRow = {
  ...testLoanTerms,
  product_id: 'credit-line',
  months_least: 0,
  months_most: 0,
  skips_per_year: 0,
  minimum_share: 2_00,
  minimum_payment: 25_00,
};

/** The application of a test's member. */
export const testApplication = {
  product: 'personal-loan',
  amount: cents(10_000_00),
  months: 12,
  purpose: 'A new roof',
  income: cents(6_000_00),
  housing: cents(1_500_00),
} as const;

/** The credit union lends from now on. */
export async function lend(bank: TestBank): Promise<void> {
  await bank.store.db.insertInto('loan_terms').values([testLoanTerms, testLineTerms]).execute();
}

/** Applies, and lets staff approve. */
export async function offeredLoan(
  bank: TestBank,
  client: Client,
  change: Partial<typeof testApplication | { product: string; months: number | null }> = {},
): Promise<LoanApplication & { readonly offer: { readonly disclosure: LoanDisclosure } }> {
  const application = { ...testApplication, ...change };
  const { id } = await client.loans.apply({ intentKey: bank.newKey(), application });
  await bank.bank.staff.decideLoan(id, 'approve', null);
  const { applications } = await client.loans.list();
  const offered = applications.find((one) => one.id === id);
  if (!offered?.offer) throw new Error(`Application ${id} is not offered`);
  return { ...offered, offer: offered.offer };
}

/** A loan that was signed today and paid out into the account. */
export async function signedLoan(
  bank: TestBank,
  client: Client,
  change: Parameters<typeof offeredLoan>[2] = {},
  to = 'checking',
): Promise<LoanId> {
  const { id: application, offer, signer: signature } = await offeredLoan(bank, client, change);
  const { day } = offer.disclosure;
  const { id } = await client.loans.sign({
    intentKey: bank.newKey(),
    application,
    day,
    to: to,
    signature,
  });
  return id;
}
