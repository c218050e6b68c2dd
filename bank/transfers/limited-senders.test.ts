import { cents } from '#contract/money/cents.ts';
import { describeOnEveryStore } from '../testing/on-every-store.ts';
import { expect, test } from 'vitest';
import type { Tables } from '../database/tables.ts';
import { demoPolicy } from '../policy.ts';
import { faultsOf } from '../testing/faults-of.ts';
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
    return { bank, client, ofOwner, send };
  }

  test.each(['authorised-user', 'minor'] as const)(
    'R-T15 a held transfer of an owner is not for the %s to cancel, whatever becomes of it',
    async (role) => {
      const { bank, client, ofOwner, send } = await bankWithUser(role);
      const id = await send(ofOwner, 200_00);
      const refused = { code: 'SENT_BY_ANOTHER', defined: true };
      await expect(client.transfers.cancel({ id })).rejects.toMatchObject(refused);
      expect(await ofOwner.transfers.get({ id })).toMatchObject({ status: 'pending' });
      await bank.bank.staff.settle(id);
      await expect(client.transfers.cancel({ id })).rejects.toMatchObject(refused);
      const own = await send(client, 200_00);
      expect(await client.transfers.cancel({ id: own })).toMatchObject({ status: 'cancelled' });
      const other = await send(client, 100_00);
      expect(await ofOwner.transfers.cancel({ id: other })).toMatchObject({ status: 'cancelled' });
      expect(await faultsOf(bank)).toEqual([]);
    },
  );
});
