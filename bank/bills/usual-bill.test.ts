import { expect, test } from 'vitest';
import type { Category } from '#contract/transactions/transactions.ts';
import { describeOnEveryStore } from '../testing/on-every-store.ts';
import type { Tables } from '../tables.ts';
import { addPayee, openBillsBank } from '../testing/test-bills.ts';

const today = '2026-03-02';

describeOnEveryStore('R-D7 the usual bill of a payee', ({ open }) => {
  const openBank = async () => {
    const opened = await openBillsBank(await open<Tables>());
    const { bank, client, member, payee } = opened;
    const paid = async (
      description: string,
      amount: number,
      at: string,
      category: Category = 'Utilities',
    ) =>
      await bank.addPayment(member, {
        type: 'debit',
        amount,
        at: Date.parse(at),
        description,
        category,
      });
    const usual = async (id = payee.id) => (await client.bills.usual({ payee: id })).usual;
    return { ...opened, paid, usual };
  };

  test('is unknown while nothing was paid', async () => {
    const { paid, usual } = await openBank();
    await paid('Hudson Valley Gas', 30_00, '2026-02-10T15:00:00Z');
    expect(await usual()).toBeNull();
  });

  test('is the last paid bill, not one that is scheduled or cancelled', async () => {
    const { client, schedule, usual } = await openBank();
    await schedule(118_92, today);
    const later = await schedule(500_00, '2026-03-10');
    const expected = { amount: 118_92, paidOn: today, likelyDay: '2026-04-02', merchant: null };
    expect(await usual()).toEqual(expected);
    await client.bills.cancel({ id: later.id });
    expect(await usual()).toEqual(expected);
  });

  test('is that of the merchant of the history whose name tells the same company, named for the member to confirm', async () => {
    const { paid, schedule, usual } = await openBank();
    await paid('Brightwater Electric', 138_44, '2026-01-12T15:00:00Z');
    await paid('Brightwater Electric', 142_18, '2026-02-12T15:00:00Z');
    await paid('Hudson Valley Gas', 158_62, '2026-02-19T15:00:00Z');
    expect(await usual()).toEqual({
      amount: 142_18,
      paidOn: '2026-02-12',
      likelyDay: '2026-03-12',
      merchant: 'Brightwater Electric',
    });
    await schedule(10_00, today);
    expect(await usual()).toMatchObject({ amount: 10_00, merchant: null });
  });

  test('is never a purchase, and of a payee for something else only its own bills', async () => {
    const { bank, client, paid, usual } = await openBank();
    await paid('Electric Guitars', 99_00, '2026-02-12T15:00:00Z', 'Shopping');
    expect(await usual()).toBeNull();
    const shop = await addPayee(bank, client, { name: 'Brightwater', category: 'Shopping' });
    await paid('Brightwater Electric', 142_18, '2026-02-12T15:00:00Z');
    expect(await usual(shop.id)).toBeNull();
  });

  test('is told to no other member', async () => {
    const { bank, payee, schedule } = await openBank();
    await schedule(118_92, today);
    const stranger = await bank.clientOf(await bank.addMember());
    expect(await stranger.bills.usual({ payee: payee.id })).toEqual({ usual: null });
  });
});
