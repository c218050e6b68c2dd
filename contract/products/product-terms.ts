/** What an account of shares can be. This file imports no schema library. */
export const productKinds = [
  'share-savings',
  'share-draft',
  'money-market',
  'certificate',
] as const;
export type ProductKind = (typeof productKinds)[number];

/** So many open accounts one membership has at most; a business with more asks the credit union. */
export const accountsMost = 40;

/** What a member is told of a certificate: 30 days before it matures, and what became of it then. */
export const certificateChanges = ['matures-soon', 'renewed', 'paid-out'] as const;

/** What becomes of a certificate on the day on which it matures. */
export const atMaturityChoices = ['renew', 'move'] as const;
export type AtMaturity = (typeof atMaturityChoices)[number];
