import type { OwnershipCategory } from '#contract/accounts/insurance-terms.ts';

const categories: Record<OwnershipCategory, string> = {
  single: 'Accounts with one owner',
  joint: 'The owner’s part of joint accounts',
  'revocable-trust': 'Revocable trusts and payable-on-death accounts',
  'irrevocable-trust': 'Irrevocable trusts',
  trust: 'Trusts and payable-on-death accounts',
  ira: 'Traditional and Roth IRAs',
  keogh: 'Keogh accounts',
  business: 'Accounts of the business',
};

/** What the portal says about the insurance of shares. */
export const shareInsurance = {
  title: 'How your money is insured',
  description:
    'The National Credit Union Administration (NCUA), an agency of the U.S. government, insures what you have with us up to certain limits.',
  insured: 'Insured',
  notInsured: 'Not insured',
  categories,
  /** What of a category is insured. */
  of: (insured: string, held: string) => `${insured} of ${held} is insured`,
  amountsHidden: 'Amounts are hidden.',
  whyHeading: 'Why some of it is not insured',
  why: (limit: string) =>
    `The insurance covers ${limit} for each member in all accounts that they own alone, added together: checking, savings and certificates. Another account in your name alone does not insure more.`,
  whyOfBusiness: (limit: string) =>
    `The insurance covers ${limit} for a business in all its accounts, added together. It is insured apart from what its owners have in their own names; another account of the business does not insure more.`,
  moreHeading: 'What is insured in addition',
  joint: (limit: string) =>
    `Joint accounts: ${limit} for each owner, in all joint accounts together.`,
  trusts: (limit: string, beneficiaries: number, most: string) =>
    `Trusts and accounts payable on death: ${limit} for each beneficiary, for at most ${beneficiaries} of them, so up to ${most} for each owner. Revocable and irrevocable trusts count together.`,
  trustsUntil: (limit: string, day: string, beneficiaries: number) =>
    `Trusts and accounts payable on death: ${limit} for each beneficiary. From ${day}, at most ${beneficiaries} beneficiaries count, and revocable and irrevocable trusts count together.`,
  retirement: (limit: string) => `Retirement accounts: ${limit} in all your IRAs together.`,
  neverHeading: 'What this insurance does not cover',
  never:
    'Investments, such as the funds in your portfolio, and the contents of a safe deposit box. Loans are not savings, so they neither add to your insured amount nor take from it.',
  loading: 'Loading what is insured',
  failed: 'What is insured cannot be shown right now',
  helpHeading: 'Would you like more of it insured?',
  help: 'Call us, and we will go through the choices with you. NCUA’s Share Insurance Estimator at MyCreditUnion.gov computes what would be insured.',
};
