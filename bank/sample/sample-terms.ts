import { standardProducts } from '../dividends/standard-products.ts';

const { checking, savings, moneyMarket, sixMonths, twelveMonths, twentyFourMonths } =
  standardProducts;

const noTerm = { penalty_days: null, grace_days: null } as const;
const certificate = { minimum: 500_00, opening_minimum: 500_00, grace_days: 10 } as const;

/** What the accounts of the sample bank earn, in hundredths of a percent, and what they are opened with, in cents. */
export const sampleTerms = [
  { product: checking, rate: 0, minimum: 0, opening_minimum: 0, ...noTerm },
  { product: savings, rate: 60, minimum: 0, opening_minimum: 5_00, ...noTerm },
  { product: moneyMarket, rate: 1_75, minimum: 2_500_00, opening_minimum: 2_500_00, ...noTerm },
  { product: sixMonths, rate: 3_00, penalty_days: 60, ...certificate },
  { product: twelveMonths, rate: 3_60, penalty_days: 90, ...certificate },
  { product: twentyFourMonths, rate: 3_75, penalty_days: 180, ...certificate },
] as const;

/** The sample's overdraft fee, in cents. */
export const sampleOverdraftTerms = {
  product_id: checking.id,
  fee: 25_00,
  most: 500_00,
  fees_a_day: 3,
} as const;
