import { expect, test } from 'vitest';
import { cents } from '#contract/money/cents.ts';
import type { KindTerms } from '#contract/transfers/transfers.ts';
import { amountProblem, outlookOf } from './amount-outlook.ts';

const terms: KindTerms = {
  arrival: { speed: 'by-day', day: '2026-11-25' as never },
  limits: { atATime: cents(50_000_00), aDay: cents(100_000_00), leftToday: cents(40_000_00) },
  heldAbove: cents(1_000_00),
  firstPayment: { above: cents(500_00), hours: 24 },
};
const { limits } = terms;

test.each([
  ['no amount yet', null, { isHeld: false, waitsHours: null }],
  ['up to where first payments wait', 500_00, { isHeld: false, waitsHours: null }],
  ['above that', 500_01, { isHeld: false, waitsHours: 24 }],
  ['up to where it is held', 1_000_00, { isHeld: false, waitsHours: 24 }],
  ['above that', 12_345_67, { isHeld: true, waitsHours: 24 }],
])('R-T10 what becomes of the amount is known while it is typed: %s', (_, amount, outlook) => {
  expect(outlookOf(amount === null ? null : cents(amount), terms)).toEqual(outlook);
});

test('R-T10 between own accounts nothing is held, and no first payment waits', () => {
  const own: KindTerms = { ...terms, limits: null, heldAbove: null, firstPayment: null };
  expect(outlookOf(cents(12_345_67), own)).toEqual({ isHeld: false, waitsHours: null });
});

test.each([
  ['more than is there, and than any limit', 999_999_00, true, 'short'],
  ['more than is sent at a time', 50_000_01, true, 'over limit'],
  ['more than is left for today', 40_000_01, true, 'over today'],
  ['the same on another day', 40_000_01, false, undefined],
  ['no more than that', 40_000_00, true, undefined],
])('R-T3 one reason is given, the one that the bank would: %s', (_, amount, sentNow, kind) => {
  expect(amountProblem(cents(amount), cents(200_000_00), limits, sentNow)?.kind).toBe(kind);
});
