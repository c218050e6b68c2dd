import { describeOnEveryStore } from '../testing/on-every-store.ts';
import { expect, test } from 'vitest';
import type { Tables } from '../tables.ts';
import { auditRecords } from '../testing/audited.ts';
import { dumpTables } from '../testing/test-tables.ts';
import { openTestBank } from '../testing/test-bank.ts';
import { addPayee, newIntent, openBillsBank } from '../testing/test-bills.ts';

describeOnEveryStore('payees', ({ open }) => {
  async function bankWithMember(options?: Parameters<typeof openTestBank>[1]) {
    const bank = await openTestBank(await open<Tables>(), options);
    const member = await bank.addMember();
    const client = await bank.clientOf(member);
    const names = async () => (await client.payees.list()).payees.map(({ name }) => name);
    return { bank, member, client, names };
  }

  test('R-D7 they come in the order in which they were added, the account number masked', async () => {
    const { bank, client } = await bankWithMember();
    const gas = await addPayee(bank, client, { name: ' City  Gas', accountNumber: '55-0012 3456' });
    const card = await addPayee(bank, client, { name: 'A card', category: 'Transfer' });
    expect(gas).toEqual({
      id: expect.any(String),
      name: 'City Gas',
      accountNumber: '••••3456',
      category: 'Utilities',
    });
    expect(card).toMatchObject({ accountNumber: null, category: 'Transfer' });
    expect((await client.payees.list()).payees).toEqual([gas, card]);
  });

  test('R-D7 the same key and request add one payee, also ten times at once', async () => {
    const { bank, client, names } = await bankWithMember();
    const ask = { intentKey: newIntent(bank), payee: { name: 'City Gas' } };
    const answers = await Promise.all(Array.from({ length: 10 }, () => client.payees.add(ask)));
    expect(new Set(answers.map(({ id }) => id)).size).toBe(1);
    expect(await names()).toEqual(['City Gas']);
    await expect(
      client.payees.add({ ...ask, payee: { name: 'City Water' } }),
    ).rejects.toMatchObject({ code: 'INTENT_KEY_REUSED' });
  });

  test('R-D7 of ten payees of one name added at once, one is', async () => {
    const { bank, client, names } = await bankWithMember();
    const results = await Promise.allSettled(
      Array.from({ length: 10 }, (_, index) =>
        addPayee(bank, client, { name: index % 2 === 0 ? 'City Gas' : 'CITY GAS' }),
      ),
    );
    const refused = results.filter((result) => result.status === 'rejected');
    expect(refused).toHaveLength(9);
    for (const { reason } of refused) {
      expect(reason).toMatchObject({ code: 'PAYEE_NAME_TAKEN' });
    }
    expect(await names()).toHaveLength(1);
  });

  test.each([
    ['PAYEE_NAME_WRONG', { name: '<b>x</b>' }],
    ['PAYEE_NAME_WRONG', { name: '   ' }],
    ['PAYEE_ACCOUNT_NUMBER_WRONG', { name: 'City Water', accountNumber: '1' }],
    ['PAYEE_NAME_TAKEN', { name: 'city gas' }],
  ])('R-D7 refused with %s, nothing changes', async (code, payee) => {
    const { bank, client } = await bankWithMember();
    await addPayee(bank, client, { name: 'City Gas' });
    const before = await dumpTables(bank.store);
    await expect(addPayee(bank, client, payee)).rejects.toMatchObject({ code, defined: true });
    expect(await dumpTables(bank.store)).toEqual(before);
  });

  test.each([
    ['name', { name: 'n'.repeat(61) }],
    ['name', { name: 'a\0b' }],
    ['accountNumber', { accountNumber: '1'.repeat(61) }],
    ['category', { category: 'Income' as 'Utilities' }],
  ])('R-D7 a wrong %s is a bad request that names it', async (field, payee) => {
    const { bank, client } = await bankWithMember();
    await expect(addPayee(bank, client, payee)).rejects.toMatchObject({
      code: 'BAD_REQUEST',
      data: { issues: [{ path: `payee.${field}` }] },
    });
  });

  test('R-D7 as many as can be kept, and no more', async () => {
    const { bank, client, names } = await bankWithMember({ policy: { payeesMax: 2 } });
    await addPayee(bank, client, { name: 'One' });
    await addPayee(bank, client, { name: 'Two' });
    await expect(addPayee(bank, client, { name: 'Three' })).rejects.toMatchObject({
      code: 'TOO_MANY_PAYEES',
      data: { most: 2 },
    });
    expect(await names()).toEqual(['One', 'Two']);
  });

  test('R-D7 a payee whose name looks like another’s is pointed out before it is added or renamed, and in the audit', async () => {
    const { bank, member, client } = await bankWithMember();
    const gas = await addPayee(bank, client, { name: 'City Gas', accountNumber: '5500' });
    const looksLike = async (name: string, accountNumber = '') =>
      (await client.payees.findLookAlike({ payee: { name, accountNumber } })).looksLike;
    expect(await looksLike('City Water')).toBeNull();
    expect(await looksLike('C1ty Gas', '77-00')).toBe('City Gas');
    expect(await looksLike('C1ty Gas', '55-00')).toBeNull();

    const other = await addPayee(bank, client, { name: 'C1ty Gas' });
    const { id } = await addPayee(bank, client, { name: 'City Water' });
    const looksLikeAs = async (name: string) =>
      (await client.payees.findLookAlike({ id, name })).looksLike;
    expect(await looksLikeAs('City Vvater')).toBeNull();
    expect(await looksLikeAs(' CITY-GAS')).toBe('City Gas');
    await client.payees.rename({ id, name: 'City-Gas' });
    const facts = (await auditRecords(bank, member)).map((record) => record.facts);
    expect(facts.filter((each) => 'payee' in each)).toMatchObject([
      { payee: gas.id },
      { payee: other.id, looksLike: 'City Gas' },
      { payee: id },
      { payee: id, name: 'City-Gas', looksLike: 'City Gas' },
    ]);

    await client.payees.remove({ id });
    await expect(looksLikeAs('City Gas')).rejects.toMatchObject({ code: 'NOT_FOUND' });
    const stranger = await bank.clientOf(await bank.addMember());
    const theirs = { payee: { name: 'C1ty Gas', accountNumber: '' } };
    expect(await stranger.payees.findLookAlike(theirs)).toEqual({ looksLike: null });
  });

  test('R-D7 a renamed payee has the new name ahead, and the old one in the history', async () => {
    const { client, payee, schedule } = await openBillsBank(await open<Tables>());
    await schedule(1_00, '2026-03-02', { repeat: 'weekly' });
    await client.payees.rename({ id: payee.id, name: 'Northern Power' });
    expect((await client.bills.upcoming()).payments).toMatchObject([
      { payeeName: 'Northern Power' },
    ]);
    expect((await client.transactions.search({})).transactions).toMatchObject([
      { description: 'Bill payment to Electric Company' },
    ]);
  });

  test('R-D7 a payee is removed; its name is free again, its payments stay in the history', async () => {
    const { bank, client, payee, schedule } = await openBillsBank(await open<Tables>());
    await schedule(1_00, '2026-03-02');
    expect(await client.payees.remove({ id: payee.id })).toEqual({});
    expect((await client.payees.list()).payees).toEqual([]);
    expect((await client.bills.settled({})).payments).toMatchObject([
      { payeeName: 'Electric Company', status: 'paid' },
    ]);
    await addPayee(bank, client);
    expect((await client.payees.list()).payees).toHaveLength(1);
  });

  test('R-D7 a removed payee is put back as it was, once, unless its name has another by then', async () => {
    const { bank, client, payee } = await openBillsBank(await open<Tables>());
    await client.payees.remove({ id: payee.id });
    expect(await client.payees.restore({ id: payee.id })).toEqual(payee);
    expect(await client.payees.restore({ id: payee.id })).toEqual(payee);
    expect((await client.payees.list()).payees).toEqual([payee]);

    await client.payees.remove({ id: payee.id });
    await addPayee(bank, client);
    await expect(client.payees.restore({ id: payee.id })).rejects.toMatchObject({
      code: 'PAYEE_NAME_TAKEN',
    });
    const stranger = await bank.clientOf(await bank.addMember());
    await expect(stranger.payees.restore({ id: payee.id })).rejects.toMatchObject({
      code: 'NOT_FOUND',
    });
  });

  test('R-D7 a payee to whom payments are scheduled stays until they are cancelled', async () => {
    const { client, payee, schedule } = await openBillsBank(await open<Tables>());
    const payment = await schedule(1_00, '2026-03-10');
    await schedule(2_00, '2026-03-11', { repeat: 'monthly' });
    await expect(client.payees.remove({ id: payee.id })).rejects.toMatchObject({
      code: 'PAYEE_IN_USE',
      data: { scheduled: 2 },
    });
    await client.bills.cancel({ id: payment.id });
    await expect(client.payees.remove({ id: payee.id })).rejects.toMatchObject({
      data: { scheduled: 1 },
    });
    expect((await client.payees.list()).payees).toHaveLength(1);
  });

  test('R-D7 removed and paid at once: either the payment is scheduled or the payee is gone', async () => {
    const { bank, client, bill } = await openBillsBank(await open<Tables>());
    for (let round = 0; round < 5; round += 1) {
      const { id } = await addPayee(bank, client, { name: `Payee ${round}` });
      const [scheduled, removed] = await Promise.allSettled([
        client.bills.schedule({
          intentKey: newIntent(bank),
          bill: bill(1, '2026-03-10', { payee: id }),
        }),
        client.payees.remove({ id }),
      ]);
      expect([scheduled.status, removed.status].toSorted()).toEqual(['fulfilled', 'rejected']);
    }
  });
});
