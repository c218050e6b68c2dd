import { describeOnEveryStore } from '../testing/on-every-store.ts';
import { expect, test } from 'vitest';
import type { Tables } from '../tables.ts';
import { longSessions, openTestBank } from '../testing/test-bank.ts';
import { internal, zelle } from '../testing/transfer-requests.ts';

describeOnEveryStore('spending by category', ({ open }) => {
  async function bankWithMember() {
    const bank = await openTestBank(await open<Tables>(), { policy: longSessions });
    const member = await bank.addMember({ accounts: { checking: 9_000_00, savings: 500_00 } });
    const client = await bank.clientOf(member);
    const pay = (amount: number, category: 'Groceries' | 'Dining' | 'Income', daysAgo = 1) =>
      bank.addPayment(member, {
        type: category === 'Income' ? 'credit' : 'debit',
        amount,
        category,
        at: bank.clock.now() - daysAgo * 24 * 3_600_000,
      });
    const send = async (transfer: Parameters<typeof client.transfers.create>[0]['transfer']) =>
      await client.transfers.create({ intentKey: bank.newKey(), transfer });
    return { bank, client, pay, send };
  }

  test('R-X5 filtered transactions are added up by category, the largest sum first', async () => {
    const { client, pay } = await bankWithMember();
    await pay(20_00, 'Dining');
    await pay(30_00, 'Groceries');
    await pay(12_34, 'Groceries', 40);
    await pay(900_00, 'Income');
    expect(await client.transactions.spending({})).toEqual({
      spent: 50_00,
      categories: [
        { category: 'Groceries', spent: 30_00, count: 1 },
        { category: 'Dining', spent: 20_00, count: 1 },
      ],
      notSpent: [],
      cards: { bought: 0, leftOut: 0 },
    });
    expect(await client.transactions.spending({ range: '90days', category: 'Groceries' })).toEqual({
      spent: 42_34,
      categories: [{ category: 'Groceries', spent: 42_34, count: 2 }],
      notSpent: [],
      cards: { bought: 0, leftOut: 0 },
    });
    expect(await client.transactions.spending({ type: 'credit' })).toEqual({
      spent: 0,
      categories: [],
      notSpent: [],
      cards: { bought: 0, leftOut: 0 },
    });
  });

  test('R-X5 money between own accounts is no spending, nor is what was cancelled', async () => {
    const { bank, client, pay, send } = await bankWithMember();
    await pay(5_00, 'Dining');
    await send(internal(100_00));
    const held = await send(zelle(2_000_00));
    await bank.clock.advance(10_000);
    expect(await client.transactions.spending({})).toMatchObject({
      spent: 2_005_00,
      notSpent: [{ category: 'Internal Transfer', amount: 100_00, count: 1 }],
    });
    await client.transfers.cancel({ id: held.id });
    expect(await client.transactions.spending({})).toMatchObject({ spent: 5_00 });
  });

  test('another member’s spending is theirs alone', async () => {
    const { bank, pay } = await bankWithMember();
    await pay(5_00, 'Dining');
    const stranger = await bank.clientOf(await bank.addMember());
    expect(await stranger.transactions.spending({ range: 'all' })).toEqual({
      spent: 0,
      categories: [],
      notSpent: [],
      cards: { bought: 0, leftOut: 0 },
    });
  });

  test('a filter that is backwards is refused', async () => {
    const { client } = await bankWithMember();
    await expect(
      client.transactions.spending({ from: '2026-03-02', to: '2026-03-01' }),
    ).rejects.toMatchObject({ code: 'RANGE_BACKWARDS' });
  });
});
