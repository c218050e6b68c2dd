import { expect, test } from 'vitest';
import { formatRoundMoney } from './format-rounded.ts';

test.each([
  [0, '$0', '$0'],
  [50000, '$500', '$500'],
  [250000, '$2.5K', '$2.5\u00a0K'],
  [1225000, '$12.25K', '$12.25\u00a0K'],
  [-150000000, '\u2212$1.5M', '\u2212$1.5\u00a0M'],
  [50, '$0.50', '$0.50'],
])('writes %d cents beside an axis as %j, in Spanish %j', (amount, english, spanish) => {
  expect(formatRoundMoney(amount, 'en')).toBe(english);
  expect(formatRoundMoney(amount, 'es')).toBe(spanish);
});
