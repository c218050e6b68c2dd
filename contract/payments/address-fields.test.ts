import { expect, test } from 'vitest';
import { isOtherBank } from './address-fields.ts';

test.each([
  ['Wells Fargo', 'Citizens Bank', true],
  ['', 'Citizens Bank', false],
  [' citizens  bank ', 'Citizens Bank', false],
  ['Wells Fargo', null, false],
])('R-T4 that %j was typed where the directory has %j is another bank: %s', (typed, listed, is) => {
  expect(isOtherBank(typed, listed)).toBe(is);
});
