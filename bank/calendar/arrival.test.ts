import type { EpochMs, LocalDate } from '#contract/time/time.ts';
import { describe, expect, test } from 'vitest';
import { demoPolicy } from '../policy.ts';
import { arrivalOf, dueElsewhere, sendingAt, sentOnAt } from './business-days.ts';

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
