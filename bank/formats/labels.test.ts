import { expect, test } from 'vitest';
import { maskNumber } from './labels.ts';

test('R-E1 an account number is shown as its last four digits', () => {
  expect(maskNumber('4800007919')).toBe('••••7919');
  expect(maskNumber('12345678')).toBe('••••5678');
});

test.each(['1234', '12345', '123456', '1234567'])(
  'of the short account number %s half stays hidden',
  (number) => {
    const shown = maskNumber(number).replace('••••', '');
    expect(number.endsWith(shown)).toBe(true);
    expect(shown.length).toBeGreaterThan(0);
    expect(shown.length).toBeLessThanOrEqual(number.length / 2);
  },
);
