import type { Account } from '#contract/accounts/accounts.ts';
import { cents } from '#contract/money/cents.ts';
import type { Offer } from '#contract/products/products.ts';
import type { LocalDate } from '#contract/time/time.ts';
import { expect, test } from 'vitest';
import { emptyOpening, readOpening } from './opening-draft.ts';

const from = { id: 'checking' } as Account;

test.each([
  [500_00, '', 'OPENING_BELOW_MINIMUM'],
  [500_00, '0', 'OPENING_BELOW_MINIMUM'],
  [500_00, '499.99', 'OPENING_BELOW_MINIMUM'],
  [500_00, 'a lot', 'not-a-number'],
  [500_00, '500', undefined],
  [0, '', 'amount needed'],
  [0, '0', 'amount needed'],
  [0, '0.01', undefined],
])('R-A1 of a minimum of %i cents, %o is told the true bound: %s', (minimum, amount, fault) => {
  const terms = {
    product: 'certificate' as Offer['product'],
    termsFrom: '2026-03-02' as LocalDate,
    openingMinimum: cents(minimum),
  };
  const reading = readOpening({ ...emptyOpening, amount, agreed: true }, terms, from);
  expect(reading.kind === 'faults' ? reading.faults.amount : undefined).toBe(fault);
});
