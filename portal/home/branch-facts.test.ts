import type { EpochMs } from '#contract/time/time.ts';
import { expect, test } from 'vitest';
import { branchNow } from './branch-facts.tsx';

const branch = { hours: 'Mon-Fri 8AM-6PM EST', timeZone: 'America/New_York' };

test.each([
  ['as it opens', '2026-03-02T08:00-05:00', { isOpen: true, closesAt: '6:00 PM' }],
  ['a minute before it closes', '2026-03-02T17:59-05:00', { isOpen: true, closesAt: '6:00 PM' }],
  [
    'before it opens',
    '2026-03-02T07:59-05:00',
    { isOpen: false, day: '2026-03-02', opensAt: '8:00 AM' },
  ],
  [
    'as it closes',
    '2026-03-02T18:00-05:00',
    { isOpen: false, day: '2026-03-03', opensAt: '8:00 AM' },
  ],
  [
    'on Friday evening',
    '2026-03-06T20:00-05:00',
    { isOpen: false, day: '2026-03-09', opensAt: '8:00 AM' },
  ],
  [
    'on Thanksgiving',
    '2026-11-26T10:00-05:00',
    { isOpen: false, day: '2026-11-27', opensAt: '8:00 AM' },
  ],
  ['in summer, by its wall clock', '2026-07-06T08:30-04:00', { isOpen: true }],
])('The page says %s whether the branch is open', (_, moment, state) => {
  expect(branchNow(Date.parse(moment) as EpochMs, branch)).toMatchObject(state);
});

test('The days are those of the branch, wherever the visitor is', () => {
  const mondayInTokyo = Date.parse('2026-03-02T09:00+09:00') as EpochMs;
  expect(branchNow(mondayInTokyo, branch)).toMatchObject({ isOpen: false, day: '2026-03-02' });
});

test('A branch that is open until noon, with half hours, is told so', () => {
  const saturday = { hours: 'Mon-Sat 8:30AM-12PM', timeZone: 'America/New_York' };
  const at = (time: string) =>
    branchNow(Date.parse(`2026-03-07T${time}-05:00`) as EpochMs, saturday);
  expect(at('08:29')).toMatchObject({ isOpen: false, opensAt: '8:30 AM' });
  expect(at('11:59')).toEqual({ isOpen: true, closesAt: '12:00 PM' });
});
