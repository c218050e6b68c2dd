import { cents } from '#contract/money/cents.ts';
import { describeOnEveryStore } from '../testing/on-every-store.ts';
import { expect, test } from 'vitest';
import type { Tables } from '../tables.ts';
import { demoPolicy } from '../policy.ts';
import { faultsOf } from '../testing/audited.ts';
import { longSessions, openTestBank } from '../testing/test-bank.ts';
import { addParty } from '../testing/test-party.ts';
import { zelle } from '../testing/transfer-requests.ts';

describeOnEveryStore('transfers of a person with a daily limit of their own', ({ open }) => {
  async function bankWithUser(role: 'authorised-user' | 'minor' = 'authorised-user') {
    const policy = { ...demoPolicy, ...longSessions, pendingAbove: cents(1_00) };
    const bank = await openTestBank(await open<Tables>(), { policy });
    const owner = await bank.addMember({ accounts: { checking: 5_000_00, savings: 0 } });
    const person = await bank.addMember();
    if (role === 'minor') {
      // The membership is in the name of the minor.
      const guardian = { role: 'guardian' } as const;
      await bank.store.db
        .updateTable('party')
        .set(guardian)
        .where('membership_id', '=', owner.membershipId)
        .execute();
    }
    await addParty(bank, owner, person, { role, daily_limit: 300_00 });
    const caller = await bank.callerOf(person);
    caller.membershipId = owner.membershipId;
    const client = bank.clientFor(caller);
    const ofOwner = await bank.clientOf(owner);
    const send = async (by: typeof client, amount: number) => {
      const transfer = zelle(amount);
      const { id } = await by.transfers.create({ intentKey: bank.newKey(), transfer });
      await bank.clock.advance(5_000);
      return id;
    };
    const left = async () => (await client.transfers.terms({})).zelle.limits?.leftToday;
    return { bank, client, ofOwner, send, left };
  }

  test.each(['authorised-user', 'minor'] as const)(
    'R-T15 a held transfer of an owner is not for the %s to cancel, whatever becomes of it',
    async (role) => {
      const { bank, client, ofOwner, send } = await bankWithUser(role);
      const id = await send(ofOwner, 200_00);
      const refused = { code: 'SENT_BY_ANOTHER', defined: true };
      await expect(client.transfers.cancel({ id })).rejects.toMatchObject(refused);
      expect(await ofOwner.transfers.get({ id })).toMatchObject({ status: 'pending' });
      const lines = async (by: typeof client) =>
        (await by.transfers.history({})).transactions.map(({ sentByAnother }) => sentByAnother);
      expect(await lines(client)).toEqual([true]);
      expect(await lines(ofOwner)).toEqual([undefined]);
      await bank.bank.staff.settle(id);
      await expect(client.transfers.cancel({ id })).rejects.toMatchObject(refused);
      const own = await send(client, 200_00);
      expect((await lines(client))[0]).toBeUndefined();
      expect(await client.transfers.cancel({ id: own })).toMatchObject({ status: 'cancelled' });
      const other = await send(client, 100_00);
      expect(await ofOwner.transfers.cancel({ id: other })).toMatchObject({ status: 'cancelled' });
      expect(await faultsOf(bank)).toEqual([]);
    },
  );

  test('R-T1 the terms tell what the person’s own limit leaves, and money that came back can be sent again', async () => {
    const { bank, client, ofOwner, send, left } = await bankWithUser();
    expect((await client.transfers.terms({})).zelle.limits).toEqual({
      atATime: 300_00,
      aDay: 300_00,
      leftToday: 300_00,
    });
    const cancelled = await send(client, 200_00);
    const returned = await send(client, 100_00);
    expect(await left()).toBe(0);
    await expect(send(client, 1)).rejects.toMatchObject({ code: 'OVER_OWN_LIMIT' });
    await client.transfers.cancel({ id: cancelled });
    expect(await left()).toBe(200_00);
    await bank.bank.staff.return(returned, 'No such account');
    expect(await left()).toBe(300_00);
    const last = await send(client, 300_00);
    await bank.bank.staff.settle(last);
    expect(await left()).toBe(0);
    expect((await ofOwner.transfers.terms({})).zelle.limits?.leftToday).toBeGreaterThan(300_00);
    expect(await faultsOf(bank)).toEqual([]);
  });

  test('R-T1 money that comes back on a later day leaves the limit of that day as it is', async () => {
    const { bank, client, send, left } = await bankWithUser();
    const id = await send(client, 200_00);
    await bank.clock.leap(24 * 60 * 60_000);
    await bank.settle();
    await send(client, 100_00);
    await client.transfers.cancel({ id });
    expect(await left()).toBe(200_00);
  });
});
