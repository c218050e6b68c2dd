import { expect, test } from 'vitest';
import type { LocalDate } from '#contract/time/time.ts';
import { monthOfNewLetter } from './letter-news.ts';

test('R-X7 the letter of a month is new in the first week of the month after, also of the year after', () => {
  const days = ['2026-12-01', '2027-01-07', '2026-12-08', '2026-12-31'] as LocalDate[];
  expect(days.map(monthOfNewLetter)).toEqual(['2026-11', '2026-12', null, null]);
});
