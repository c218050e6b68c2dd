import { expect, test } from 'vitest';
import type { Tables } from '../../tables.ts';
import { describeOnEveryStore } from '../../testing/on-every-store.ts';
import { longSessions, openTestBank } from '../../testing/test-bank.ts';

describeOnEveryStore('calls of the credit union', ({ open }) => {
  async function prepare() {
    const bank = await openTestBank(await open<Tables>(), { policy: longSessions });
    const [member, other] = [await bank.addMember({}), await bank.addMember({})];
    const [client, otherClient] = [await bank.clientOf(member), await bank.clientOf(other)];
    const { staff } = bank.bank;
    const named = { username: member.username };
    return { bank, member, client, otherClient, staff, named };
  }

  test('R-G5 only the member whom staff call sees a call, until staff end it', async () => {
    const { client, otherClient, staff, named, member } = await prepare();
    expect(await client.security.call()).toEqual({ call: null });
    expect(await staff.beginCall(named)).toMatchObject({
      kind: 'called',
      displayName: member.displayName,
    });
    const { call } = await client.security.call();
    expect((call?.until ?? 0) - (call?.since ?? 0)).toBe(15 * 60_000);
    expect(await otherClient.security.call()).toEqual({ call: null });
    expect(await staff.endCall(named)).toMatchObject({ kind: 'ended' });
    expect(await client.security.call()).toEqual({ call: null });
    expect(await staff.endCall(named)).toMatchObject({ kind: 'not-called' });
    const { events } = await client.events.recent({});
    expect(events.filter(({ kind }) => kind === 'security')).toMatchObject([
      { change: 'staff-call-ended' },
      { change: 'staff-call-began' },
    ]);
  });

  test('R-G5 a call that nobody ends is over after a quarter of an hour, and can begin again', async () => {
    const { bank, client, staff, named } = await prepare();
    await staff.beginCall(named);
    await bank.clock.leap(15 * 60_000);
    expect(await client.security.call()).toEqual({ call: null });
    await staff.beginCall(named);
    expect((await client.security.call()).call).not.toBeNull();
  });

  test('R-G5 nobody of that name is called', async () => {
    const { staff } = await prepare();
    const nobody = { username: 'nobody' };
    expect(await staff.beginCall(nobody)).toEqual({ kind: 'unknown-member' });
    expect(await staff.endCall(nobody)).toEqual({ kind: 'unknown-member' });
  });
});
