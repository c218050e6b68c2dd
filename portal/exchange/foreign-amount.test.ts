import { expect, test } from 'vitest';
import { readForeignAmount } from './foreign-amount.ts';

test.each([
  ['100', 'USD', 100_00n],
  ['1,234.5', 'EUR', 1_234_50n],
  ['€ 0.05', 'EUR', 5n],
  ['£12', 'GBP', 12_00n],
  ['CA$ 7.25', 'CAD', 7_25n],
  ['¥15,000', 'JPY', 15_000n],
  ['15000.00', 'JPY', 15_000n],
  ['999,999,999,999.99', 'USD', 99_999_999_999_999n],
] as const)('R-D9 %s is read as an amount in %s', (text, currency, amount) => {
  expect(readForeignAmount(text, currency)).toEqual({ kind: 'amount', amount });
});

test.each([
  ['0', 'USD', 'not-positive'],
  ['0.00', 'EUR', 'not-positive'],
  ['0', 'JPY', 'not-positive'],
  ['-1', 'USD', 'not-a-number'],
  ['−1', 'USD', 'not-a-number'],
  ['0.005', 'USD', 'too-precise'],
  ['0.5', 'JPY', 'no-decimals'],
  ['12.34', 'JPY', 'no-decimals'],
  ['1e308', 'USD', 'not-a-number'],
  ['1000000000000', 'USD', 'too-large'],
  ['<b>1</b>', 'USD', 'not-a-number'],
  ['\u202e1', 'USD', 'not-a-number'],
  ['$€1', 'USD', 'not-a-number'],
] as const)('R-D9 %j in %s is refused as %s', (text, currency, fault) => {
  expect(readForeignAmount(text, currency)).toEqual({ kind: 'fault', fault });
});

test('R-D9 nothing typed is nothing wrong', () => {
  expect(readForeignAmount('  ', 'USD')).toEqual({ kind: 'empty' });
});
