import type { AccountType } from '#contract/accounts/accounts.ts';
import type { ProductKind } from '#contract/products/product-terms.ts';

const types = {
  'share-draft': 'primary',
  'share-savings': 'savings',
  'money-market': 'money-market',
  certificate: 'certificate',
} as const satisfies Readonly<Record<ProductKind, AccountType>>;

/** The type of an account: that of its product, or where it has none, the type under which it was opened. */
export function accountTypeOf(kind: ProductKind | null, openedAs: string): AccountType {
  if (kind !== null) return types[kind];
  return openedAs === 'savings' ? 'savings' : 'primary';
}
