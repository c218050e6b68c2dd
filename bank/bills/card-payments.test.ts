import { expect, test } from 'vitest';
import type { Tables } from '../tables.ts';
import { describeOnEveryStore } from '../testing/on-every-store.ts';
import { faultsOf } from '../testing/audited.ts';
import { balancesOf } from '../testing/test-bank.ts';
import { newIntent, openBillsBank } from '../testing/test-bills.ts';
import { addCard, addCardEntry } from '../testing/test-card.ts';

const today = '2026-03-02';

describeOnEveryStore('paying a card', ({ open }) => {
  /** A member with a payee that is their credit card, on which $400.00 is owed. */
  async function withCardPayee() {
    const prepared = await openBillsBank(await open<Tables>());
    const { bank, member, client, payee } = prepared;
    const cardId = await addCard(bank.dependencies, member, { kind: 'credit', limit: 5_000_00 });
    await addCardEntry(bank.dependencies, cardId, { kind: 'purchase', amount: 400_00 });
    await bank.store.db
      .updateTable('payee')
      .set({ card_id: cardId })
      .where('id', '=', payee.id)
      .execute();
    const card = async () => {
      const { cards } = await client.cards.list();
      const found = cards.find(({ id }) => id === 'credit');
      if (found?.type !== 'Credit Card') throw new Error('There is no credit card');
      return [found.currentBalance, found.availableCredit];
    };
    return { ...prepared, cardId, card };
  }

  test('R-D7 R-D3 what is paid to it today is owed no longer and can be spent again', async () => {
    const { bank, client, payee, schedule, card } = await withCardPayee();
    expect(await card()).toEqual([400_00, 4_600_00]);
    await schedule(150_00, today);
    expect(await card()).toEqual([250_00, 4_750_00]);
    expect((await client.payees.list()).payees).toMatchObject([
      { id: payee.id, card: { id: 'credit', owed: 250_00, most: 500_00 } },
    ]);
    expect(await faultsOf(bank)).toEqual([]);
  });

  test('R-D4 it lists what was bought with it and what was paid to it, page by page', async () => {
    const { client, schedule } = await withCardPayee();
    await schedule(150_00, today);
    const newest = await client.cards.listEntries({ card: 'credit', limit: 1 });
    expect(newest.entries).toMatchObject([{ kind: 'payment', amount: -150_00 }]);
    const rest = await client.cards.listEntries({ card: 'credit', cursor: newest.next ?? '' });
    expect(rest).toMatchObject({ entries: [{ kind: 'purchase', amount: 400_00 }], next: null });
  });

  test('R-D7 the same intention pays it once', async () => {
    const { bank, client, bill, card } = await withCardPayee();
    const asked = { intentKey: newIntent(bank), bill: bill(150_00, today) };
    const paid = await client.bills.schedule(asked);
    expect(await client.bills.schedule(asked)).toEqual(paid);
    expect(await card()).toEqual([250_00, 4_750_00]);
  });

  test('R-D7 a payment on a later day, and each of a series, pays it on its day', async () => {
    const { bank, schedule, card } = await withCardPayee();
    await schedule(100_00, '2026-03-05', { repeat: 'weekly' });
    expect(await card()).toEqual([400_00, 4_600_00]);
    await bank.clock.leap(Date.parse('2026-03-05T11:00:00Z') - bank.clock.now());
    expect(await card()).toEqual([300_00, 4_700_00]);
    await bank.clock.leap(Date.parse('2026-03-12T11:00:00Z') - bank.clock.now());
    expect(await card()).toEqual([200_00, 4_800_00]);
    expect(await faultsOf(bank)).toEqual([]);
  });

  test('R-D7 at most what is owed and a small credit balance is paid', async () => {
    const { client, schedule, card } = await withCardPayee();
    await expect(schedule(650_01, today)).rejects.toMatchObject({
      code: 'MORE_THAN_OWED',
      data: { owed: 400_00, most: 650_00 },
    });
    expect(await card()).toEqual([400_00, 4_600_00]);
    await schedule(650_00, today);
    expect(await card()).toEqual([-250_00, 5_250_00]);
    expect(await balancesOf(client)).toMatchObject({ checking: 350_00 });
  });

  test('R-D7 where too much would be paid on a later day, nothing moves, and it says why', async () => {
    const { bank, client, schedule, card } = await withCardPayee();
    const { id } = await schedule(700_00, '2026-03-05');
    await bank.clock.leap(Date.parse('2026-03-05T11:00:00Z') - bank.clock.now());
    const { payments } = await client.bills.settled({});
    expect(payments).toMatchObject([{ id, status: 'failed', reason: 'more-than-owed' }]);
    const { events } = await client.events.recent({ limit: 1 });
    expect(events).toMatchObject([{ kind: 'bill', status: 'failed', reason: 'more-than-owed' }]);
    expect(await card()).toEqual([400_00, 4_600_00]);
    expect(await balancesOf(client)).toMatchObject({ checking: 1_000_00 });
    expect(await faultsOf(bank)).toEqual([]);
  });

  test('R-D7 a payment that the account does not hold pays nothing', async () => {
    const { bank, cardId, schedule, card } = await withCardPayee();
    await addCardEntry(bank.dependencies, cardId, { kind: 'purchase', amount: 3_000_00 });
    await schedule(1_500_00, '2026-03-05');
    await bank.clock.leap(Date.parse('2026-03-05T11:00:00Z') - bank.clock.now());
    expect(await card()).toEqual([3_400_00, 1_600_00]);
    expect(await faultsOf(bank)).toEqual([]);
  });

  test('two payments at once never pay more than a card takes', async () => {
    const { schedule, card } = await withCardPayee();
    const outcomes = await Promise.allSettled([schedule(400_00, today), schedule(400_00, today)]);
    expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    expect(await card()).toEqual([0, 5_000_00]);
  });
});
