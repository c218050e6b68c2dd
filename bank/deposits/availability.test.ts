import { cents } from '#contract/money/cents.ts';
import type { EpochMs, LocalDate } from '#contract/time/time.ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { demoPolicy } from '../policy.ts';
import { availableAt, businessDayOf, partsOf, tiersLeft, tiersOf } from './availability.ts';

const zone = 'America/New_York';
const at = (text: string) => Date.parse(text) as EpochMs;
const tiers = (businessDay: string) => tiersOf(businessDay as LocalDate, demoPolicy);

test.each([
  ['on a Monday morning', '2026-03-02T15:00:00Z', '2026-03-02'],
  ['a moment before the cut-off', '2026-03-02T21:59:59.999Z', '2026-03-02'],
  ['at the cut-off', '2026-03-02T22:00:00Z', '2026-03-03'],
  ['on a Friday evening', '2026-03-06T23:00:00Z', '2026-03-09'],
  ['on a Saturday', '2026-03-07T15:00:00Z', '2026-03-09'],
  ['on a Sunday, after the clocks changed', '2026-03-08T15:00:00Z', '2026-03-09'],
  ['at the cut-off of summer time', '2026-03-09T21:00:00Z', '2026-03-10'],
  ['on Thanksgiving', '2026-11-26T15:00:00Z', '2026-11-27'],
  ['on Christmas, a Friday', '2026-12-25T15:00:00Z', '2026-12-28'],
  [
    'on the third of July 2026, before a holiday on a Saturday',
    '2026-07-03T15:00:00Z',
    '2026-07-03',
  ],
  ['on a Monday that makes up for the fourth of July', '2027-07-05T15:00:00Z', '2027-07-06'],
])('R-D6 a deposit %s counts for the right business day', (_, moment, day) => {
  expect(businessDayOf(at(moment), demoPolicy, zone)).toBe(day);
});

test.each([
  ['a Monday', '2026-03-02', ['2026-03-03', '2026-03-04', '2026-03-09']],
  ['a Thursday', '2026-03-05', ['2026-03-06', '2026-03-09', '2026-03-12']],
  ['a Friday', '2026-03-06', ['2026-03-09', '2026-03-10', '2026-03-13']],
  ['the Friday before Presidents’ Day', '2026-02-13', ['2026-02-17', '2026-02-18', '2026-02-23']],
  ['the day before Thanksgiving', '2026-11-25', ['2026-11-27', '2026-11-30', '2026-12-03']],
  ['the last business day of the year', '2026-12-31', ['2027-01-04', '2027-01-05', '2027-01-08']],
])('R-D6 what is deposited on %s is available on business days after it', (_, day, days) => {
  expect(tiers(day).map((tier) => tier.day)).toEqual(days);
});

const first = '2026-03-03';
const second = '2026-03-04';
const fifth = '2026-03-09';
test.each([
  ['less than $275', 200_00, 0, [[200_00, first]]],
  ['exactly $275', 275_00, 0, [[275_00, first]]],
  [
    'a cent more',
    275_01,
    0,
    [
      [275_00, first],
      [1, second],
    ],
  ],
  [
    'exactly $6,725',
    6_725_00,
    0,
    [
      [275_00, first],
      [6_450_00, second],
    ],
  ],
  [
    'a large deposit',
    10_000_00,
    0,
    [
      [275_00, first],
      [6_450_00, second],
      [3_275_00, fifth],
    ],
  ],
  [
    'a second one of the day',
    300_00,
    200_00,
    [
      [75_00, first],
      [225_00, second],
    ],
  ],
  ['one after the $275 of the day', 300_00, 275_00, [[300_00, second]]],
  [
    'one over the large amount of the day',
    1_000_00,
    6_000_00,
    [
      [725_00, second],
      [275_00, fifth],
    ],
  ],
  ['one after a large deposit', 100_00, 7_000_00, [[100_00, fifth]]],
])('R-D6 %s is available in its parts', (_, amount, before, parts) => {
  const left = tiersLeft(tiers('2026-03-02'), cents(before));
  expect(partsOf(cents(amount), left).map((part) => [part.amount, part.day])).toEqual(parts);
});

test('R-D6 money is available at nine by the wall, also after the clocks changed', () => {
  const atNine = (day: string) => availableAt(day as LocalDate, demoPolicy, zone);
  expect(atNine('2026-03-06')).toBe(at('2026-03-06T14:00:00Z'));
  expect(atNine('2026-03-09')).toBe(at('2026-03-09T13:00:00Z'));
});

test('R-D6 however a day’s deposits follow each other, their parts are those of their sum', () => {
  const amount = fc.integer({ min: 1, max: 9_000_00 });
  fc.assert(
    fc.property(fc.array(amount, { minLength: 1, maxLength: 6 }), (amounts) => {
      const byDay = new Map<string, number>();
      let before = 0;
      for (const one of amounts) {
        const parts = partsOf(cents(one), tiersLeft(tiers('2026-03-02'), cents(before)));
        expect(parts.reduce((sum, part) => sum + part.amount, 0)).toBe(one);
        for (const part of parts) {
          byDay.set(part.day, (byDay.get(part.day) ?? 0) + part.amount);
        }
        before += one;
      }
      const whole = partsOf(cents(before), tiers('2026-03-02'));
      expect(Object.fromEntries(byDay)).toEqual(
        Object.fromEntries(whole.map((part) => [part.day, part.amount])),
      );
    }),
  );
});
