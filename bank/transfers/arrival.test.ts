import type { EpochMs, LocalDate } from '#contract/time.ts';
import { describe, expect, test } from 'vitest';
import { demoPolicy } from '../policy.ts';
import { arrivalOf, sendingAt } from './arrival.ts';

const day = (text: string) => text as LocalDate;

describe('when a transfer arrives', () => {
  test('R-T1 between own accounts it arrives at once, by Zelle within minutes, on any day', () => {
    const sunday = { day: day('2026-11-22'), isBeforeCutOff: false };
    expect(arrivalOf('internal', sunday, demoPolicy)).toEqual({
      speed: 'at-once',
      day: '2026-11-22',
    });
    expect(arrivalOf('zelle', sunday, demoPolicy)).toEqual({
      speed: 'within-minutes',
      day: '2026-11-22',
    });
  });

  test.each([
    ['on a Monday morning', '2026-11-23', true, '2026-11-25'],
    ['on a Monday evening', '2026-11-23', false, '2026-11-27'],
    ['on a Friday morning', '2026-11-20', true, '2026-11-24'],
    ['on a Friday evening', '2026-11-20', false, '2026-11-25'],
    ['on a Saturday', '2026-11-21', true, '2026-11-25'],
    ['before Thanksgiving', '2026-11-25', true, '2026-11-30'],
    ['before the New Year', '2026-12-31', true, '2027-01-05'],
  ])(
    'R-T1 to another bank, sent %s, it takes two business days',
    (_, from, isBeforeCutOff, expected) => {
      const arrival = arrivalOf('external', { day: day(from), isBeforeCutOff }, demoPolicy);
      expect(arrival).toEqual({ speed: 'by-day', day: expected });
    },
  );

  test.each([
    ['2026-11-23T21:59:59Z', true],
    ['2026-11-23T22:00:00Z', false],
    // In summer five in the afternoon comes an hour earlier.
    ['2026-07-01T20:59:59Z', true],
    ['2026-07-01T21:00:00Z', false],
  ])('R-T1 the cut-off is five in the afternoon where the bank is: %s', (at, expected) => {
    const sending = sendingAt(Date.parse(at) as EpochMs, 'America/New_York', demoPolicy);
    expect(sending.isBeforeCutOff).toBe(expected);
  });
});
