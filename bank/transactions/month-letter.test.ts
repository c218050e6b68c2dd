import { describe, expect, it, test } from 'vitest';
import type { LocalMonth } from '#contract/time/time.ts';
import type { Tables } from '../tables.ts';
import { describeOnEveryStore } from '../testing/on-every-store.ts';
import { longSessions, openTestBank } from '../testing/test-bank.ts';
import type { FlowSum } from './cash-flow-rules.ts';
import { monthLetterOf } from './month-letter-rules.ts';

const november = '2026-11' as LocalMonth;

const sum = (period: string, category: string, moneyIn: number, moneyOut: number): FlowSum => ({
  period,
  category,
  moneyIn,
  moneyOut,
  credits: 1,
  debits: 1,
});

describe('R-X7 the letter of a month', () => {
  it('tells what came and what went, the largest part of each, and the use of money that changed most', () => {
    const letter = monthLetterOf(
      november,
      [
        sum('2026-11', 'Income', 5_000_00, 0),
        sum('2026-11', 'Refund', 20_00, 0),
        sum('2026-11', 'Groceries', 0, 300_00),
        sum('2026-11', 'Dining', 0, 80_00),
        sum('2026-10', 'Groceries', 0, 310_00),
        sum('2026-10', 'Travel', 0, 900_00),
      ],
      true,
    );
    expect(letter).toEqual({
      of: { month: '2026-11', moneyIn: 5_020_00, moneyOut: 380_00 },
      before: { month: '2026-10', moneyIn: 0, moneyOut: 1_210_00 },
      income: { purpose: 'Income', amount: 5_000_00 },
      purpose: { purpose: 'Groceries', amount: 300_00 },
      change: { purpose: 'Travel', now: 0, before: 900_00 },
    });
  });

  it('of equal changes tells the first by name, and none below a dollar', () => {
    const sums = [
      sum('2026-11', 'Travel', 0, 50_00),
      sum('2026-11', 'Dining', 0, 50_00),
      sum('2026-10', 'Health', 0, 99),
    ];
    expect(monthLetterOf(november, sums, true).change).toEqual({
      purpose: 'Dining',
      now: 50_00,
      before: 0,
    });
    expect(monthLetterOf(november, sums.slice(2), true).change).toBeNull();
  });

  it('counts all that was sent to others as one, whatever the way', () => {
    const letter = monthLetterOf(
      november,
      [
        sum('2026-11', 'Zelle', 0, 60_00),
        sum('2026-11', 'Wire', 0, 50_00),
        sum('2026-11', 'Dining', 0, 80_00),
        sum('2026-10', 'External Transfer', 0, 10_00),
      ],
      true,
    );
    expect(letter.purpose).toEqual({ purpose: 'to-others', amount: 110_00 });
    expect(letter.change).toEqual({ purpose: 'to-others', now: 110_00, before: 10_00 });
  });

  it('compares the first month of a history with none', () => {
    const letter = monthLetterOf(november, [sum('2026-11', 'Dining', 0, 9_00)], false);
    expect(letter).toMatchObject({ before: null, change: null, income: null });
  });
});

describeOnEveryStore('the letters of the months', ({ open }) => {
  test('R-X7 each month that is over has a letter with the sums of its flows, this month has none, and nobody reads another’s', async () => {
    const bank = await openTestBank(await open<Tables>(), { policy: longSessions });
    const member = await bank.addMember({ accounts: { checking: 9_000_00, savings: 500_00 } });
    const client = await bank.clientOf(member);
    const day = 86_400_000;
    for (const daysAgo of [0, 25, 40, 65]) {
      await bank.addPayment(member, {
        type: 'debit',
        amount: 10_00 + daysAgo,
        category: 'Groceries',
        at: bank.clock.now() - daysAgo * day,
      });
    }
    const { months, letter } = await client.transactions.letter({});
    expect(months.length).toBeGreaterThan(1);
    expect(letter?.of.month).toBe(months[0]);
    for (const month of months) {
      const read = (await client.transactions.letter({ month })).letter;
      const { moneyIn, moneyOut } = await client.transactions.cashFlow({ month });
      expect(read?.of).toEqual({ month, moneyIn, moneyOut });
    }
    const thisMonth = (await client.transactions.cashFlow({})).month;
    await expect(client.transactions.letter({ month: thisMonth })).rejects.toMatchObject({
      code: 'MONTH_NOT_THERE',
    });
    const stranger = await bank.clientOf(await bank.addMember());
    expect((await stranger.transactions.letter({})).letter?.of.moneyOut ?? 0).toBe(0);
  });
});
