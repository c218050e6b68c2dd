import { expect, test } from 'vitest';
import { livePolicy } from '../../policy.ts';
import { tokenHash } from '../sessions/session.ts';
import type { Tables } from '../../tables.ts';
import { dumpTables } from '../../testing/test-tables.ts';
import { describeOnEveryStore } from '../../testing/on-every-store.ts';
import { openTestBank, type TestBank } from '../../testing/test-bank.ts';
import { TestCaller } from '../../testing/test-caller.ts';
import type { TestMember } from '../../testing/test-member.ts';

const minute = 60_000;
const signedOut = { code: 'SIGNED_OUT', defined: true };
const notFound = { code: 'NOT_FOUND', defined: true };

describeOnEveryStore('the sessions of a member', ({ open }) => {
  async function bankWithMember() {
    const bank = await openTestBank(await open<Tables>(), { policy: livePolicy });
    const member = await bank.addMember();
    return { bank, member, ...(await signIn(bank, member)) };
  }

  /** In a browser of that name. */
  async function signIn(bank: TestBank, member: TestMember, device = 'Test browser') {
    const caller = Object.assign(new TestCaller(), { device });
    const client = bank.clientFor(caller);
    await client.signIn({ username: member.username, password: member.password });
    return { caller, client };
  }

  async function newestAudit(bank: TestBank, member: TestMember) {
    const { action, facts } = await bank.store.db
      .selectFrom('audit_record')
      .select(['action', 'facts'])
      .where('person_id', '=', member.personId)
      .orderBy('sequence', 'desc')
      .limit(1)
      .executeTakeFirstOrThrow();
    return { action, facts: JSON.parse(facts) as unknown };
  }

  test('are at most as many as the policy allows: one more ends the oldest, and the security log says so', async () => {
    const { bank, client, caller } = await bankWithMember();
    const member = await bank.addMember();
    const first = await signIn(bank, member, 'First');
    await bank.clock.leap(1_000);
    const second = await signIn(bank, member, 'Second');
    for (let opened = 2; opened < livePolicy.sessionsMax; opened += 1) await signIn(bank, member);
    expect((await first.client.security.sessions()).sessions).toHaveLength(livePolicy.sessionsMax);

    const last = await signIn(bank, member, 'Last');
    await expect(first.client.whoAmI()).rejects.toMatchObject(signedOut);
    expect(await second.client.whoAmI()).toHaveProperty('member');
    expect((await last.client.security.sessions()).sessions).toHaveLength(livePolicy.sessionsMax);
    const { entries } = await last.client.security.log({ limit: 2 });
    expect(entries.map(({ act }) => act)).toEqual(['signed-in', 'session-ended']);
    // Another member's stay as they are.
    expect(caller.sessionToken).not.toBeNull();
    expect(await client.whoAmI()).toHaveProperty('member');
  });

  test('are no more than that either where many are opened at once', async () => {
    const bank = await openTestBank(await open<Tables>(), {
      policy: { ...livePolicy, sessionsMax: 1 },
    });
    const member = await bank.addMember();
    const opened = await Promise.all(Array.from({ length: 4 }, () => signIn(bank, member)));
    const asked = await Promise.allSettled(opened.map(({ client }) => client.whoAmI()));
    expect(asked.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });

  test('each is listed with its device, its address and its times, newest first', async () => {
    const { bank, member, client, caller } = await bankWithMember();
    const first = bank.clock.now();
    await bank.clock.leap(5 * minute);
    const phone = await signIn(bank, member, 'Telephone');
    await bank.clock.leap(2 * minute);
    await phone.client.settings.stay({});
    const { sessions } = await client.security.sessions();
    expect(sessions).toEqual([
      {
        id: expect.any(String) as string,
        isThis: false,
        device: 'Telephone',
        address: caller.address,
        signedInAt: first + 5 * minute,
        seenAt: first + 7 * minute,
      },
      {
        id: expect.any(String) as string,
        isThis: true,
        device: 'Test browser',
        address: caller.address,
        signedInAt: first,
        seenAt: first,
      },
    ]);
  });

  test('the key of a session opens nothing', async () => {
    const { bank, client } = await bankWithMember();
    const { sessions } = await client.security.sessions();
    for (const { id } of sessions) {
      await expect(bank.clientFor(new TestCaller(id)).whoAmI()).rejects.toMatchObject(signedOut);
    }
  });

  test('sessions that have ended, lain idle or outlived their time are not listed, nor those of others', async () => {
    const { bank, member, client } = await bankWithMember();
    await signIn(bank, await bank.addMember(), 'Of a stranger');
    const ended = await signIn(bank, member, 'Signed out');
    await ended.client.signOut({});
    await signIn(bank, member, 'Left alone');
    await bank.clock.leap(10 * minute);
    await client.settings.stay({});
    await bank.clock.leap(10 * minute);
    const { sessions } = await client.security.sessions();
    expect(sessions.map(({ isThis }) => isThis)).toEqual([true]);
    for (let passed = 20 * minute; passed < livePolicy.sessionMaxMs; passed += 10 * minute) {
      await client.settings.stay({});
      await bank.clock.leap(10 * minute);
    }
    const again = await signIn(bank, member, 'The next day');
    expect((await again.client.security.sessions()).sessions).toMatchObject([
      { device: 'The next day' },
    ]);
  });

  test('another session is ended at once, with its live events, and that is written down', async () => {
    const { bank, member, client, caller } = await bankWithMember();
    const other = await signIn(bank, member, 'Telephone');
    const events = await other.client.events.follow();
    const heard = events[Symbol.asyncIterator]().next();
    const { sessions } = await client.security.sessions();
    const id = sessions.find(({ isThis }) => !isThis)?.id as never;
    await client.security.endSession({ id });
    expect(await heard).toMatchObject({ done: true });
    await expect(other.client.whoAmI()).rejects.toMatchObject(signedOut);
    await expect(client.whoAmI()).resolves.toBeDefined();
    const { address, device } = caller;
    expect(await newestAudit(bank, member)).toEqual({
      action: 'session-ended',
      facts: { address, device, session: id },
    });
    await expect(client.security.endSession({ id })).rejects.toMatchObject(notFound);
  });

  test('to end the present session is to sign out', async () => {
    const { bank, member, client, caller } = await bankWithMember();
    const { token } = { token: caller.sessionToken };
    const { sessions } = await client.security.sessions();
    await client.security.endSession({ id: sessions[0]?.id as never });
    expect(caller.sessionToken).toBeNull();
    await expect(bank.clientFor(new TestCaller(token)).whoAmI()).rejects.toMatchObject(signedOut);
    expect(await newestAudit(bank, member)).toMatchObject({ action: 'sign-out' });
  });

  test('nobody ends a session of somebody else, and nothing is written down of the try', async () => {
    const { bank, client } = await bankWithMember();
    const stranger = await signIn(bank, await bank.addMember());
    const { sessions } = await stranger.client.security.sessions();
    const before = await dumpTables(bank.store);
    for (const id of [sessions[0]?.id, 'nothing', bank.newKey()]) {
      await expect(client.security.endSession({ id: id as never })).rejects.toMatchObject(notFound);
    }
    expect(await dumpTables(bank.store)).toEqual(before);
    await expect(stranger.client.whoAmI()).resolves.toBeDefined();
  });

  test('all others are ended together, those that lie idle as well, and only those that lived are counted', async () => {
    const { bank, member, client, caller } = await bankWithMember();
    const stranger = await signIn(bank, await bank.addMember());
    const idle = await signIn(bank, member);
    await bank.clock.leap(10 * minute);
    await client.settings.stay({});
    await stranger.client.settings.stay({});
    await bank.clock.leap(7 * minute);
    const others = [await signIn(bank, member), await signIn(bank, member)];
    expect(await client.security.endOtherSessions({})).toEqual({ ended: 2 });
    for (const other of others) {
      await expect(other.client.whoAmI()).rejects.toMatchObject(signedOut);
    }
    const { address, device } = caller;
    expect(await newestAudit(bank, member)).toEqual({
      action: 'other-sessions-ended',
      facts: { address, device, ended: 2 },
    });
    await client.settings.setAutoLogout({ minutes: 60 });
    await expect(idle.client.whoAmI()).rejects.toMatchObject(signedOut);
    await expect(stranger.client.whoAmI()).resolves.toBeDefined();
  });

  test('where there are no others, none are ended and nothing is written down', async () => {
    const { bank, client } = await bankWithMember();
    const before = await dumpTables(bank.store);
    expect(await client.security.endOtherSessions({})).toEqual({ ended: 0 });
    expect(await dumpTables(bank.store)).toEqual(before);
  });

  /** As if the member had said so at the second step. */
  async function trust(bank: TestBank, member: TestMember, { browserToken }: TestCaller) {
    await bank.store.db
      .updateTable('known_browser')
      .set({ trusted_until: bank.clock.now() + livePolicy.security.trustBrowserMs })
      .where('person_id', '=', member.personId)
      .where('token_hash', '=', tokenHash(browserToken ?? ''))
      .execute();
  }

  test('R-P3 the browsers that are trusted are listed, and those that only are known are not', async () => {
    const { bank, member, client, caller } = await bankWithMember();
    await signIn(bank, member, 'Only known');
    const phone = await signIn(bank, member, 'Telephone');
    expect((await client.security.sessions()).trustedBrowsers).toEqual([]);
    await trust(bank, member, caller);
    await trust(bank, member, phone.caller);
    const { trustedBrowsers } = await client.security.sessions();
    expect(trustedBrowsers).toHaveLength(2);
    expect(trustedBrowsers).toContainEqual({
      id: expect.any(String) as string,
      isThis: true,
      device: 'Test browser',
      lastUsedAt: bank.clock.now(),
      trustedUntil: bank.clock.now() + livePolicy.security.trustBrowserMs,
    });
    expect(trustedBrowsers).toContainEqual(
      expect.objectContaining({ isThis: false, device: 'Telephone' }),
    );
    await bank.clock.leap(livePolicy.security.trustBrowserMs);
    const later = await signIn(bank, member);
    expect((await later.client.security.sessions()).trustedBrowsers).toEqual([]);
  });

  test('R-P3 a browser is trusted no longer, once, and only by the member who trusted it', async () => {
    const { bank, member, client, caller } = await bankWithMember();
    const stranger = await signIn(bank, await bank.addMember());
    await trust(bank, member, caller);
    const [browser] = (await client.security.sessions()).trustedBrowsers;
    const id = browser?.id as never;
    await expect(stranger.client.security.forgetBrowser({ id })).rejects.toMatchObject(notFound);
    await client.security.forgetBrowser({ id });
    expect((await client.security.sessions()).trustedBrowsers).toEqual([]);
    expect(await newestAudit(bank, member)).toMatchObject({
      action: 'browser-forgotten',
      facts: { browser: id },
    });
    await expect(client.security.forgetBrowser({ id })).rejects.toMatchObject(notFound);
  });
});
