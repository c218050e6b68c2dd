import { cents } from '#contract/money/cents.ts';
import type { LocalDate } from '#contract/time/time.ts';
import { expect, test } from 'vitest';
import { type NewTerms, refuseTerms, type TermsFault } from './set-terms.ts';

const today = '2026-03-02' as LocalDate;
const tomorrow = '2026-03-03' as LocalDate;
const terms: NewTerms = {
  product: 'certificate-12',
  from: tomorrow,
  rate: 3_60,
  method: 'daily-balance',
  rounding: 'half-up',
  minimum: cents(500_00),
  openingMinimum: cents(500_00),
  offered: true,
  penaltyDays: 90,
  graceDays: 10,
};
const certificate = { kind: 'certificate' } as const;
const held = [{ validFrom: '2026-01-01' as LocalDate }];

test.each<[TermsFault, Partial<NewTerms>]>([
  ['from is past', { from: today }],
  ['rate out of range', { rate: 25_01 }],
  ['certificate needs penalty and grace', { graceDays: null }],
  ['penalty too small', { penaltyDays: 6 }],
  ['certificate by daily balance', { method: 'average-daily-balance' }],
  ['opening below earning minimum', { openingMinimum: cents(499_99) }],
])('R-A1 Terms are not set: %s', (fault, changed) => {
  expect(refuseTerms({ ...terms, ...changed }, certificate, held, today)).toBe(fault);
  expect(refuseTerms(terms, certificate, held, today)).toBeNull();
});

test('R-A1 The first terms of a product can begin today; no terms are set of a product that there is not', () => {
  expect(refuseTerms({ ...terms, from: today }, certificate, [], today)).toBeNull();
  expect(refuseTerms(terms, undefined, [], today)).toBe('no such product');
  const savings = { kind: 'share-savings' } as const;
  expect(refuseTerms(terms, savings, [], today)).toBe('only a certificate has penalty and grace');
});
