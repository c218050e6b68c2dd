import type { EpochMs, LocalDate } from '#contract/time/time.ts';
import { describe, expect, test } from 'vitest';
import { localMoment } from '../calendar/local-time.ts';
import { firstVisitDay, refuseVisit, visitTimes } from './visit-rules.ts';

const openingHours = { firstWeekday: 1, lastWeekday: 5, opensAt: 480, closesAt: 1080 };
const terms = {
  timeZone: 'America/New_York',
  openingHours,
  policy: { visitDaysAhead: 60, visitsMax: 3 },
};
const moment = (text: string) => Date.parse(text) as EpochMs;
const day = (text: string) => text as LocalDate;
/** A Monday, ten in the morning in New York. */
const now = moment('2026-03-02T15:00:00Z');
const nothing = { scheduled: 0, taken: false };

describe('visits to a safe deposit box', () => {
  test('R-D11 a visit can begin every half hour while the branch is open, the last ending with it', () => {
    const times = visitTimes(day('2026-03-03'), terms).map(
      (at) => localMoment(at, terms.timeZone).time,
    );
    expect(times).toHaveLength(20);
    expect(times.slice(0, 3)).toEqual(['8:00 AM', '8:30 AM', '9:00 AM']);
    expect(times.at(-1)).toBe('5:30 PM');
  });

  test.each([
    ['now', '2026-03-02T15:00:00Z', { code: 'VISIT_PAST', data: { earliest: '2026-03-02' } }],
    ['yesterday', '2026-03-01T15:00:00Z', { code: 'VISIT_PAST' }],
    [
      '61 days ahead',
      '2026-05-02T15:00:00Z',
      { code: 'VISIT_TOO_FAR', data: { latest: '2026-05-01' } },
    ],
    ['a Saturday', '2026-03-07T15:00:00Z', { code: 'BRANCH_CLOSED', data: { because: 'weekday' } }],
    [
      'before opening',
      '2026-03-03T12:30:00Z',
      { code: 'NOT_A_VISIT_TIME', data: { first: '8:00 AM', last: '5:30 PM' } },
    ],
    ['at closing', '2026-03-03T23:00:00Z', { code: 'NOT_A_VISIT_TIME' }],
    ['a quarter past', '2026-03-03T15:15:00Z', { code: 'NOT_A_VISIT_TIME' }],
    ['a second past', '2026-03-03T15:00:01Z', { code: 'NOT_A_VISIT_TIME' }],
  ])('R-D11 no visit %s', (_, at, refusal) => {
    expect(refuseVisit(moment(at), now, nothing, terms)).toMatchObject(refusal);
  });

  test('R-D11 on a bank holiday there is no visit', () => {
    const may = moment('2026-05-01T15:00:00Z');
    expect(refuseVisit(moment('2026-05-25T15:00:00Z'), may, nothing, terms)).toEqual({
      code: 'BRANCH_CLOSED',
      data: { because: 'holiday' },
    });
  });

  test('R-D11 a visit too many is refused before one that is taken, and both after a wrong time', () => {
    const free = moment('2026-03-03T15:30:00Z');
    expect(refuseVisit(free, now, nothing, terms)).toBeNull();
    expect(refuseVisit(free, now, { scheduled: 2, taken: true }, terms)).toEqual({
      code: 'VISIT_TIME_TAKEN',
    });
    expect(refuseVisit(free, now, { scheduled: 3, taken: true }, terms)).toEqual({
      code: 'TOO_MANY_VISITS',
      data: { most: 3 },
    });
    expect(
      refuseVisit(moment('2026-03-07T15:00:00Z'), now, { scheduled: 3, taken: true }, terms),
    ).toMatchObject({ code: 'BRANCH_CLOSED' });
  });

  test('an integer that is no moment is refused like any other', () => {
    for (const at of [Number.MAX_SAFE_INTEGER, Number.MIN_SAFE_INTEGER, 0]) {
      expect(refuseVisit(at as EpochMs, now, nothing, terms)?.code).toMatch(/VISIT_(PAST|TOO_FAR)/);
    }
  });

  test('R-D11 the first day offered still has a time', () => {
    expect(firstVisitDay(now, terms)).toBe('2026-03-02');
    expect(firstVisitDay(moment('2026-03-02T22:30:00Z'), terms)).toBe('2026-03-03');
    expect(firstVisitDay(moment('2026-03-06T23:00:00Z'), terms)).toBe('2026-03-09');
  });
});
