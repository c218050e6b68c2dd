import { describeOnEveryStore } from '../testing/on-every-store.ts';
import { expect, test } from 'vitest';
import type { Tables } from '../tables.ts';
import { dumpTables } from '../testing/test-tables.ts';
import { openTestBank } from '../testing/test-bank.ts';
import { TestCaller } from '../testing/test-caller.ts';
import { addProfile } from '../testing/test-member.ts';

const minute = 60_000;

describeOnEveryStore('the settings', ({ open }) => {
  async function bankWithMember() {
    const bank = await openTestBank(await open<Tables>());
    const member = await bank.addMember();
    await addProfile(bank.dependencies, member);
    return { bank, member, client: await bank.clientOf(member) };
  }

  test('R-P3 R-P4 R-P5 R-P7 they are at first what the specification says', async () => {
    const { bank, client } = await bankWithMember();
    expect(await client.settings.get()).toMatchObject({
      twoFactor: true,
      autoLogoutMinutes: 15,
      notifications: { email: true, sms: true, push: false, security: true },
      passwordChangedAt: bank.clock.now(),
      score: { percent: 85, grade: 'very-strong' },
    });
  });

  test('R-P3 turning SMS verification off asks for the password, turning it on does not', async () => {
    const { bank, member, client } = await bankWithMember();
    // That it was tried is counted.
    const { attempt: _none, ...before } = await dumpTables(bank.store);
    for (const password of [undefined, '', 'a guess']) {
      await expect(
        client.settings.setTwoFactor({ on: false, ...(password !== undefined && { password }) }),
      ).rejects.toMatchObject({ code: 'CURRENT_PASSWORD_WRONG' });
    }
    const { attempt: _counted, ...after } = await dumpTables(bank.store);
    expect(after).toEqual(before);
    const { password } = member;
    expect(await client.settings.setTwoFactor({ on: false, password })).toMatchObject({
      twoFactor: false,
      score: { percent: 60 },
    });
    expect(await client.settings.setTwoFactor({ on: true })).toMatchObject({ twoFactor: true });
    const changes = (await client.events.recent({})).events.map((event) =>
      event.kind === 'security' ? event.change : event.kind,
    );
    expect(changes).toEqual(['two-factor-on', 'two-factor-off', 'sign-in']);
  });

  test.each([5, 15, 30, 60] as const)(
    'R-P4 after %i minutes without a touch, and one more, the bank refuses',
    async (minutes) => {
      const { bank, client } = await bankWithMember();
      await client.settings.setAutoLogout({ minutes });
      await client.settings.stay({});
      await bank.clock.leap(minutes * minute - 1);
      await expect(client.whoAmI()).resolves.toBeDefined();
      await bank.clock.leap(minute + 1);
      await expect(client.whoAmI()).rejects.toMatchObject({ code: 'SIGNED_OUT' });
    },
  );

  test('R-P4 a shorter time holds at once in all sessions of the member, and in no other', async () => {
    const { bank, member, client } = await bankWithMember();
    const elsewhere = await bank.clientOf(member);
    const stranger = await bank.clientOf(await bank.addMember());
    await bank.clock.leap(7 * minute);
    await client.settings.setAutoLogout({ minutes: 5 });
    await expect(client.whoAmI()).resolves.toBeDefined();
    await expect(elsewhere.whoAmI()).rejects.toMatchObject({ code: 'SIGNED_OUT' });
    await expect(stranger.whoAmI()).resolves.toBeDefined();
  });

  test('R-P4 live events keep no session alive', async () => {
    const { bank, member, client } = await bankWithMember();
    const events = await client.events.follow();
    const heard = events[Symbol.asyncIterator]().next();
    await bank.clock.leap(17 * minute);
    // Somebody signs in elsewhere, which wakes anyone who follows.
    await bank.clientOf(member);
    expect(await heard).toMatchObject({ done: true });
    await expect(client.whoAmI()).rejects.toMatchObject({ code: 'SIGNED_OUT' });
  });

  test.each([0, 1, 7, 14.5, -15, 1e308, '15'])(
    'R-P4 %j minutes cannot be chosen',
    async (minutes) => {
      const { client } = await bankWithMember();
      await expect(
        client.settings.setAutoLogout({ minutes: minutes as never }),
      ).rejects.toMatchObject({ code: 'BAD_REQUEST' });
    },
  );

  test('R-P5 a choice changes alone, and turning security notices off is told for the last time', async () => {
    const { bank, client } = await bankWithMember();
    await client.settings.setNotifications({ sms: false });
    await client.settings.setNotifications({ push: true, security: false });
    expect((await client.settings.setNotifications({})).notifications).toEqual({
      email: true,
      sms: false,
      push: true,
      security: false,
      signIns: false,
      letters: true,
    });
    await client.settings.setAutoLogout({ minutes: 30 });
    await bank.settle();
    expect(bank.dependencies.mailer.taken.map(({ about }) => about)).toEqual([
      { kind: 'security', change: 'security-notices-off' },
    ]);
  });

  test('R-P3 R-P5 a sign-in with a new browser is reported by email and text message, the next is not', async () => {
    const { bank, member } = await bankWithMember();
    const caller = new TestCaller();
    const client = bank.clientFor(caller);
    const credentials = { username: member.username, password: member.password };
    const signIn = async () => {
      const asleep = bank.clock.nextSleeper();
      const answer = client.signIn(credentials);
      await asleep;
      await bank.clock.advance(1_000);
      await answer;
    };
    await signIn();
    await signIn();
    await bank.settle();
    const about = { kind: 'sign-in', newBrowser: true };
    const { taken } = bank.dependencies.mailer;
    expect(taken.toSorted((one, other) => (one.channel < other.channel ? -1 : 1))).toMatchObject([
      { channel: 'email', to: 'jordan@example.com', about },
      { channel: 'sms', to: '(518) 555-0177', about },
    ]);
    const { messages } = await client.settings.messages();
    expect(messages).toMatchObject([
      { channel: 'email', to: 'j•••@example.com', about, sentAt: expect.any(Number) as number },
      { channel: 'sms', to: '(•••) •••-0177', about, sentAt: expect.any(Number) as number },
    ]);
  });

  test('R-P5 a message that the mailer does not take is given again, once, under the same id', async () => {
    const { bank, client } = await bankWithMember();
    const { mailer } = bank.dependencies;
    mailer.failures = 2;
    await client.settings.setAutoLogout({ minutes: 30 });
    await bank.settle();
    expect((await client.settings.messages()).messages).toMatchObject([{ sentAt: null }]);
    await bank.clock.advance(59_999);
    expect(mailer.taken).toEqual([]);
    await bank.clock.advance(1);
    expect(mailer.taken).toHaveLength(1);
    expect(mailer.taken[0]?.id).toMatch(/-email$/);
    expect((await client.settings.messages()).messages).toMatchObject([
      { sentAt: expect.any(Number) as number },
    ]);
    expect(bank.log.lines.length).toBeGreaterThan(0);
    bank.log.lines.length = 0;
  });

  test('R-P5 two processes hand a message on once', async () => {
    const { bank, client } = await bankWithMember();
    await client.settings.setAutoLogout({ minutes: 30 });
    const beside = bank.beside();
    await Promise.all([bank.settle(), beside.start()]);
    await beside.stop();
    expect(bank.dependencies.mailer.taken).toHaveLength(1);
  });

  test('R-P5 nobody sees what was sent to somebody else', async () => {
    const { bank, client } = await bankWithMember();
    await client.settings.setAutoLogout({ minutes: 30 });
    const stranger = await bank.clientOf(await bank.addMember());
    expect((await stranger.settings.messages()).messages).toEqual([]);
  });
});
