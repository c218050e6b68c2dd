import type { TransferRequestInput } from '#contract/transfers/transfers.ts';
import { expect, test } from 'vitest';
import type { LocalDate } from '#contract/time/time.ts';
import { isSameRequest, paymentOf, scheduleOf, withPurpose } from './payment-order.ts';

const from = 'checking';
const zelle: TransferRequestInput = { kind: 'zelle', from, amount: 600_00, name: 'Sam Lee' };
const internal: TransferRequestInput = {
  kind: 'internal',
  from,
  to: 'savings',
  amount: 600_00,
};
const days = { date: '2026-12-01' as LocalDate, repeat: 'monthly' } as const;

test('what a payment is for goes along with a payment to others, and with nothing else', () => {
  expect(withPurpose(zelle, 'goods')).toEqual({ ...zelle, purpose: 'goods' });
  expect(withPurpose(zelle, undefined)).toBe(zelle);
  expect(withPurpose(internal, 'goods')).toBe(internal);
});

test('a payment that says what it is for is still the same payment', () => {
  expect(isSameRequest(withPurpose(zelle, 'goods'), zelle)).toBe(true);
  expect(isSameRequest({ ...zelle, amount: 601_00 }, zelle)).toBe(false);
});

test('R-T1 What is scheduled is what would be sent, with its day and how often', () => {
  const order = { way: 'schedule', request: internal, days } as const;
  expect(scheduleOf(order)).toEqual({ transfer: internal, ...days });
  expect(scheduleOf({ ...order, again: true })).toEqual({
    transfer: internal,
    ...days,
    again: true,
  });
});

test('R-T1 What is requested is the transfer, or the scheduled one, that is made once it is approved', () => {
  const order = { way: 'ask', request: zelle } as const;
  expect(paymentOf({ ...order, days: null })).toEqual({ kind: 'transfer', transfer: zelle });
  expect(paymentOf({ ...order, days })).toEqual({
    kind: 'scheduled-transfer',
    schedule: { transfer: zelle, ...days },
  });
});
