import { cents } from '#contract/money/cents.ts';
import type { EpochMs } from '#contract/time/time.ts';
import { expect, test } from 'vitest';
import { livePolicy } from '../policy.ts';
import { isLargePayment, waitOf } from './first-payment-rules.ts';

test.each([
  ['zelle', 500_00, false],
  ['zelle', 500_01, true],
  ['external', 500_01, true],
  ['internal', 900_000_00, false],
] as const)('A first payment (%s) of %i cents is large: %s', (kind, amount, isLarge) => {
  expect(isLargePayment({ kind, amount: cents(amount) }, livePolicy)).toBe(isLarge);
});

const at = 1_772_463_600_000 as EpochMs;

test.each([
  [0, null],
  [4, at + 4 * 3_600_000],
  [24, at + 86_400_000],
  [48, at + 2 * 86_400_000],
] as const)('With a delay of %i hours it waits until %s', (hours, until) => {
  expect(waitOf(at, hours)).toBe(until);
});
