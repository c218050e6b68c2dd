import { describeOnEveryStore } from '../../testing/on-every-store.ts';
import { expect, test } from 'vitest';
import { livePolicy } from '../../policy.ts';
import { tokenHash } from '../sessions/session.ts';
import type { Tables } from '../../tables.ts';
import { dumpTables } from '../../testing/test-tables.ts';
import { refusedPasswords } from '../../testing/plain-passwords.ts';
import { openTestBank } from '../../testing/test-bank.ts';
import { TestCaller } from '../../testing/test-caller.ts';

const next = 'a lamp beside nine rivers';

describeOnEveryStore('changing the password', ({ open }) => {
  async function signedIn() {
    const bank = await openTestBank(await open<Tables>(), { policy: livePolicy });
    const member = await bank.addMember({ username: 'jordan', displayName: 'Jordan Ellis' });
    const client = await bank.clientOf(member);
    const signInWith = (password: string) =>
      bank.clientFor(new TestCaller()).signIn({ username: 'jordan', password });
    return { bank, member, client, signInWith, current: member.password };
  }

  test('R-P2 the new password opens the door, and the old one no longer', async () => {
    const { client, signInWith, current, bank } = await signedIn();
    expect(await client.password.change({ current, next })).toEqual({
      changedAt: bank.clock.now(),
      otherSessionsEnded: 0,
    });
    await expect(signInWith(current)).rejects.toMatchObject({ code: 'INVALID_CREDENTIALS' });
    await expect(signInWith(next)).resolves.toBeDefined();
  });

  test('R-P2 it opens the door however a keyboard composes it', async () => {
    const { client, signInWith, current } = await signedIn();
    await client.password.change({ current, next: `${next} cafe\u0301` });
    await expect(signInWith(`${next} caf\u00e9`)).resolves.toBeDefined();
    await expect(signInWith(`${next} cafe\u0301`)).resolves.toBeDefined();
  });

  test('R-P2 every other session ends, and this one goes on', async () => {
    const { bank, member, client, current } = await signedIn();
    const others = [await bank.clientOf(member), await bank.clientOf(member)];
    const stranger = await bank.clientOf(await bank.addMember());
    expect(await client.password.change({ current, next })).toMatchObject({
      otherSessionsEnded: 2,
    });
    for (const other of others) {
      await expect(other.whoAmI()).rejects.toMatchObject({ code: 'SIGNED_OUT' });
    }
    await expect(client.whoAmI()).resolves.toBeDefined();
    await expect(stranger.whoAmI()).resolves.toBeDefined();
  });

  test('R-P2 no browser is trusted any more but the one in which it was changed', async () => {
    const { bank, member, current } = await signedIn();
    const here = new TestCaller();
    const elsewhere = new TestCaller();
    for (const caller of [here, elsewhere]) {
      await bank.clientFor(caller).signIn({ username: 'jordan', password: member.password });
    }
    const until = bank.clock.now() + 1_000;
    await bank.store.db.updateTable('known_browser').set({ trusted_until: until }).execute();
    await bank.clientFor(here).password.change({ current, next });
    const trusted = await bank.store.db
      .selectFrom('known_browser')
      .select('token_hash')
      .where('trusted_until', 'is not', null)
      .execute();
    expect(trusted).toEqual([{ token_hash: tokenHash(here.browserToken ?? '') }]);
  });

  test('R-P2 a wrong current password is refused at the cost of a sign-in, and nothing else costs as much', async () => {
    const { bank, client } = await signedIn();
    // That it was tried is counted.
    const { attempt: _none, ...before } = await dumpTables(bank.store);
    const compared = bank.passwords.comparisons.length;
    const change = (wanted: string) => client.password.change({ current: 'a guess', next: wanted });
    await expect(change('short')).rejects.toMatchObject({ code: 'PASSWORD_TOO_SHORT' });
    expect(bank.passwords.comparisons).toHaveLength(compared);
    await expect(change(next)).rejects.toMatchObject({
      code: 'CURRENT_PASSWORD_WRONG',
      status: 422,
      defined: true,
    });
    expect(bank.passwords.comparisons).toHaveLength(compared + 1);
    const { attempt: _counted, ...after } = await dumpTables(bank.store);
    expect(after).toEqual(before);
  });

  test('an attack: in a session that somebody left open the password is not guessed without end', async () => {
    const { bank, client, current } = await signedIn();
    const change = (guess: string) => client.password.change({ current: guess, next });
    for (let guess = 0; guess < 40; guess += 1) {
      await expect(change(`guess ${guess}`)).rejects.toBeDefined();
    }
    expect(bank.passwords.comparisons.length).toBeLessThan(20);
    await expect(change(current)).rejects.toMatchObject({ code: 'TOO_MANY_TRIES', status: 429 });
    await bank.clock.leap(10 * 60_000);
    await expect(change(current)).resolves.toBeDefined();
  });

  test.each(refusedPasswords)(
    'R-P2 %s is refused as %s and changes nothing',
    async (wanted, code, data) => {
      const { bank, client, current } = await signedIn();
      const { attempt: _none, ...before } = await dumpTables(bank.store);
      await expect(client.password.change({ current, next: wanted })).rejects.toMatchObject({
        code,
        data,
      });
      const { attempt: _counted, ...after } = await dumpTables(bank.store);
      expect(after).toEqual(before);
    },
  );

  test('R-P2 the current password again is refused', async () => {
    const { client, current } = await signedIn();
    await expect(client.password.change({ current, next: current })).rejects.toMatchObject({
      code: 'PASSWORD_UNCHANGED',
    });
  });

  test('R-P2 of two changes at once one is made', async () => {
    const { client, current, signInWith } = await signedIn();
    const wanted = ['nine rivers, no lamp', 'no rivers but a lamp'];
    const results = await Promise.allSettled(
      wanted.map((password) => client.password.change({ current, next: password })),
    );
    expect(results.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    const made = wanted[results.findIndex(({ status }) => status === 'fulfilled')] ?? '';
    await expect(signInWith(made)).resolves.toBeDefined();
  });

  test('R-P2 R-P7 it is an event, raises the score, and stands in no log, audit or answer', async () => {
    const { bank, client, current } = await signedIn();
    const before = await client.settings.get();
    const answer = await client.password.change({ current, next });
    const after = await client.settings.get();
    expect(after.score.percent - before.score.percent).toBe(7);
    expect(after.passwordChangedAt).toBe(answer.changedAt);
    const { events } = await client.events.recent({});
    expect(events[0]).toMatchObject({ kind: 'security', change: 'password-changed' });
    const { credential: _, ...others } = await dumpTables(bank.store);
    expect(JSON.stringify([others, bank.log.lines, answer])).not.toContain(next);
  });
});
