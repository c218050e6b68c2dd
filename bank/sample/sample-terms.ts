import { loanTerms } from '#contract/loans/loan-terms.ts';
import type { DatabaseTransaction } from '../database/database-transaction.ts';
import { standardProducts } from '../dividends/product-records.ts';
import type { LoanTermsRow } from '../loans/loan-tables.ts';
import { firstDay } from './sample-member.ts';

const { checking, savings, moneyMarket, sixMonths, twelveMonths, twentyFourMonths } =
  standardProducts;

const noTerm = { penalty_days: null, grace_days: null } as const;
const certificate = { minimum: 500_00, opening_minimum: 500_00, grace_days: 10 } as const;

/** The rates of the sample bank's accounts, in hundredths of a percent, and their opening minimums, in cents. */
const sampleTerms = [
  { product: checking, rate: 0, minimum: 0, opening_minimum: 0, ...noTerm },
  { product: savings, rate: 60, minimum: 0, opening_minimum: 5_00, ...noTerm },
  { product: moneyMarket, rate: 1_75, minimum: 2_500_00, opening_minimum: 2_500_00, ...noTerm },
  { product: sixMonths, rate: 3_00, penalty_days: 60, ...certificate },
  { product: twelveMonths, rate: 3_60, penalty_days: 90, ...certificate },
  { product: twentyFourMonths, rate: 3_75, penalty_days: 180, ...certificate },
] as const;

/** The sample's overdraft fee, in cents. */
const sampleOverdraftTerms = {
  product_id: checking.id,
  fee: 25_00,
  most: 500_00,
  fees_a_day: 3,
} as const;

const instalmentTerms = {
  valid_from: firstDay,
  grace_days: 10,
  late_fee: 25_00,
  skips_per_year: 1,
  minimum_share: 0,
  minimum_payment: 0,
  rounding: 'half-up',
} as const;

const sampleLoanTerms = [
  {
    ...instalmentTerms,
    product_id: 'auto-loan',
    rate: loanTerms.auto.sampleRate,
    least: loanTerms.auto.least,
    most: loanTerms.auto.most,
    months_least: 24,
    months_most: 84,
  },
  {
    ...instalmentTerms,
    product_id: 'personal-loan',
    rate: loanTerms.personal.sampleRate,
    least: loanTerms.personal.least,
    most: loanTerms.personal.most,
    months_least: 12,
    months_most: 60,
  },
  {
    ...instalmentTerms,
    product_id: 'credit-line',
    rate: 12_49,
    least: 500_00,
    most: 25_000_00,
    months_least: 0,
    months_most: 0,
    skips_per_year: 0,
    minimum_share: 2_00,
    minimum_payment: 25_00,
  },
] satisfies readonly LoanTermsRow[];

/**
 * The sample bank's terms, unless the credit union has set its own. The savings rate is that of its history
 * (`sample-history.ts`); the other products can be opened, and nobody has them yet.
 */
export async function insertSampleTerms({ trx }: DatabaseTransaction): Promise<void> {
  await trx
    .insertInto('product_terms')
    .values(
      sampleTerms.map(({ product, ...terms }) => ({
        product_id: product.id,
        valid_from: firstDay,
        method: 'daily-balance',
        rounding: 'half-up',
        offered: 1,
        ...terms,
      })),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  await trx
    .insertInto('overdraft_terms')
    .values({ ...sampleOverdraftTerms, valid_from: firstDay })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  await trx
    .insertInto('loan_terms')
    .values(sampleLoanTerms)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
