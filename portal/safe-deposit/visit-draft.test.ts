import type { VisitDay } from '#contract/safe-deposit/safe-deposit.ts';
import { expect, test } from 'vitest';
import { faultOfDay, faultsOfRefusal } from './visit-draft.ts';

const day = {
  day: '2026-03-03',
  earliest: '2026-03-02',
  latest: '2026-05-01',
  closed: null,
  slots: [{ startsAt: 1, time: '8:00 AM', free: true }],
} as VisitDay;

test.each([
  [{}, undefined],
  [{ day: '2026-03-01' }, 'VISIT_PAST'],
  [{ day: '2026-05-02' }, 'VISIT_TOO_FAR'],
  [{ closed: 'weekday', slots: [] }, 'weekday'],
  [{ closed: 'holiday', slots: [] }, 'holiday'],
  [{ slots: [{ startsAt: 1, time: '8:00 AM', free: false }] }, 'no time'],
])('R-D11 of a day that is %j is said: %s', (change, fault) => {
  expect(faultOfDay({ ...day, ...change } as VisitDay)).toBe(fault);
});

function refusal(code: string, data?: unknown): Error {
  return Object.assign(new Error(code), { defined: true, code, data });
}

test.each([
  [refusal('VISIT_TIME_TAKEN'), { time: 'VISIT_TIME_TAKEN' }],
  [refusal('VISIT_PAST'), { time: 'VISIT_PAST' }],
  [refusal('VISIT_TOO_FAR'), { day: 'VISIT_TOO_FAR' }],
  [refusal('BRANCH_CLOSED', { because: 'holiday' }), { day: 'holiday' }],
  [refusal('TOO_MANY_VISITS', { most: 3 }), {}],
  [new Error('broken'), {}],
])('R-D11 %s is shown where it can be mended', (error, faults) => {
  expect(faultsOfRefusal(error)).toEqual(faults);
});
