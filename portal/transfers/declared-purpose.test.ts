import type { TransferRequestInput } from '#contract/transfers/transfers.ts';
import { expect, test } from 'vitest';
import { comparedText, withPurpose } from './declared-purpose.ts';

const from = 'checking';
const zelle: TransferRequestInput = { kind: 'zelle', from, amount: 600_00, name: 'Sam Lee' };
const internal: TransferRequestInput = {
  kind: 'internal',
  from,
  to: 'savings',
  amount: 600_00,
};

test('what a payment is for goes along with a payment to others, and with nothing else', () => {
  expect(withPurpose(zelle, 'goods')).toEqual({ ...zelle, purpose: 'goods' });
  expect(withPurpose(zelle, undefined)).toBe(zelle);
  expect(withPurpose(internal, 'goods')).toBe(internal);
});

test('a payment that says what it is for is still the same payment', () => {
  expect(comparedText(withPurpose(zelle, 'goods'))).toBe(comparedText(zelle));
  expect(comparedText({ ...zelle, amount: 601_00 })).not.toBe(comparedText(zelle));
});
