import type { ProductRow } from './product-tables.ts';

const noTerm = { term_months: null } as const;

/**
 * The products that every database has at first. They earn nothing, and no member can open one, before the credit union has
 * set their terms.
 */
export const standardProducts = {
  checking: {
    id: 'share-draft',
    name: 'Everyday Checking',
    type: 'primary',
    kind: 'share-draft',
    ...noTerm,
  },
  savings: {
    id: 'share-savings',
    name: 'Regular Savings',
    type: 'savings',
    kind: 'share-savings',
    ...noTerm,
  },
  moneyMarket: {
    id: 'money-market',
    name: 'Money Market Savings',
    type: 'savings',
    kind: 'money-market',
    ...noTerm,
  },
  sixMonths: certificateOf(6),
  twelveMonths: certificateOf(12),
  twentyFourMonths: certificateOf(24),
} as const satisfies Readonly<Record<string, ProductRow>>;

function certificateOf(months: number) {
  return {
    id: `certificate-${months}`,
    name: `${months}-Month Certificate`,
    type: 'savings',
    kind: 'certificate',
    term_months: months,
  } as const;
}
