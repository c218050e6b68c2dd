import type { EpochMs, LocalDate } from '#contract/time/time.ts';
import { describeOnEveryStore } from '../testing/on-every-store.ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addDays, addMonths, localMoment } from '../calendar/local-time.ts';
import { openTestBank } from '../testing/test-bank.ts';
import { TestCaller } from '../testing/test-caller.ts';
import type { Tables } from '../tables.ts';
import { addSampleMember } from './add-sample-member.ts';
import { sample } from './sample-member.ts';
import { annualFeeActions } from './sample-safe-deposit.ts';

const newYork = 'America/New_York';

describeOnEveryStore('what the sample member has besides accounts', ({ open }) => {
  async function clientOfSample() {
    const bank = await openTestBank(await open<Tables>(), { start: '2026-11-21T15:00:00Z' });
    await addSampleMember(bank.dependencies);
    return bank.clientFor(new TestCaller(await bank.bank.openSessionFor(sample.username)));
  }

  test('R-D11 a safe deposit box whose fees of three years stand in the history, and the next one', async () => {
    const client = await clientOfSample();
    expect(await client.safeDeposit.box()).toMatchObject({
      box: { number: '214', rentedOn: '2024-06-21', annualFee: 95_00 },
    });
    const { charges, accountName } = await client.safeDeposit.billing();
    expect(accountName).toBe('Everyday Checking');
    expect(charges.map(({ day, amount, status }) => [day, amount, status])).toEqual([
      ['2027-06-21', 95_00, 'scheduled'],
      ['2026-06-21', 95_00, 'paid'],
      ['2025-06-21', 95_00, 'paid'],
      ['2024-06-21', 95_00, 'paid'],
    ]);
    const search = 'safe deposit box';
    const { transactions } = await client.transactions.search({ range: 'all', search });
    expect(transactions.map(({ label }) => label)).toEqual(
      charges.slice(1).map(({ label }) => label),
    );
    expect((await client.transactions.search({})).transactions).toHaveLength(10);
  });

  test('R-D12 a portfolio of three funds, of which what was paid to the broker is a part', async () => {
    const client = await clientOfSample();
    const portfolio = await client.portfolio.overview();
    expect(portfolio.holdings.map(({ name }) => name)).toEqual([
      'Growth Fund',
      'Tech Stocks',
      'Bonds',
    ]);
    expect(portfolio).toMatchObject({ origin: 'sample', pricesOf: '2026-11-20' });
    expect(portfolio.holdings.reduce((sum, { value }) => sum + value, 0)).toBe(portfolio.total);
    expect(portfolio.holdings.reduce((sum, { share }) => sum + share, 0)).toBe(100);
    expect(portfolio.history).toHaveLength(13);
    expect(portfolio.history.at(-1)).toEqual({
      day: '2026-11-20',
      value: portfolio.total,
      cost: portfolio.cost,
    });
    const broughtAlong = 74_500_00;
    const paid = await Promise.all(
      (['Investment', 'Investment Transfer'] as const).map(async (category) =>
        client.transactions.totals({ range: 'all', type: 'debit', category }),
      ),
    );
    expect(paid.reduce((sum, { moneyOut }) => sum + Math.abs(moneyOut), broughtAlong)).toBe(
      portfolio.cost,
    );
  });
});

test('R-D11 at any day of five years the fees are a year apart, and none is of the last thirty days', () => {
  const min = Date.parse('2026-01-01T05:00:00Z');
  const max = Date.parse('2031-01-01T04:59:59Z');
  fc.assert(
    fc.property(fc.integer({ min, max }), (now) => {
      const today = localMoment(now as EpochMs, newYork).date;
      const days = annualFeeActions(today, newYork).map(({ at }) => localMoment(at, newYork).date);
      const first = days[0] as LocalDate;
      expect(first > '2023-10-02').toBe(true);
      expect(days).toEqual(days.map((_, year) => addMonths(first, 12 * year)));
      expect((days.at(-1) ?? '') < addDays(today, -31)).toBe(true);
      expect(addMonths(first, 12 * days.length) > today).toBe(true);
    }),
  );
});
