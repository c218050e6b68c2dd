import { describeOnEveryStore } from '../testing/on-every-store.ts';
import { expect, test } from 'vitest';
import type { Tables } from '../tables.ts';
import { longSessions, openTestBank, type Client, type TestBank } from '../testing/test-bank.ts';
import { external, internal, zelle } from '../testing/transfer-requests.ts';

const minute = 60_000;

describeOnEveryStore('one transaction of a member', ({ open }) => {
  async function bankWithMember() {
    const bank = await openTestBank(await open<Tables>(), { policy: longSessions });
    const member = await bank.addMember({ accounts: { checking: 90_000_00, savings: 500_00 } });
    return { bank, member, client: await bank.clientOf(member) };
  }

  async function newest(client: Client, type: 'credit' | 'debit' = 'debit') {
    const { transactions } = await client.transactions.search({ type, limit: 1 });
    const id = transactions[0]?.id;
    if (id === undefined) throw new Error('There is no such transaction');
    return await client.transactions.get({ id });
  }

  test('R-X6 it says what its row says, the balance after it, and what kind of posting made it', async () => {
    const { bank, member, client } = await bankWithMember();
    const at = bank.clock.now();
    const spent = { type: 'debit', amount: 10_05, at: at - minute } as const;
    const { id } = await bank.addPayment(member, spent);
    await bank.addPayment(member, { type: 'credit', amount: 5_00, at });
    const { transactions } = await client.transactions.search({ type: 'debit' });
    expect(await client.transactions.get({ id })).toEqual({
      ...transactions[0],
      memo: '',
      balanceAfter: 89_989_95,
      postingKind: 'payment-out',
      transfer: null,
    });
    expect(await newest(client, 'credit')).toMatchObject({
      balanceAfter: 89_994_95,
      postingKind: 'payment-in',
    });
  });

  test('R-X6 an internal transfer has both its rows, each with the balance of its own account', async () => {
    const { bank, client } = await bankWithMember();
    await send(bank, client, internal(100_00, { memo: 'rainy day' }));
    await bank.clock.advance(5_000);
    const transfer = {
      kind: 'internal',
      from: 'checking',
      fromName: 'Checking',
      to: 'savings',
      toName: 'Savings',
      recipient: null,
      memo: 'rainy day',
      statuses: [
        { status: 'processing', time: '10:00 AM', date: '2026-03-02', reason: null },
        { status: 'completed', reason: null },
      ],
    };
    expect(await newest(client, 'debit')).toMatchObject({
      balanceAfter: 89_900_00,
      postingKind: 'transfer-sent',
      transfer,
    });
    expect(await newest(client, 'credit')).toMatchObject({
      balanceAfter: 600_00,
      postingKind: 'transfer-completed',
      transfer,
    });
  });

  test('R-X6 a returned transfer says when it was held and why it came back', async () => {
    const { bank, client } = await bankWithMember();
    const { id } = await send(bank, client, zelle(2_000_00));
    await bank.clock.advance(5_000);
    await bank.bank.staff.return(id, 'Account closed');
    const { status, transfer } = await newest(client);
    expect(status).toBe('failed');
    expect(transfer?.email).toBe('sam@example.com');
    expect(transfer?.statuses.map((change) => [change.status, change.reason])).toEqual([
      ['processing', null],
      ['pending', null],
      ['failed', 'Account closed'],
    ]);
    const times = transfer?.statuses.map(({ at }) => at) ?? [];
    expect(times).toEqual(times.toSorted((one, other) => one - other));
  });

  test('R-X6 of an account at another bank only the last digits are told', async () => {
    const { bank, client } = await bankWithMember();
    await send(bank, client, external(25_00));
    const answer = await newest(client);
    expect(answer.transfer).toMatchObject({
      toName: 'Robin Blake',
      bankName: 'JPMorgan Chase Bank',
      accountNumber: '••••6789',
      routingNumber: '021000021',
    });
    expect(JSON.stringify(answer)).not.toContain('000123456789');
  });

  test('R-X6 a saved recipient is named for as long as it is saved', async () => {
    const { bank, member, client } = await bankWithMember();
    const saved = await bank.addRecipient(member, {
      kind: 'zelle',
      name: 'Sam Rivera',
      email: 'sam@example.com',
    });
    await send(bank, client, {
      kind: 'zelle',
      from: 'checking',
      amount: 5_00,
      recipient: saved,
    });
    expect((await newest(client)).transfer?.recipient).toBe(saved);
    await bank.store.db.deleteFrom('recipient').where('id', '=', saved).execute();
    expect((await newest(client)).transfer).toMatchObject({
      recipient: null,
      toName: 'Sam Rivera',
      email: 'sam@example.com',
    });
  });

  test('somebody else’s transaction answers as one that does not exist', async () => {
    const { bank, client } = await bankWithMember();
    const stranger = await bank.addMember();
    const at = bank.clock.now();
    const theirs = await bank.addPayment(stranger, { type: 'debit', amount: 1, at });
    for (const id of [theirs.id, '0195f2a0-0000-7000-8000-00000000ffff']) {
      await expect(client.transactions.get({ id })).rejects.toMatchObject({ code: 'NOT_FOUND' });
    }
    await expect(client.transactions.get({ id: `' or 1=1` })).rejects.toMatchObject({
      code: 'BAD_REQUEST',
      data: { issues: [{ path: 'id' }] },
    });
  });
});

async function send(
  bank: TestBank,
  client: Client,
  transfer: Parameters<Client['transfers']['create']>[0]['transfer'],
) {
  return await client.transfers.create({ intentKey: bank.newKey(), transfer });
}
