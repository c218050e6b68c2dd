import { type Cents, cents } from '../money/cents.ts';

/** How a member may make an account their own. This file imports no schema library. */

/** How many characters a nickname has at most. */
export const nicknameMaxLength = 40;

/** The colours for marking an account: their look is the brand's and the theme's affair. */
export const accountColours = ['first', 'second', 'third', 'fourth', 'fifth'] as const;
export type AccountColour = (typeof accountColours)[number];

/** The cover of the National Credit Union Share Insurance Fund (12 CFR part 745). This file imports no schema library. */

/** The standard maximum share insurance amount, for each member in each ownership category (12 CFR 745.1). */
export const insuredMost: Cents = cents(250_000_00);

/** Of the beneficiaries of a grantor's trusts, at most so many count (12 CFR 745.4). */
export const beneficiariesMost = 5;

/** From this day on revocable and irrevocable trusts are one category (89 FR 79397). */
export const trustsTogetherFrom = '2026-12-01';

/** The categories in which NCUA insures what a member holds, each apart from the others. */
export const ownershipCategories = [
  'single',
  'joint',
  'revocable-trust',
  'irrevocable-trust',
  'trust',
  'ira',
  'keogh',
  'business',
] as const;
export type OwnershipCategory = (typeof ownershipCategories)[number];
