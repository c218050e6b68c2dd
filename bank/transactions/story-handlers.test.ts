import { expect, test } from 'vitest';
import type { TransactionId } from '#contract/text/ids.ts';
import type { Tables } from '../tables.ts';
import { describeOnEveryStore } from '../testing/on-every-store.ts';
import { longSessions, openTestBank } from '../testing/test-bank.ts';
import { zelle } from '../testing/transfer-requests.ts';
import { listVisits } from './story-handlers.ts';

const day = 86_400_000;

describeOnEveryStore('the story of a transaction', ({ open }) => {
  async function prepare() {
    const store = await open<Tables>();
    const bank = await openTestBank(store, { policy: longSessions });
    const member = await bank.addMember({ accounts: { checking: 90_000_00, savings: 500_00 } });
    const pay = async (
      daysAgo: number,
      description: string,
      amount: number,
      type: 'credit' | 'debit' = 'debit',
    ) => {
      const at = bank.clock.now() - daysAgo * day;
      const { id } = await bank.addPayment(member, { type, description, amount, at });
      return id as TransactionId;
    };
    return { store, bank, member, pay, client: await bank.clientOf(member) };
  }

  test('R-G3 it is the fourth with its payee, whatever the shop’s number, and says what the three before usually were', async () => {
    const { client, pay } = await prepare();
    await pay(90, 'Greenfield Market #12', 90_00);
    await pay(60, 'GREENFIELD MARKET 7', 96_00);
    await pay(30, 'Greenfield Market', 104_00);
    await pay(20, 'Greenfield Market', 5_00, 'credit');
    await pay(10, 'Greenfield Marketplace', 400_00);
    const id = await pay(1, 'Greenfield Market #12', 112_65);
    const story = await client.transactions.story({ id });
    expect(story).toMatchObject({ place: 4, usual: 96_00 });
    expect(story.months).toHaveLength(12);
    expect(story.months.reduce((sum, { amount }) => sum + amount, 0)).toBe(402_65);
  });

  test('R-G3 a cancelled payment has no place, and a first payment nothing that is usual', async () => {
    const { bank, client } = await prepare();
    const send = async (amount: number) => {
      const transfer = zelle(amount, { name: 'Ana Ruiz' });
      return await client.transfers.create({ intentKey: bank.newKey(), transfer });
    };
    const { id: cancelled } = await send(1_500_00);
    await bank.clock.advance(5_000);
    await client.transfers.cancel({ id: cancelled });
    const { id: sent } = await send(40_00);
    const { transactions } = await client.transactions.search({ search: 'Ana Ruiz' });
    const storyOf = async (transfer: string) => {
      const row = transactions.find(({ transferId }) => transferId === transfer);
      if (row === undefined) throw new Error('The transfer is not in the history.');
      return await client.transactions.story({ id: row.id });
    };
    expect(await storyOf(cancelled)).toMatchObject({ place: null, usual: null });
    expect(await storyOf(sent)).toMatchObject({ place: 1, usual: null });
  });

  test('R-G3 R-M2 nobody is told another’s story', async () => {
    const { bank, pay } = await prepare();
    const id = await pay(2, 'Redbird Fuel', 44_00);
    const stranger = await bank.clientOf(await bank.addMember());
    await expect(stranger.transactions.story({ id })).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });

  test('R-G3 of many the newest are read', async () => {
    const { store, member, pay } = await prepare();
    for (const daysAgo of [6, 5, 4, 3, 2, 1]) await pay(daysAgo, 'Metro Transit', daysAgo * 100);
    const { membershipId } = member;
    const of = { membershipId, payee: 'metro transit', type: 'debit' } as const;
    const visits = await listVisits(store, of, 3);
    expect(visits.map(({ amount }) => amount)).toEqual([100, 200, 300, 400]);
  });
});
