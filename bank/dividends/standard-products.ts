import type { ProductRow } from './product-tables.ts';

/** The products that every database has at first. They earn nothing before the credit union has set their terms. */
export const standardProducts = {
  checking: { id: 'share-draft', name: 'Everyday Checking', type: 'primary' },
  savings: { id: 'share-savings', name: 'Regular Savings', type: 'savings' },
} as const satisfies Readonly<Record<string, ProductRow>>;
