import { describe, expect, it, test } from 'vitest';
import type { LocalDate } from '#contract/time/time.ts';
import { likelyDay, sharesName } from './usual-bill-rules.ts';

describe('R-D7 The likely day of the next payment', () => {
  const likely = (today: string, last: string, before: string | null = null) =>
    likelyDay(last as LocalDate, before as LocalDate | null, today as LocalDate);

  it('is a month after a single payment, and never past', () => {
    expect(likely('2026-03-02', '2026-02-20')).toBe('2026-03-20');
    expect(likely('2026-03-02', '2025-10-20')).toBe('2026-03-20');
    expect(likely('2026-03-20', '2026-02-20')).toBe('2026-03-20');
  });

  it('is the last day of a shorter month', () => {
    expect(likely('2026-02-02', '2026-01-31')).toBe('2026-02-28');
  });

  it('follows the two last payments: weeks, two weeks, months and quarters', () => {
    expect(likely('2026-03-02', '2026-02-27', '2026-02-20')).toBe('2026-03-06');
    expect(likely('2026-03-02', '2026-02-27', '2026-02-13')).toBe('2026-03-13');
    expect(likely('2026-03-02', '2026-02-27', '2026-01-28')).toBe('2026-03-27');
    expect(likely('2026-03-02', '2026-01-18', '2025-10-18')).toBe('2026-04-18');
  });

  it('is at most a year ahead', () => {
    expect(likely('2026-03-02', '2026-03-01', '2023-03-01')).toBe('2027-03-01');
  });

  it('is a month later where two payments were made on one day', () => {
    expect(likely('2026-03-02', '2026-03-01', '2026-03-01')).toBe('2026-04-01');
  });
});

test.each([
  ['Electric Company', 'Brightwater Electric', true],
  ['Internet Provider', 'Skyline Internet and Mobile', true],
  ['Water Utility', 'City Water Utility', true],
  ['ELÉCTRIC company', 'brightwater electric', true],
  ['Electric Company', 'Hudson Valley Gas', false],
  ['Water Utility', 'Brightwater Electric', false],
  ['Gas Company', 'Paper Company', false],
  ['Gas', 'Hudson Valley Gas', false],
])('R-D7 %s and %s share a name that tells which company it is: %s', (payee, merchant, shares) => {
  expect(sharesName(payee, merchant)).toBe(shares);
});
