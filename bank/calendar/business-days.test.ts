import type { LocalDate, EpochMs } from '#contract/time/time.ts';
import { describe, expect, test } from 'vitest';
import {
  addBusinessDays,
  businessDayFrom,
  isBusinessDay,
  arrivalOf,
  dueElsewhere,
  sendingAt,
  sentOnAt,
} from './business-days.ts';
import { addDays } from './local-time.ts';
import { demoPolicy } from '../policy.ts';

const day = (text: string) => text as LocalDate;

describe('business days', () => {
  // The schedule that the Federal Reserve Banks publish for these years.
  test.each([
    [
      2026,
      [
        '2026-01-01',
        '2026-01-19',
        '2026-02-16',
        '2026-05-25',
        '2026-06-19',
        '2026-09-07',
        '2026-10-12',
        '2026-11-11',
        '2026-11-26',
        '2026-12-25',
      ],
    ],
    [
      2027,
      [
        '2027-01-01',
        '2027-01-18',
        '2027-02-15',
        '2027-05-31',
        '2027-07-05',
        '2027-09-06',
        '2027-10-11',
        '2027-11-11',
        '2027-11-25',
      ],
    ],
  ])(
    'R-T1 the weekdays of %s on which banks rest are those of the Federal Reserve',
    (year, holidays) => {
      const resting = [];
      for (let at = day(`${year}-01-01`); at.startsWith(String(year)); at = addDays(at, 1)) {
        const weekday = new Date(at).getUTCDay();
        if (weekday > 0 && weekday < 6 && !isBusinessDay(at)) resting.push(at);
      }
      expect(resting).toEqual(holidays);
    },
  );

  test.each([
    ['2026-11-21', false],
    ['2026-11-22', false],
    ['2026-11-23', true],
    // A holiday on a Saturday is not made up for on the Friday before.
    ['2026-07-03', true],
    ['2022-12-26', false],
  ])('R-T1 %s is a business day: %s', (date, expected) => {
    expect(isBusinessDay(day(date))).toBe(expected);
  });

  test.each([
    ['2026-11-23', '2026-11-23'],
    ['2026-11-21', '2026-11-23'],
    ['2026-11-26', '2026-11-27'],
    ['2026-12-25', '2026-12-28'],
  ])('R-T1 from %s on, the first business day is %s', (from, expected) => {
    expect(businessDayFrom(day(from))).toBe(expected);
  });

  test.each([
    ['2026-11-23', 0, '2026-11-23'],
    ['2026-11-21', 1, '2026-11-23'],
    ['2026-11-22', 10, '2026-12-07'],
    ['2026-11-23', 2, '2026-11-25'],
    ['2026-11-25', 1, '2026-11-27'],
    ['2026-11-25', 2, '2026-11-30'],
    ['2026-11-21', 2, '2026-11-24'],
    ['2026-12-31', 1, '2027-01-04'],
  ])('R-T1 from %s it is %s business days to %s', (from, count, expected) => {
    expect(addBusinessDays(day(from), count)).toBe(expected);
  });
});

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

  const confirmed = Date.parse('2026-11-23T21:59:59Z') as EpochMs;
  const later = Date.parse('2026-11-24T15:00:00Z') as EpochMs;

  test.each([
    ['counts from its confirmation', ['processing', 'completed'], confirmed],
    ['that was held counts from its release', ['processing', 'pending', 'completed'], later],
    ['that is under way was not sent on', ['processing'], undefined],
    ['that came back was not sent on', ['processing', 'pending', 'failed'], undefined],
  ] as const)('R-T8 a transfer %s', (_, statuses, expected) => {
    const changes = statuses.map((status, index) => ({
      status,
      at: index === 0 ? confirmed : later,
    }));
    expect(sentOnAt(changes)).toBe(expected);
  });

  test('R-T8 only at another bank a transfer is due on a later day, which the cut-off decides', () => {
    const bank = { timeZone: 'America/New_York', policy: demoPolicy };
    expect(dueElsewhere('external', confirmed, bank)).toBe('2026-11-25');
    expect(dueElsewhere('external', (confirmed + 1_000) as EpochMs, bank)).toBe('2026-11-27');
    expect(dueElsewhere('zelle', confirmed, bank)).toBeUndefined();
    expect(dueElsewhere('internal', confirmed, bank)).toBeUndefined();
  });
});
