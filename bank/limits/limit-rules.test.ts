import type { EpochMs } from '#contract/time/time.ts';
import { describe, expect, test } from 'vitest';
import { addressBucket, browserBucket, nameBucket } from './buckets.ts';
import {
  type LimitRule,
  noTries,
  type Tries,
  waitOf,
  withinRule,
  withOneLess,
  withOneMore,
  ChangeCounts,
} from './limit-rules.ts';

const second = 1_000;
const minute = 60 * second;
const hour = 60 * minute;
const start = 1_772_463_600_000 as EpochMs;
const later = (ms: number) => (start + ms) as EpochMs;

const rule: LimitRule = {
  freeTries: 3,
  firstWaitMs: 5 * second,
  longestWaitMs: minute,
  lockAfter: 10,
  lockMs: 24 * hour,
  forgetsOneInMs: hour,
};

function waitsOf(times: number, given: LimitRule = rule): { waits: number[]; tries: Tries } {
  let now = start;
  let tries = noTries(now);
  const waits: number[] = [];
  for (let count = 0; count < times; count += 1) {
    tries = withOneMore(tries, given, now);
    const wait = waitOf(tries, now);
    waits.push(wait / second);
    now = (now + wait) as EpochMs;
  }
  return { waits, tries };
}

describe('a limit', () => {
  test('lets the first tries through, then makes waits that double up to the longest', () => {
    expect(waitsOf(9).waits).toEqual([0, 0, 5, 10, 20, 40, 60, 60, 60]);
  });

  test('ends in a long wait after so many', () => {
    expect(waitsOf(10).waits.at(-1)).toBe((24 * hour) / second);
  });

  test('where there is no end, goes on with the longest wait', () => {
    expect(waitsOf(500, { ...rule, lockAfter: null }).waits.at(-1)).toBe(60);
  });

  test('forgets one try an hour', () => {
    const { tries } = waitsOf(5);
    expect(withOneMore(tries, rule, later(2 * hour)).count).toBe(4);
    expect(withOneMore(tries, rule, later(9 * hour)).count).toBe(1);
  });

  test('keeps the rest of an hour for the next one', () => {
    const { tries } = waitsOf(5);
    const once = withOneMore(tries, rule, later(1.5 * hour));
    expect(once.count).toBe(5);
    expect(withOneMore(once, rule, later(2 * hour)).count).toBe(5);
  });

  test('forgets nothing where the clock has gone back', () => {
    const { tries } = waitsOf(5);
    expect(withOneMore(tries, rule, later(-3 * hour)).count).toBe(6);
  });

  test('goes on forgetting one an hour where the clock has gone back by a day', () => {
    const { tries } = waitsOf(5);
    const back = withOneMore(tries, rule, later(-24 * hour));
    expect(withOneMore(back, rule, later(-22 * hour)).count).toBe(5);
  });

  test.each([
    [3, 10],
    [5, 40],
    [9, (24 * hour) / second],
    [10, (24 * hour) / second],
  ])(
    'after %i tries holds nobody up for more than %i s, however far the clock goes back',
    (times, longest) => {
      const { tries } = waitsOf(times);
      const now = later(-365 * 24 * hour);
      expect(waitOf(tries, now)).toBeGreaterThan(longest * second);
      expect(waitOf(withinRule(tries, rule, now), now)).toBe(longest * second);
    },
  );

  test('leaves a wait of its own rule as it is, also after one was given back', () => {
    const { tries } = waitsOf(6);
    const lastTry = (tries.blockedUntil - 40 * second) as EpochMs;
    expect(withinRule(tries, rule, lastTry)).toBe(tries);
    const back = withOneLess(tries, rule);
    expect(withinRule(back, rule, lastTry)).toBe(back);
  });

  test('gives one back, and with it the wait where it is free again', () => {
    const { tries } = waitsOf(3);
    expect(waitOf(tries, start)).toBeGreaterThan(0);
    const back = withOneLess(tries, rule);
    expect(back.count).toBe(2);
    expect(waitOf(back, start)).toBe(0);
    expect(withOneLess(noTries(start), rule).count).toBe(0);
  });

  test('keeps the wait where giving one back leaves too many', () => {
    const { tries } = waitsOf(6);
    expect(waitOf(withOneLess(tries, rule), start)).toBe(waitOf(tries, start));
  });
});

test('a name can be tried a hundred times, however patient the guesser, and then once a day', () => {
  const { rule: ofName } = nameBucket('sign-in', 'jordan');
  const triedAt: number[] = [];
  let tries = noTries(start);
  for (let now = start; now < start + 10 * 24 * hour;) {
    triedAt.push(now);
    tries = withOneMore(tries, ofName, now);
    now = (now + Math.max(waitOf(tries, now), 1)) as EpochMs;
  }
  expect(triedAt.length).toBeLessThanOrEqual(110);
  for (const [index, at] of triedAt.slice(100).entries()) {
    expect(at - (triedAt[index + 99] ?? 0)).toBe(24 * hour);
  }
});

describe('what is counted', () => {
  test('has a key that tells neither name nor address', () => {
    for (const { key } of [
      nameBucket('sign-in', 'jordan'),
      addressBucket('sign-in', '192.0.2.1'),
    ]) {
      expect(key).toMatch(/^[\da-f]{64}$/);
    }
  });

  test('has a key of its own for each thing, name and browser', () => {
    const keys = [
      nameBucket('sign-in', 'jordan'),
      nameBucket('password-reset', 'jordan'),
      nameBucket('sign-in', 'blake'),
      addressBucket('sign-in', 'jordan'),
      browserBucket('sign-in', 'jordan', 'hash'),
      browserBucket('sign-in', 'blake', 'hash'),
    ].map(({ key }) => key);
    expect(new Set(keys).size).toBe(keys.length);
  });

  test.each([
    ['192.0.2.1', '192.0.2.1', true],
    ['192.0.2.1', '192.0.2.2', false],
    ['192.0.2.1', '::ffff:192.0.2.1', true],
    ['2001:db8:0:1::1', '2001:db8::1:ffff:0:0:7', true],
    ['2001:DB8:0:1::1', '2001:0db8:0000:0001:9:9:9:9', true],
    ['2001:db8:0:1::1', '2001:db8:0:2::1', false],
    ['2001:db8::1', '2001:db8::2', true],
    ['fe80::1%eth0', 'fe80::2', true],
    ['::1', '::2', true],
    ['::1', '2001:db8::1', false],
  ])('of %s and %s is together: %s', (one, other, isTogether) => {
    expect(addressBucket('sign-in', one).key === addressBucket('sign-in', other).key).toBe(
      isTogether,
    );
  });
});

const firstChange = Date.parse('2026-03-02T15:00:00Z') as EpochMs;
const after = (ms: number) => (firstChange + ms) as EpochMs;

test.each([
  { what: 'so many at once', at: [0, 0, 0], next: 0, wait: 1_000 },
  { what: 'the next one after its time', at: [0, 0, 0], next: 1_000, wait: 0 },
  { what: 'the rest of its time', at: [0, 0, 0], next: 400, wait: 600 },
  { what: 'all of them again after a pause', at: [0, 0, 0, 3_000, 3_000], next: 3_000, wait: 0 },
  {
    what: 'no more after a longer pause',
    at: [0, 0, 0, 60_000, 60_000, 60_000],
    next: 60_000,
    wait: 1_000,
  },
  {
    what: 'no longer wait where the clock was put back',
    at: [60_000, 60_000, 60_000],
    next: 0,
    wait: 1_000,
  },
])('R-S7 A person may make $what', ({ at, next, wait }) => {
  const counts = new ChangeCounts({ atOnce: 3, perMinute: 60 });
  for (const ms of at) expect(counts.take('jordan', after(ms))).toBe(0);
  expect(counts.take('jordan', after(next))).toBe(wait);
});

test('R-S7 A change that is refused costs nothing, and nobody pays for another person', () => {
  const counts = new ChangeCounts({ atOnce: 1, perMinute: 60 });
  expect(counts.take('jordan', firstChange)).toBe(0);
  for (let count = 0; count < 10; count += 1)
    expect(counts.take('jordan', firstChange)).toBe(1_000);
  expect(counts.take('robin', firstChange)).toBe(0);
  expect(counts.take('jordan', after(1_000))).toBe(0);
});
