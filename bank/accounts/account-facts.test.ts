import { expect, test } from 'vitest';
import type { Tables } from '../tables.ts';
import { addSampleMember } from '../sample/add-sample-member.ts';
import { sample } from '../sample/sample-member.ts';
import { describeOnEveryStore } from '../testing/on-every-store.ts';
import { openTestBank } from '../testing/test-bank.ts';
import { TestCaller } from '../testing/test-caller.ts';

describeOnEveryStore('all about an account', ({ open }) => {
  test('R-A4 says what it earns, has earned and was paid, and whose it is', async () => {
    const bank = await openTestBank(await open<Tables>(), { start: '2026-03-11T15:00:00Z' });
    await addSampleMember(bank.dependencies);
    const token = await bank.bank.openSessionFor(sample.username);
    const client = bank.clientFor(new TestCaller(token));
    const savings = await client.accounts.about({ account: 'savings' });
    expect(savings).toMatchObject({
      openedOn: '2023-10-02',
      earning: { rate: 60, yield: 60, minimum: 0, method: 'daily-balance' },
      owners: [{ name: 'Avery Morgan', role: 'primary' }],
    });
    // Ten days of some $50,000.
    expect(savings.earning?.accrued).toBeGreaterThan(8_00);
    expect(savings.earning?.accrued).toBeLessThan(8_30);
    const { transactions } = await client.transactions.search({
      search: 'interest earned',
      range: 'all',
    });
    const paidIn = (year: string) =>
      transactions
        .filter(({ date }) => date.startsWith(year))
        .reduce((sum, { amount }) => sum + amount, 0);
    expect(savings.paidThisYear).toBe(paidIn('2026'));
    expect(savings.paidThisYear).toBeGreaterThan(0);
    const checking = await client.accounts.about({ account: 'checking' });
    expect(checking).toMatchObject({ earning: { rate: 0, accrued: 0 }, paidThisYear: 0 });
  });

  test('R-A4 of an account that is not theirs a member learns nothing', async () => {
    const bank = await openTestBank(await open<Tables>());
    const client = await bank.clientOf(await bank.addMember());
    const asked = client.accounts.about({ account: 'vault' });
    await expect(asked).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });
});
