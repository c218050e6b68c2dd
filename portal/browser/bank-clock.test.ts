import { afterEach, expect, test, vi } from 'vitest';
import { localToday } from '../language/format.ts';
import { bankNow, noticeBankTime } from './bank-clock.ts';

afterEach(() => vi.useRealTimers());

const answered = (date?: string) =>
  noticeBankTime(new Response(null, { headers: date === undefined ? {} : { date } }));

test('R-X6 the day is the bank’s where the clock of the device is two days behind', () => {
  vi.useFakeTimers({ now: Date.parse('2026-11-26T15:00:00Z') });
  answered('Sat, 28 Nov 2026 15:00:00 GMT');
  expect(localToday()).toBe('2026-11-28');
  answered();
  expect(localToday()).toBe('2026-11-28');
  answered('Thu, 26 Nov 2026 15:00:40 GMT');
  expect(bankNow()).toBe(Date.now());
});
