import { expect, it } from 'vitest';
import type { LocalDate } from '#contract/time/time.ts';
import { formatShortDay } from './format.ts';

it('a day is named by its distance while it is near, and by its date from then on', () => {
  const today = '2026-03-01' as LocalDate;
  expect(formatShortDay('2026-03-01' as LocalDate, today)).toBe('Today');
  expect(formatShortDay('2026-02-28' as LocalDate, today)).toBe('Yesterday');
  expect(formatShortDay('2026-02-27' as LocalDate, today)).toBe('Feb 27, 2026');
});
