import { Category } from '#contract/transactions/transactions.ts';
import type { EpochMs, LocalDate } from '#contract/time/time.ts';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays, addMonths, localMoment, startOfDay } from '../calendar/local-time.ts';
import { firstDayOf } from '../transactions/transaction-filter.ts';
import { categories } from '../transfers/transfer-tables.ts';
import { type Action, effectOn } from './sample-actions.ts';
import { sampleHistory } from './sample-history.ts';
import type { SampleHandle } from './sample-member.ts';

const newYork = 'America/New_York';
const moment = (text: string) => Date.parse(text) as EpochMs;

interface Line {
  readonly at: EpochMs;
  readonly category: Category;
  readonly description: string;
}

function linesOf(history: readonly Action[]): Line[] {
  return history.flatMap((action): Line[] => {
    if (action.kind === 'payment') {
      return [action];
    }
    const { request } = action.transfer;
    const isLine =
      action.kind === 'send' || (action.kind === 'finish' && request.kind === 'internal');
    return isLine ? [{ at: action.at, category: categories[request.kind], description: '' }] : [];
  });
}

function linesInRange(history: readonly Action[], now: EpochMs, timeZone: string): Line[] {
  const first = firstDayOf('30days', now, timeZone);
  const from = first === null ? 0 : startOfDay(first, timeZone);
  return linesOf(history).filter(({ at }) => at >= from);
}

function balancesOf(history: readonly Action[], account: SampleHandle): number[] {
  let balance = 0;
  return history.map((action) => {
    balance += effectOn(account, action);
    return balance;
  });
}

function sentOn(history: readonly Action[], date: LocalDate, timeZone: string) {
  return history
    .filter((action) => action.kind === 'send')
    .filter(({ at }) => localMoment(at, timeZone).date === date)
    .map(({ transfer }) => transfer.request);
}

/** The facts that should hold for the sample's history at every time of its making. */
function factsOf(now: EpochMs, timeZone: string) {
  const history = sampleHistory(now, timeZone);
  const times = history.map(({ at }) => at);
  const checking = balancesOf(history, 'checking');
  const savings = balancesOf(history, 'savings');
  const today = localMoment(now, timeZone).date;
  return {
    isInOrder: times.every((at, index) => at >= (times[index - 1] ?? 0)),
    endsByNow: (times.at(-1) ?? Infinity) <= now,
    isNeverOverdrawn: [...checking, ...savings].every((balance) => balance >= 0),
    endsWith: { checking: checking.at(-1), savings: savings.at(-1) },
    linesOfThirtyDays: linesInRange(history, now, timeZone).length,
    sentToday: sentOn(history, today, timeZone).map(({ kind, amount }) => `${kind} ${amount}`),
  };
}

const sound: ReturnType<typeof factsOf> = {
  isInOrder: true,
  endsByNow: true,
  isNeverOverdrawn: true,
  endsWith: { checking: 450_810_00, savings: 50_000_00 },
  linesOfThirtyDays: 10,
  sentToday: ['internal 90000', 'zelle 25000', 'external 150000'],
};

describe("the sample's history", () => {
  test('R-E7 R-X6 R-T14 it is sound at any moment of five years', () => {
    const min = moment('2026-01-01T05:00:00Z');
    const max = moment('2031-01-01T04:59:59Z');
    fc.assert(
      fc.property(fc.integer({ min, max }), (now) => {
        expect(factsOf(now as EpochMs, newYork)).toEqual(sound);
      }),
      { numRuns: 60 },
    );
  });

  test.each(
    `2026-01-01 2026-03-01 2026-03-02 2026-03-08 2026-03-26 2026-05-31 2026-11-01 2026-12-31
     2027-02-28 2028-02-29 2028-03-30 2030-12-31`.split(/\s+/),
  )('R-X6 it is sound on %s, from the first to the last moment', (text) => {
    const day = text as LocalDate;
    const start = startOfDay(day, newYork);
    const end = startOfDay(addDays(day, 1), newYork) - 1;
    for (const now of [start, start + 1, start + 30_000, start + 8 * 3_600_000, end]) {
      expect(factsOf(now as EpochMs, newYork)).toEqual(sound);
    }
  });

  test.each(['Pacific/Kiritimati', 'Pacific/Honolulu', 'America/Santiago', 'Europe/London'])(
    'R-X6 it is sound in %s',
    (timeZone) => {
      expect(factsOf(moment('2026-09-06T12:00:00Z'), timeZone)).toEqual(sound);
      expect(factsOf(moment('2026-09-06T04:00:00Z'), timeZone)).toEqual(sound);
    },
  );

  test('it is the same all day, but for the times of transfers in the small hours', () => {
    const history = sampleHistory(moment('2026-11-21T15:00:00Z'), newYork);
    expect(sampleHistory(moment('2026-11-22T04:59:59Z'), newYork)).toEqual(history);

    const small = sampleHistory(moment('2026-11-21T05:00:30Z'), newYork);
    const todays = 6;
    expect(small.slice(0, -todays)).toEqual(history.slice(0, -todays));
    const amounts = (actions: readonly Action[]) =>
      actions.map((action) => effectOn('checking', action));
    expect(amounts(small)).toEqual(amounts(history));
  });

  test('R-D8 every month from October 2023 on has its lines, several a week', () => {
    const now = moment('2026-11-21T15:00:00Z');
    const dates = linesOf(sampleHistory(now, newYork)).map(
      ({ at }) => localMoment(at, newYork).date,
    );
    expect(dates[0]).toBe('2023-10-02');
    const first = '2023-10-01' as LocalDate;
    const months = Array.from({ length: 36 }, (_, month) => addMonths(first, month).slice(0, 7));
    for (const month of months) {
      const lines = dates.filter((date) => date.startsWith(month));
      expect(lines.length, month).toBeGreaterThanOrEqual(12);
    }
    expect(dates.length).toBeGreaterThan(500);
  });

  test('R-E3 every category of the contract occurs', () => {
    const history = sampleHistory(moment('2026-11-21T15:00:00Z'), newYork);
    const occurring = new Set(linesOf(history).map(({ category }) => category));
    expect([...occurring].toSorted()).toEqual(Category.options.toSorted());
  });

  test('R-X6 the first of the thirty days are quiet, so that tomorrow shows ten lines as well', () => {
    for (let day = 0; day < 366; day += 9) {
      const today = addDays('2026-01-01' as LocalDate, day);
      const now = (startOfDay(today, newYork) + 12 * 3_600_000) as EpochMs;
      const quiet = linesOf(sampleHistory(now, newYork)).filter(({ at }) => {
        const { date } = localMoment(at, newYork);
        return date >= addDays(today, -31) && date < addDays(today, -17);
      });
      for (const { description } of quiet) {
        expect(description).toMatch(/payroll|Interest/);
      }
    }
  });
});
