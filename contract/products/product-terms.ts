/** The kinds of share account. This file imports no schema library. */
export const productKinds = [
  'share-savings',
  'share-draft',
  'money-market',
  'certificate',
] as const;
export type ProductKind = (typeof productKinds)[number];

/** So many open accounts one membership has at most; a business with more asks the credit union. */
export const accountsMost = 40;

/** The notices to a member about a certificate: 30 days before it matures, and its outcome at maturity. */
export const certificateChanges = ['matures-soon', 'renewed', 'paid-out'] as const;

/** The choices for a certificate at maturity. */
export const atMaturityChoices = ['renew', 'move'] as const;
export type AtMaturity = (typeof atMaturityChoices)[number];
