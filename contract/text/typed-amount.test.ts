import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { cents } from '../money/cents.ts';
import { readAmount, writeAmount } from './typed-amount.ts';

const amountOf = (text: string) => {
  const reading = readAmount(text);
  return reading.kind === 'amount' ? reading.cents : reading.kind;
};

describe('readAmount', () => {
  test.each([
    ['1', 100],
    ['1.5', 150],
    ['1.50', 150],
    ['1.', 100],
    ['.75', 75],
    ['0', 0],
    ['0.00', 0],
    ['007', 700],
    ['1,234.5', 123450],
    ['1234.5', 123450],
    ['12,345,678.90', 1234567890],
    ['1 234.50', 123450],
    ['1\u00a0234.50', 123450],
    ['  $1,234.50  ', 123450],
    ['12,50', 1250],
    ['0,99', 99],
    [',5', 50],
    ['1.234,56', 123456],
    ['1 234,5', 123450],
    ['1.234.567,89', 123456789],
    ['1,234.56', 123456],
    ['1,234', 123400],
    ['12,345,678', 1234567800],
    ['\u202A１２.５０\u202C', 1250],
    ['$ 5', 500],
    ['999999999999.99', 99999999999999],
  ])('reads %j as %d cents', (text, expected) => {
    expect(amountOf(text)).toBe(expected);
  });

  test.each(['', '   ', '$'])('takes %j as nothing typed yet', (text) => {
    expect(amountOf(text)).toBe('empty');
  });

  test.each([
    'abc',
    '-5',
    '\u22125',
    '+5',
    '1.2.3',
    '12,34.00',
    '1e3',
    '0x10',
    '.',
    'NaN',
    '5 dollars',
    '1,',
    '1,234,5',
    '1.234.567',
    '5²',
    '٣',
  ])('takes %j as no amount', (text) => {
    expect(amountOf(text)).toBe('not-a-number');
  });

  test.each(['1.005', '0.001', '1,234.567', '0.000', '0,999', ',100', '12,3456', '1.234'])(
    'R-T2 refuses %j for its third decimal and never rounds it',
    (text) => {
      expect(amountOf(text)).toBe('too-precise');
    },
  );

  test('refuses what is more than it can count exactly', () => {
    expect(amountOf('1000000000000')).toBe('too-large');
    expect(amountOf('9'.repeat(400))).toBe('too-large');
    expect(amountOf('0'.repeat(400))).toBe(0);
  });
});

describe('writeAmount', () => {
  test('leaves out the cents of whole dollars', () => {
    expect(writeAmount(cents(100000))).toBe('1,000');
    expect(writeAmount(cents(5000))).toBe('50');
  });

  test('writes both digits of the cents where there are any', () => {
    expect(writeAmount(cents(123450))).toBe('1,234.50');
    expect(writeAmount(cents(5))).toBe('0.05');
  });

  test('writes what readAmount reads back as the same amount, whatever the amount', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 99_999_999_999_999 }), (amount) => {
        expect(amountOf(writeAmount(cents(amount)))).toBe(amount);
      }),
    );
  });
});
