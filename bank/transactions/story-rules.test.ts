import { cents } from '#contract/money/cents.ts';
import type { LocalDate } from '#contract/time/time.ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addDays } from '../calendar/local-time.ts';
import { storyOf, type Visit } from './story-rules.ts';

const today = '2026-03-15' as LocalDate;

function visit(key: number, daysAgo: number, amount: number): Visit {
  return {
    id: String(key).padStart(4, '0'),
    at: 1_000_000 - daysAgo,
    amount: cents(amount),
    day: addDays(today, -daysAgo),
  };
}

/** Newest first, in reading order; two transactions on a day are told apart by their keys. */
const histories = fc
  .array(fc.tuple(fc.integer({ min: 0, max: 800 }), fc.integer({ min: 1, max: 500_00 })), {
    minLength: 1,
    maxLength: 60,
  })
  .map((given) =>
    given
      .map(([daysAgo, amount], key) => visit(key, daysAgo, amount))
      .toSorted((one, other) => other.at - one.at || (one.id < other.id ? 1 : -1)),
  );

test('R-G3 in any history the places count up by one, each usual amount is one of those before, and the months add up', () => {
  fc.assert(
    fc.property(histories, (visits) => {
      const stories = visits.map((of) => storyOf(visits, of, { today, areAll: true }));
      expect(stories.map(({ place }) => place)).toEqual(
        visits.map((_, index) => visits.length - index),
      );
      for (const [index, { usual }] of stories.entries()) {
        const before = visits.slice(index + 1, index + 13).map(({ amount }) => amount);
        const smaller = before.filter((amount) => usual !== null && amount < usual);
        const larger = before.filter((amount) => usual !== null && amount > usual);
        expect(usual === null).toBe(before.length < 3);
        if (usual === null) continue;
        expect(before).toContain(usual);
        expect(Math.max(smaller.length, larger.length)).toBeLessThanOrEqual(before.length / 2);
      }
      const [{ months } = { months: [] }] = stories;
      expect(months.map(({ month }) => month)).toEqual(
        [4, 5, 6, 7, 8, 9, 10, 11, 12, 1, 2, 3].map(
          (month) => `${month > 3 ? 2025 : 2026}-${String(month).padStart(2, '0')}`,
        ),
      );
      const recent = visits.filter(({ day }) => day >= '2025-04-01');
      expect(months.reduce((sum, { count }) => sum + count, 0)).toBe(recent.length);
      expect(months.reduce((sum, { amount }) => sum + amount, 0)).toBe(
        recent.reduce((sum, { amount }) => sum + amount, 0),
      );
    }),
  );
});

test('R-G3 the story of the newest of many is the story of all', () => {
  fc.assert(
    fc.property(histories, fc.integer({ min: 1, max: 60 }), (visits, most) => {
      const newest = visits.slice(0, most);
      for (const of of newest) {
        const whole = storyOf(visits, of, { today, areAll: true });
        const told = storyOf(newest, of, { today, areAll: newest.length === visits.length });
        expect([whole.place, null]).toContain(told.place);
        expect([whole.usual, null]).toContain(told.usual);
        expect([whole.months, []]).toContainEqual(told.months);
      }
    }),
  );
});
