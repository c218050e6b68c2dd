import { cents } from '#contract/money/cents.ts';
import type { TransferKind } from '#contract/transactions/transactions.ts';
import { expect, test } from 'vitest';
import { leftOf, refuseOverLimit } from './transfer-limits.ts';

const policy = {
  transferLimits: {
    zelle: { atATime: cents(500_00), aDay: cents(800_00) },
    external: { atATime: cents(2_000_00), aDay: cents(3_000_00) },
  },
};

const atATime = { code: 'OVER_TRANSFER_LIMIT', data: { limit: 500_00 } };
const aDay = (leftToday: number) => ({
  code: 'OVER_DAILY_LIMIT',
  data: { limit: 800_00, leftToday },
});

test.each<[TransferKind, number, number | null, unknown]>([
  ['zelle', 500_00, 0, null],
  ['zelle', 500_01, 0, atATime],
  // Both limits are broken: the one of a single transfer is told first.
  ['zelle', 500_01, 700_00, atATime],
  ['zelle', 300_00, 500_00, null],
  ['zelle', 300_01, 500_00, aDay(300_00)],
  ['zelle', 1, 900_00, aDay(0)],
  ['zelle', 500_00, null, null],
  ['zelle', 500_01, null, atATime],
  ['external', 2_000_00, 1_000_00, null],
  ['internal', 900_000_00, 900_000_00, null],
])('R-T1 %s of %s after %s on that day: %o', (kind, amount, sent, refusal) => {
  const sentThatDay = sent === null ? null : cents(sent);
  expect(refuseOverLimit(kind, cents(amount), sentThatDay, policy)).toEqual(refusal);
});

test('R-T1 a limit that was lowered leaves nothing, not less', () => {
  expect(leftOf(cents(1_00), cents(2_00))).toBe(0);
});
