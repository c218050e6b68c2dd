import type { EpochMs, LocalDate } from '#contract/time/time.ts';
import { expect, test } from 'vitest';
import { expiryOf, refuseApproving, statusAt } from './approval-rules.ts';

const at = 1_000 as EpochMs;
const waiting = { status: 'waiting', expires_at: 1_001, asked_by: 'theo' } as const;
const timeZone = 'America/New_York';

test.each<[string, Parameters<typeof refuseApproving>[0], string, boolean, string | null]>([
  ['by somebody else in time', waiting, 'june', true, null],
  ['when its time is over', { ...waiting, expires_at: 1_000 }, 'june', true, 'APPROVAL_DECIDED'],
  ['when it was declined', { ...waiting, status: 'declined' }, 'june', true, 'APPROVAL_DECIDED'],
  ['when it was approved', { ...waiting, status: 'approved' }, 'theo', true, 'APPROVAL_DECIDED'],
  ['by whoever asked for it', waiting, 'theo', true, 'APPROVAL_OWN'],
  ['by whoever asked for it and left', waiting, 'theo', false, 'APPROVAL_OWN'],
  ['when whoever asked for it has left', waiting, 'june', false, 'APPROVAL_ASKER_LEFT'],
])('R-M6 a payment is approved: %s', (_, row, person, mayAskerAsk, code) => {
  expect(refuseApproving(row, person, mayAskerAsk, at)?.code ?? null).toBe(code);
});

test('R-M6 a payment that has waited too long has expired, also before that is recorded', () => {
  expect(statusAt({ ...waiting, expires_at: 1_000 }, at)).toBe('expired');
  expect(statusAt(waiting, at)).toBe('waiting');
});

test('R-M6 a payment waits for five days, and one for a later day until that day begins', () => {
  const noon = Date.UTC(2026, 2, 2, 17) as EpochMs;
  const days = (count: number) => noon + count * 24 * 60 * 60_000;
  expect(expiryOf(noon, null, timeZone)).toBe(days(5));
  expect(expiryOf(noon, '2026-03-20' as LocalDate, timeZone)).toBe(days(5));
  expect(expiryOf(noon, '2026-03-04' as LocalDate, timeZone)).toBe(Date.UTC(2026, 2, 4, 5));
});
