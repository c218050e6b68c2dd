import type { TaxYear } from '#contract/statements/statements.ts';
import { expect, test, vi } from 'vitest';
import type { Tables } from '../tables.ts';
import { type LongTaskRunner, TooManyWaiting } from '../ports.ts';
import { addSampleMember } from '../sample/add-sample-member.ts';
import { sample } from '../sample/sample-member.ts';
import { describeOnEveryStore } from '../testing/on-every-store.ts';
import { longSessions, openTestBank } from '../testing/test-bank.ts';
import { makeBusiness } from '../testing/test-party.ts';
import { accountOf, addProfile } from '../testing/test-member.ts';
import { TestCaller } from '../testing/test-caller.ts';

const year = '2026' as TaxYear;

describeOnEveryStore('what was paid in a year, for taxes', ({ open }) => {
  async function bankWithSavings(amount: number) {
    const bank = await openTestBank(await open<Tables>(), { policy: longSessions });
    await bank.store.db
      .insertInto('product_terms')
      .values({
        product_id: 'share-savings',
        valid_from: '2026-01-01',
        rate: 60,
        method: 'daily-balance',
        minimum: 0,
        rounding: 'half-up',
      })
      .execute();
    const member = await bank.addMember({ accounts: { savings: amount } });
    await addProfile(bank.dependencies, member);
    await bank.store.db
      .updateTable('account')
      .set({ product_id: 'share-savings' })
      .where('id', '=', accountOf(member, 'savings').id)
      .execute();
    const goTo = async (moment: string) => {
      await bank.clock.leap(Date.parse(moment) - bank.clock.now());
      for (let round = 0; round < 12; round += 1) await bank.settle();
    };
    const keptForm = async () => {
      const { content } = await bank.store.db
        .selectFrom('tax_form')
        .select('content')
        .where('membership_id', '=', member.membershipId)
        .where('year', '=', year)
        .executeTakeFirstOrThrow();
      return JSON.parse(content ?? '') as unknown;
    };
    return { bank, member, goTo, keptForm, client: await bank.clientOf(member) };
  }

  test('R-A3 is kept when the year is over, with what was paid in it', async () => {
    const { bank, member, client, goTo, keptForm } = await bankWithSavings(10_000_00);
    await goTo('2026-12-31T23:00:00Z');
    expect((await client.statements.taxYears()).years).toEqual([]);
    await expect(client.statements.taxForm({ year })).rejects.toMatchObject({ code: 'NOT_FOUND' });
    await goTo('2027-01-02T15:00:00Z');
    const { transactions } = await client.transactions.search({
      search: 'interest earned',
      range: 'all',
    });
    // December's interest was paid in the next year.
    const paid = transactions.filter(({ date }) => date.startsWith(year));
    const interest = paid.reduce((sum, { amount }) => sum + amount, 0);
    expect(interest).toBeGreaterThan(40_00);
    expect(transactions.length).toBeGreaterThan(paid.length);
    expect(await keptForm()).toMatchObject({
      holder: { name: 'Jordan Ellis' },
      accounts: [{ accountName: 'Savings', interest, penalty: 0 }],
    });
    expect((await client.statements.taxYears()).years).toEqual([year]);
    const { pdf } = await client.statements.taxForm({ year });
    expect(pdf).toMatch(/^%PDF-1\.7/);
    const longTasks = vi.fn<() => Promise<never>>(() => Promise.reject(new TooManyWaiting(1_000)));
    const inThread = bank.beside({ longTasks: longTasks as LongTaskRunner });
    const beside = await inThread.clientOf(member);
    await expect(beside.statements.taxForm({ year })).rejects.toMatchObject({
      code: 'UNAVAILABLE',
    });
    expect(longTasks.mock.lastCall).toContain('printTaxForm');
    await addProfile(bank.dependencies, member, { firstName: 'Robin' });
    expect(await client.statements.taxForm({ year })).toEqual({ pdf });
    expect((await client.statements.taxForm({ year, language: 'es' })).pdf).not.toBe(pdf);
  });

  test('R-A3 asked for before the dividends of an outage are caught up, it waits for them and has them', async () => {
    const { bank, client, goTo, keptForm } = await bankWithSavings(10_000_00);
    await goTo('2026-09-02T15:00:00Z');
    bank.clock.set('2027-01-10T15:00:00Z');
    expect((await client.statements.taxYears()).years).toEqual([]);
    for (let round = 0; round < 12; round += 1) await bank.settle();
    expect((await client.statements.taxYears()).years).toEqual([year]);
    const paid = await bank.store.db
      .selectFrom('dividend')
      .innerJoin('entry', (join) =>
        join
          .onRef('entry.posting_id', '=', 'dividend.posting_id')
          .onRef('entry.account_id', '=', 'dividend.account_id'),
      )
      .select(['dividend.month', 'entry.amount'])
      .where('dividend.month', '<', '2026-12')
      .execute();
    expect(paid.map(({ month }) => month)).toContain('2026-11');
    const interest = paid.reduce((sum, { amount }) => sum + amount, 0);
    expect(await keptForm()).toMatchObject({ accounts: [{ interest }] });
  });

  test('R-A3 that of a business bears its name', async () => {
    const { bank, member, client, goTo, keptForm } = await bankWithSavings(10_000_00);
    await makeBusiness(bank, member);
    await goTo('2026-12-31T23:00:00Z');
    await goTo('2027-01-02T15:00:00Z');
    expect((await client.statements.taxYears()).years).toEqual([year]);
    expect(await keptForm()).toMatchObject({
      holder: { name: 'Ruiz Tools LLC', address: ['9 Mill Road', 'Troy, NY 12180'] },
    });
  });

  test('R-A3 there is none of a year in which less than $10 was paid', async () => {
    const { client, goTo } = await bankWithSavings(1_000_00);
    await goTo('2027-01-02T15:00:00Z');
    expect((await client.statements.taxYears()).years).toEqual([]);
  });

  test('R-A3 the sample member has one of each year that is over', async () => {
    const bank = await openTestBank(await open<Tables>(), { policy: longSessions });
    await addSampleMember(bank.dependencies);
    const token = await bank.bank.openSessionFor(sample.username);
    const client = bank.clientFor(new TestCaller(token));
    expect((await client.statements.taxYears()).years).toEqual(['2025', '2024', '2023']);
  });
});
