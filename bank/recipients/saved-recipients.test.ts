import type { NewRecipientInput } from '#contract/recipients/recipients.ts';
import { describeOnEveryStore } from '../testing/on-every-store.ts';
import { expect, test } from 'vitest';
import type { Tables } from '../tables.ts';
import { longSessions, openTestBank } from '../testing/test-bank.ts';

const person: NewRecipientInput = { kind: 'zelle', name: 'Ana Ruiz', email: 'ana@example.com' };
const account: NewRecipientInput = {
  kind: 'external',
  name: 'Northwind Gym',
  bankName: 'Citizens Bank',
  accountNumber: '700214386',
  routingNumber: '011401533',
};

describeOnEveryStore('the list of saved recipients', ({ open }) => {
  async function bankWithMember() {
    const bank = await openTestBank(await open<Tables>(), { policy: longSessions });
    const member = await bank.addMember();
    const client = await bank.clientOf(member);
    const add = (recipient: NewRecipientInput, intentKey = bank.newKey()) =>
      client.recipients.add({ intentKey, recipient });
    return { bank, member, client, add };
  }

  test('R-T1 R-E4 one is added, sent to, shown with its last transfer, renamed and removed', async () => {
    const { bank, client, add } = await bankWithMember();
    const gym = await add(account);
    expect(gym).toEqual({
      id: gym.id,
      kind: 'external',
      name: 'Northwind Gym',
      email: null,
      phone: null,
      bankName: 'Citizens Bank',
      accountNumber: '••••4386',
      routingNumber: '011401533',
      lastTransfer: null,
    });
    const sent = await client.transfers.create({
      intentKey: bank.newKey(),
      transfer: { kind: 'external', from: 'checking', amount: 1_00, recipient: gym.id },
    });
    expect(sent).toMatchObject({ toName: 'Northwind Gym', toDetail: '••••4386 at Citizens Bank' });
    expect((await client.recipients.list()).recipients).toEqual([
      { ...gym, lastTransfer: '2026-03-02' },
    ]);
    const renamed = await client.recipients.rename({ id: gym.id, name: '  The   Gym ' });
    expect(renamed).toEqual({ ...gym, name: 'The Gym', lastTransfer: '2026-03-02' });
    expect(await client.recipients.remove({ id: gym.id })).toEqual({});
    expect((await client.recipients.list()).recipients).toEqual([]);
    // The sent transfer keeps its name.
    expect(await client.transfers.get({ id: sent.id })).toMatchObject({ toName: 'Northwind Gym' });
    await expect(client.recipients.remove({ id: gym.id })).rejects.toMatchObject({
      code: 'NOT_FOUND',
    });
  });

  test('R-T1 the same twice is saved once under one key, and refused under another', async () => {
    const { bank, client, add } = await bankWithMember();
    const key = bank.newKey();
    const [one, other] = await Promise.all([add(person, key), add(person, key)]);
    expect(other).toEqual(one);
    await expect(add({ ...person, name: 'Ana' }, key)).rejects.toMatchObject({
      code: 'INTENT_KEY_REUSED',
    });
    await expect(add({ ...person, name: 'Ana' })).rejects.toMatchObject({
      code: 'RECIPIENT_KNOWN',
      data: { name: 'Ana Ruiz' },
    });
    expect((await client.recipients.list()).recipients).toHaveLength(1);
  });

  test('R-T1 of two at the same moment under different keys one is refused', async () => {
    const { client, add } = await bankWithMember();
    const results = await Promise.allSettled([add(person), add(person)]);
    expect(results.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    expect((await client.recipients.list()).recipients).toHaveLength(1);
  });
});
