import { expect, test } from 'vitest';
import { describeOnEveryStore } from '../../testing/on-every-store.ts';
import { openTestBank } from '../../testing/test-bank.ts';
import { TestCaller } from '../../testing/test-caller.ts';
import type { Tables } from '../../tables.ts';
import { LiveSessions } from './live-sessions.ts';
import { tokenHash } from './session.ts';

describeOnEveryStore('sessions that are remembered', ({ open }) => {
  async function prepare() {
    const bank = await openTestBank(await open<Tables>());
    const member = await bank.addMember();
    const caller = await bank.callerOf(member);
    const client = bank.clientFor(caller);
    await client.accounts.list();
    return { bank, caller, client };
  }

  test('one that is ended here stops at once', async () => {
    const { bank, caller, client } = await prepare();
    const { sessionToken } = caller;
    await client.signOut({});
    caller.sessionToken = sessionToken;
    await expect(bank.clientFor(caller).accounts.list()).rejects.toMatchObject({
      code: 'SIGNED_OUT',
    });
  });

  test('one that another process ended stops within a second', async () => {
    const { bank, caller, client } = await prepare();
    const other = bank.beside();
    await other.clientFor(new TestCaller(caller.sessionToken)).signOut({});
    await bank.clock.advance(1_000);
    await expect(client.accounts.list()).rejects.toMatchObject({ code: 'SIGNED_OUT' });
  });

  test('a shorter time of idling holds from the moment it is chosen', async () => {
    const { bank, client } = await prepare();
    await client.settings.setAutoLogout({ minutes: 5 });
    await bank.clock.advance(6 * 60_000);
    await expect(client.accounts.list()).rejects.toMatchObject({ code: 'SIGNED_OUT' });
  });

  test('those of many members who come together are read together, each with their own', async () => {
    const bank = await openTestBank(await open<Tables>());
    const members = await Promise.all(Array.from({ length: 8 }, () => bank.addMember()));
    const tokens = await Promise.all(
      members.map(async (member) => (await bank.callerOf(member)).sessionToken),
    );
    const { store, clock, dependencies } = bank;
    const sessions = new LiveSessions({ store, clock, policy: dependencies.policy });
    const answers = await Promise.all(
      ['nobody', ...tokens].map((token) => sessions.find(tokenHash(token ?? ''))),
    );
    expect(answers.map((session) => session?.person_id)).toEqual([
      undefined,
      ...members.map(({ personId }) => personId),
    ]);
  });
});
