import { describeOnEveryStore } from '../testing/on-every-store.ts';
import { expect, test } from 'vitest';
import { internal } from '../testing/transfer-requests.ts';
import { openTestBank } from '../testing/test-bank.ts';
import { accountOf } from '../testing/test-member.ts';
import type { Tables } from '../tables.ts';

describeOnEveryStore('accounts', ({ open }) => {
  test('R-E1 R-D2 the deposit accounts come in their order, each with its balance', async () => {
    const bank = await openTestBank(await open<Tables>());
    const member = await bank.addMember({ accounts: { checking: 450_810_00, savings: 50_000_00 } });
    const client = await bank.clientOf(member);
    const { accounts } = await client.accounts.list();
    expect(accounts).toEqual([
      {
        id: 'checking',
        name: 'Checking',
        officialName: 'Checking',
        colour: null,
        hidden: false,
        number: `••••${accountOf(member, 'checking').number.slice(-4)}`,
        type: 'primary',
        maturesOn: null,
        balance: 450_810_00,
        available: 450_810_00,
      },
      {
        id: 'savings',
        name: 'Savings',
        officialName: 'Savings',
        colour: null,
        hidden: false,
        number: `••••${accountOf(member, 'savings').number.slice(-4)}`,
        type: 'savings',
        maturesOn: null,
        balance: 50_000_00,
        available: 50_000_00,
      },
    ]);
  });

  test('R-S3 the total is the sum of the deposit accounts', async () => {
    const bank = await openTestBank(await open<Tables>());
    const member = await bank.addMember({ accounts: { checking: 450_810_00, savings: 50_000_00 } });
    const client = await bank.clientOf(member);
    expect((await client.accounts.list()).total).toBe(500_810_00);
  });

  test('R-S3 of all accounts together $250,000 is insured, and what is above it is not', async () => {
    const bank = await openTestBank(await open<Tables>());
    const member = await bank.addMember({ accounts: { checking: 450_810_00, savings: 50_000_00 } });
    const client = await bank.clientOf(member);
    expect((await client.accounts.list()).insurance).toMatchObject({
      insured: 250_000_00,
      notInsured: 250_810_00,
      categories: [{ category: 'single', held: 500_810_00, insured: 250_000_00 }],
    });
  });

  test('money on its way out is in no balance and not in the total', async () => {
    const bank = await openTestBank(await open<Tables>());
    const client = await bank.clientOf(await bank.addMember());
    await client.transfers.create({ intentKey: bank.newKey(), transfer: internal(250_00) });
    const { accounts, total } = await client.accounts.list();
    expect(accounts.map(({ balance }) => balance)).toEqual([750_00, 500_00]);
    expect(total).toBe(1_250_00);
  });

  test('a member sees no account of another member', async () => {
    const bank = await openTestBank(await open<Tables>());
    await bank.addMember({ accounts: { checking: 1_00, savings: 2_00, holiday: 3_00 } });
    const other = await bank.clientOf(await bank.addMember({ accounts: { checking: 7_00 } }));
    const { accounts, total } = await other.accounts.list();
    expect(accounts.map(({ id, balance }) => [id, balance])).toEqual([['checking', 7_00]]);
    expect(total).toBe(7_00);
  });

  test('a member without accounts has none and a total of zero', async () => {
    const bank = await openTestBank(await open<Tables>());
    const client = await bank.clientOf(await bank.addMember({ accounts: {} }));
    expect(await client.accounts.list()).toMatchObject({
      accounts: [],
      total: 0,
      insurance: { insured: 0, notInsured: 0, categories: [] },
    });
  });
});
