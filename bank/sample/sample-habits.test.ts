import type { EpochMs, LocalDate } from '#contract/time/time.ts';
import { describe, expect, test } from 'vitest';
import { addDays, addMonths, localMoment, startOfDay } from '../calendar/local-time.ts';
import { subscriptionsOf } from '../transactions/subscription-rules.ts';
import { cents } from '#contract/money/cents.ts';
import type { PaymentAction } from './sample-actions.ts';
import { type CardUse, type SampleCard, sampleCards, usesOf } from './sample-card-uses.ts';
import { habit, habitualPurchases } from './sample-habits.ts';
import { sampleHistory } from './sample-history.ts';

const timeZone = 'America/New_York';
const cards: readonly SampleCard[] = Object.values(sampleCards);

/** Every eleventh day of more than two years. */
const days = Array.from({ length: 70 }, (_, index) =>
  addDays('2026-01-04' as LocalDate, index * 11),
);

function noonOf(day: LocalDate): EpochMs {
  return (startOfDay(day, timeZone) + 12 * 3_600_000) as EpochMs;
}

function paymentsUntil(today: LocalDate): PaymentAction[] {
  return sampleHistory(noonOf(today), timeZone).filter((action) => action.kind === 'payment');
}

function owedAfter(uses: readonly CardUse[]): number[] {
  let owed = 0;
  return uses.map(({ amount }) => (owed += amount));
}

describe('purchases of the sample household', () => {
  test('A habit has its weekdays, hours, prices and payees, and is the same whenever it is asked for', () => {
    const market = habit('Groceries', ['Market', 'Co-op'], '36', 100, [9, 12], [10_00, 90_00]);
    const from = '2026-03-02' as LocalDate;
    const bought = habitualPurchases([market], from, addDays(from, 70));
    expect(bought).toHaveLength(20);
    expect(new Set(bought.map(({ date }) => new Date(date).getUTCDay()))).toEqual(new Set([3, 6]));
    expect(new Set(bought.map(({ description }) => description)).size).toBe(2);
    for (const { minutes, cost } of bought) {
      expect(Math.floor(minutes / 60)).toBeOneOf([9, 10, 11]);
      expect(Math.floor(cost / 100)).toBeOneOf(
        Array.from({ length: 80 }, (_, index) => 10 + index),
      );
    }
    const later = addDays(from, 30);
    expect(habitualPurchases([market], later, addDays(from, 70))).toEqual(
      bought.filter(({ date }) => date >= later),
    );
  });

  test('Accounts and cards have some eleven hundred rows a year', () => {
    for (const today of days) {
      const year = addMonths(today, -12);
      const fromAccounts = sampleHistory(noonOf(today), timeZone)
        .filter(({ kind }) => kind === 'payment' || kind === 'send')
        .filter(({ at }) => at >= startOfDay(year, timeZone));
      const byCards = cards.flatMap((card) =>
        usesOf(card, today).filter(({ date }) => date >= year),
      );
      const rows = fromAccounts.length + byCards.length;
      expect(rows, today).toBeGreaterThan(1_000);
      expect(rows, today).toBeLessThan(1_200);
    }
  });

  test('Nothing is bought at night, and coffee is bought in the morning', () => {
    const today = '2026-11-21' as LocalDate;
    const hourOf = ({ minutes }: CardUse) => Math.floor(minutes / 60);
    const uses = cards.flatMap((card) => usesOf(card, today));
    expect(uses.every((use) => hourOf(use) >= 6 && hourOf(use) < 22)).toBe(true);
    const coffee = uses.filter(({ description }) => description === 'Corner Stone Cafe');
    expect(coffee.length).toBeGreaterThan(50);
    expect(coffee.every((use) => hourOf(use) >= 7 && hourOf(use) < 9)).toBe(true);
    const outgoing = paymentsUntil(today).filter(({ amount }) => amount < 0);
    const hours = outgoing.map(({ at }) => new Date(at - 5 * 3_600_000).getUTCHours());
    expect(Math.min(...hours)).toBeGreaterThanOrEqual(5);
  });

  test('R-D3 A card owes what it should, never less than nothing, and its last purchase costs what such a thing may', () => {
    for (const today of days) {
      for (const card of cards) {
        const owed = owedAfter(usesOf(card, today));
        expect(owed.at(-1)).toBe(card.balance);
        expect(Math.min(...owed), `${card.kind} ${today}`).toBeGreaterThan(-50_00);
        expect(Math.max(...owed), `${card.kind} ${today}`).toBeLessThan(card.limit);
      }
      const dental = usesOf(sampleCards.credit, today).find(
        ({ description }) => description === 'Harbor Dental',
      );
      expect(dental?.amount, today).toBeGreaterThan(50_00);
      expect(dental?.amount, today).toBeLessThan(1_100_00);
      const conference = usesOf(sampleCards.business, today).find(
        ({ description }) => description === 'Fairmont Conference Center',
      );
      expect(conference?.amount, today).toBeGreaterThan(800_00);
      expect(conference?.amount, today).toBeLessThan(2_500_00);
    }
  });

  test('A payment to the credit card leaves the checking account on the same day', () => {
    const today = '2026-11-21' as LocalDate;
    const paid = paymentsUntil(today).filter(
      ({ description }) => description === 'Credit Card payment',
    );
    const received = usesOf(sampleCards.credit, today).filter(({ kind }) => kind === 'payment');
    expect(paid.map(({ at, amount }) => [localMoment(at, timeZone).date, amount])).toEqual(
      received.map(({ date, amount }) => [date, amount]),
    );
    expect(paid.length).toBeGreaterThanOrEqual(8);
  });

  test('R-D13 What comes back each month is what is charged each month, whatever else is bought', () => {
    for (const today of days) {
      const fromAccounts = paymentsUntil(today)
        .filter(({ amount }) => amount < 0)
        .map(({ at, amount, ...payment }) => ({
          ...payment,
          amount: cents(-amount),
          day: localMoment(at, timeZone).date,
          transaction: null,
        }));
      const byCards = [sampleCards.credit, sampleCards.business].flatMap((card) =>
        usesOf(card, today)
          .filter(({ kind }) => kind === 'purchase')
          .map(({ date: day, amount, description }) => ({
            description,
            category: null,
            amount: cents(amount),
            day,
            transaction: null,
          })),
      );
      const since = addMonths(today, -14);
      const charges = [...fromAccounts, ...byCards].filter(({ day }) => day >= since);
      const names = subscriptionsOf(charges, today).map(({ name }) => name);
      expect(names).toEqual(
        expect.arrayContaining(['Lumen Films', 'Tonewood Music', 'Cloudline Hosting']),
      );
      const unlikely =
        /Market|Co-op|Cafe|Bakery|Kitchen|Tacos|Noodle|Fuel|Rides|Parking|Pharmacy|Parcel & Pine|Books|Theater|Supply|Outfitters|Transit|Garage|Cash|Credit Card|Fernway/;
      expect(
        names.filter((name) => unlikely.test(name)),
        today,
      ).toEqual([]);
    }
  });
});
