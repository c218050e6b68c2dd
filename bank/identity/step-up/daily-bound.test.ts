import { cents } from '#contract/money/cents.ts';
import type { Repeat, LocalDate } from '#contract/time/time.ts';
import { describe, expect, test } from 'vitest';
import { addDays, dayInSeries } from '../../calendar/local-time.ts';
import { demoPolicy, livePolicy } from '../../policy.ts';
import { seededRandom } from '../../testing/test-ports.ts';
import {
  countsAsConfirmed,
  mayLeave,
  mostOnItsDays,
  needsStepUp,
  type PaymentOnDays,
} from './daily-bound.ts';

const today = '2026-03-02' as LocalDate;

function paying(
  amount: number,
  firstDay: string = today,
  repeat: Repeat = 'once',
  sequence = 1,
): PaymentOnDays {
  return { amount: cents(amount), firstDay: firstDay as LocalDate, repeat, sequence };
}

describe('the most that leaves on any one day of a payment', () => {
  test.each<[string, PaymentOnDays, PaymentOnDays[], number, number]>([
    ['is itself where nothing else leaves', paying(100), [], 0, 100],
    ['counts what has left today', paying(100), [], 900, 1_000],
    ['does not where it leaves tomorrow', paying(100, '2026-03-03'), [], 900, 100],
    [
      'counts what is scheduled for that day, whatever its rhythm',
      paying(1, '2026-03-29'),
      [
        paying(10, '2026-03-08', 'weekly'),
        paying(100, '2026-01-29', 'monthly', 3),
        paying(1_000, '2026-03-29'),
        paying(10_000, '2026-03-28'),
      ],
      0,
      1_111,
    ],
    [
      'counts series that begin on other days and meet later',
      paying(1_000, '2026-03-29', 'weekly'),
      ['2026-03-08', '2026-03-15', '2026-03-22'].map((day) => paying(1_000, day, 'weekly')),
      0,
      4_000,
    ],
    [
      'counts a month with a week where they meet for the first time after months',
      paying(1, '2026-03-31', 'monthly'),
      [paying(10, '2026-03-03', 'weekly'), paying(100, '2026-03-04', 'weekly')],
      0,
      101,
    ],
    [
      'does not count weeks that never meet',
      paying(1, '2026-03-04', 'every-two-weeks'),
      [paying(10, '2026-03-11', 'every-two-weeks'), paying(100, '2026-03-05', 'weekly')],
      0,
      1,
    ],
    ['counts what is overdue today', paying(1), [paying(10, '2026-02-20')], 0, 11],
    [
      'does not count what of a series is over',
      paying(1, '2026-03-09'),
      [paying(10, '2026-03-09', 'weekly', 2)],
      0,
      1,
    ],
  ])('%s', (_what, payment, scheduled, left, most) => {
    expect(mostOnItsDays(payment, scheduled, { day: today, amount: cents(left) })).toBe(most);
  });
});

test.each(['once', 'weekly', 'every-two-weeks', 'monthly'] as const)(
  'a payment on each day of two years meets another one, %s, on the days of that one',
  (repeat) => {
    const other = paying(1, '2026-03-31', repeat, 2);
    const days = new Set(
      Array.from({ length: 120 }, (_, place) => dayInSeries(other.firstDay, repeat, 2 + place)),
    );
    for (let step = 1; step < 730; step += 1) {
      const day = addDays(today, step);
      const most = mostOnItsDays(paying(10, day), [other], { day: today, amount: cents(0) });
      expect([day, most]).toEqual([day, days.has(day) ? 11 : 10]);
    }
  },
);

test.each([
  ['up to the bound', 1_000_00, false, false],
  ['a cent above it', 1_000_01, false, true],
  ['a cent to somebody new', 1, true, true],
])('a payment with %s on one day needs a step-up: %i, new %s, %s', (_what, most, isNew, needed) => {
  const payment = { mostOnOneDay: cents(most), isToSomebodyNew: isNew };
  expect(needsStepUp(payment, livePolicy)).toBe(needed);
});

test.each([
  ['fills the bound of the day', 400_00, false, 600_00, true],
  ['is a cent above it', 400_01, false, 600_00, false],
  ['was confirmed', 9_000_00, true, 600_00, true],
])('a payment whose day has come and that %s leaves', (_what, amount, confirmed, left, leaves) => {
  const payment = {
    amount: cents(amount),
    isConfirmed: confirmed,
    leftUnconfirmed: cents(left),
  };
  expect(mayLeave(payment, livePolicy)).toBe(leaves);
  expect(mayLeave(payment, demoPolicy)).toBe(true);
});

test.each([
  [null, 1_000_01, true],
  [null, 1_000_00, false],
  [0, 1_000_01, false],
  [1, 1, true],
])('a series of which %s is kept and that pays %i counts as confirmed: %s', (kept, amount, is) => {
  expect(countsAsConfirmed({ confirmed: kept, amount }, livePolicy)).toBe(is);
});

interface Ordered {
  readonly payment: PaymentOnDays;
  readonly isConfirmed: boolean;
}

/**
 * A member's payments as the bank takes them: each day due payments leave, unless the bank stands still, then new orders.
 */
function livesOf(seed: number) {
  const random = seededRandom(seed);
  const repeats = ['once', 'weekly', 'every-two-weeks', 'monthly'] as const;
  const unconfirmed = new Map<LocalDate, number>();
  let ahead: Ordered[] = [];
  let failed = 0;
  let confirmed = 0;
  for (let step = 0; step < 120; step += 1) {
    const day = addDays(today, step);
    let left = 0;
    let leftUnconfirmed = 0;
    const leave = (amount: number, isConfirmedNow: boolean) => {
      left += amount;
      leftUnconfirmed += isConfirmedNow ? 0 : amount;
      unconfirmed.set(day, leftUnconfirmed);
    };
    const due = random.between(0, 9) === 0 ? [] : ahead.filter((one) => dayOf(one) <= day);
    for (const one of due) {
      const { amount } = one.payment;
      const facts = { amount, isConfirmed: one.isConfirmed };
      if (mayLeave({ ...facts, leftUnconfirmed: cents(leftUnconfirmed) }, livePolicy)) {
        leave(amount, one.isConfirmed);
      } else {
        failed += 1;
      }
    }
    ahead = ahead.flatMap((one) => (due.includes(one) ? nextOf(one) : [one]));
    for (let asked = random.between(0, 3); asked > 0; asked -= 1) {
      const repeat = repeats[random.between(0, 3)] ?? 'once';
      const isNow = random.between(0, 1) === 0;
      const firstDay = isNow ? day : addDays(day, random.between(1, 60));
      const payment = paying(random.between(1, 60) * 20_00, firstDay, repeat);
      const most = mostOnItsDays(
        payment,
        ahead.map((one) => one.payment),
        {
          day,
          amount: cents(left),
        },
      );
      const isAsked = needsStepUp({ mostOnOneDay: most, isToSomebodyNew: false }, livePolicy);
      // A thief cannot show who they are; the member does now and then.
      if (isAsked && random.between(0, 3) > 0) continue;
      confirmed += isAsked ? 1 : 0;
      const ordered = { payment, isConfirmed: isAsked };
      if (isNow) leave(payment.amount, isAsked);
      ahead.push(...(isNow ? nextOf(ordered) : [ordered]));
    }
  }
  return { unconfirmed: [...unconfirmed.values()], failed, confirmed };
}

function dayOf({ payment: { firstDay, repeat, sequence } }: Ordered): LocalDate {
  return dayInSeries(firstDay, repeat, sequence);
}

function nextOf({ payment, ...rest }: Ordered): Ordered[] {
  return payment.repeat === 'once'
    ? []
    : [{ payment: { ...payment, sequence: payment.sequence + 1 }, ...rest }];
}

test('in whatever mix, with days on which the bank stood still, no more than the bound leaves in a day without a step-up', () => {
  let failed = 0;
  let confirmed = 0;
  let most = 0;
  for (let seed = 1; seed <= 20; seed += 1) {
    const life = livesOf(seed);
    failed += life.failed;
    confirmed += life.confirmed;
    most = Math.max(most, ...life.unconfirmed);
  }
  expect(most).toBe(livePolicy.security.stepUpAbove);
  // The worlds were hard enough: some payments were put off onto another's day, and some were confirmed.
  expect(failed).toBeGreaterThan(0);
  expect(confirmed).toBeGreaterThan(0);
});
