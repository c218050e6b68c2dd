import { describeOnEveryStore } from '../../testing/on-every-store.ts';
import { expect, test } from 'vitest';
import { livePolicy } from '../../policy.ts';
import { tokenHash } from '../sessions/session.ts';
import type { Tables } from '../../tables.ts';
import { dumpTables } from '../../testing/test-tables.ts';
import { longSessions, openTestBank } from '../../testing/test-bank.ts';
import { TestCaller } from '../../testing/test-caller.ts';

const minute = 60_000;
const hour = 60 * minute;
const signedOut = { code: 'SIGNED_OUT', defined: true };
const invalid = {
  code: 'INVALID_CREDENTIALS',
  status: 401,
  message: 'Invalid username or password',
  defined: true,
};

async function refusalOf(asked: Promise<unknown>): Promise<unknown> {
  const [result] = await Promise.allSettled([asked]);
  expect(result.status).toBe('rejected');
  return result.status === 'rejected' ? result.reason : undefined;
}

describeOnEveryStore('signing in', ({ open }) => {
  async function liveBank(options: Parameters<typeof openTestBank>[1] = {}) {
    const bank = await openTestBank(await open<Tables>(), {
      ...options,
      policy: { ...livePolicy, ...options.policy },
    });
    const member = await bank.addMember({ username: 'jordan', displayName: 'Jordan Ellis' });
    const credentials = { username: member.username, password: member.password };
    const caller = new TestCaller();
    return { bank, member, credentials, caller, client: bank.clientFor(caller) };
  }

  test('R-L3 the right password opens a session for the member', async () => {
    const { client, caller, credentials } = await liveBank();
    const { member } = await client.signIn(credentials);
    expect(member).toEqual({
      memberships: [expect.objectContaining({ holder: 'Jordan Ellis', role: 'primary' })],
      username: 'jordan',
      displayName: 'Jordan Ellis',
      plan: 'Premium Account',
      memberSince: '2018-01-15',
      lastSignInAt: null,
    });
    expect(caller.sessionToken).toMatch(/^[\da-f]{64}$/);
    expect(await client.whoAmI()).toEqual({ member });
  });

  test.each(['JORDAN', ' jordan ', 'Jordan'])(
    'the user name may be written %j',
    async (username) => {
      const { client, credentials } = await liveBank();
      await expect(client.signIn({ ...credentials, username })).resolves.toMatchObject({
        member: { username: 'jordan' },
      });
    },
  );

  test.each([
    ['R-L4 a wrong password', { password: 'wrong' }],
    ['R-L4 an unknown user', { username: 'nobody' }],
    ['a password with a blank more', { password: 'correct horse battery ' }],
    ['a password in other case', { password: 'Correct Horse Battery' }],
    ['SQL for a user name', { username: `' or 1=1 --` }],
    ['a pattern for a user name', { username: 'jord%' }],
  ])('%s is answered in the same words, opens nothing and is counted', async (_, change) => {
    const { bank, client, caller, credentials } = await liveBank();
    const before = await dumpTables(bank.store);
    await expect(client.signIn({ ...credentials, ...change })).rejects.toMatchObject(invalid);
    expect(caller.sessionToken).toBeNull();
    expect(caller.browserToken).toBeNull();
    const { attempt, audit_record, member_log, ...others } = await dumpTables(bank.store);
    expect(before).toMatchObject(others);
    expect(attempt).not.toEqual(before['attempt']);
    const failures = (audit_record ?? []).length;
    expect(failures).toBe('username' in change ? 0 : 1);
    expect(member_log).toHaveLength(before['member_log']?.length ?? 0);
  });

  test('R-L4 the answers for an unknown user and a wrong password differ in nothing', async () => {
    const { client, credentials } = await liveBank();
    const answerTo = async (change: Partial<typeof credentials>) =>
      JSON.stringify(await refusalOf(client.signIn({ ...credentials, ...change })));
    expect(await answerTo({ username: 'nobody' })).toBe(await answerTo({ password: 'wrong' }));
  });

  test('R-L4 for an unknown user the password is compared all the same', async () => {
    const { bank, client } = await liveBank();
    await expect(client.signIn({ username: 'jordan', password: 'a guess' })).rejects.toBeDefined();
    await expect(client.signIn({ username: 'nobody', password: 'a guess' })).rejects.toBeDefined();
    expect(bank.passwords.comparisons).toEqual([
      { hash: 'plain:correct horse battery', password: 'a guess' },
      { hash: expect.stringMatching(/^plain:/) as string, password: 'a guess' },
    ]);
  });

  test('R-L4 nobody gets in with the password that stands in for an unknown user’s', async () => {
    const { bank, client } = await liveBank();
    await expect(client.signIn({ username: 'nobody', password: 'x' })).rejects.toBeDefined();
    const password = bank.passwords.comparisons[0]?.hash.replace('plain:', '') ?? '';
    expect(password).not.toBe('');
    await expect(client.signIn({ username: 'nobody', password })).rejects.toMatchObject(invalid);
  });

  test.each([
    ['the right password', {}, 'lets in'],
    ['a wrong password', { password: 'wrong' }, 'refuses'],
    ['an unknown user', { username: 'nobody' }, 'refuses'],
  ])('R-L2 the demo takes 1000 ms for %s', async (_, change, outcome) => {
    const { bank, client, caller, credentials } = await liveBank({
      policy: { signInDelayMs: 1_000 },
    });
    let answered = false;
    const asleep = bank.clock.nextSleeper();
    const answer = client.signIn({ ...credentials, ...change }).then(
      () => 'lets in',
      () => 'refuses',
    );
    void answer.then(() => {
      answered = true;
    });
    await asleep;
    expect(bank.clock.nextWakeAt).toBe(bank.clock.now() + 1_000);
    await bank.clock.advance(999);
    expect(answered).toBe(false);
    expect(caller.sessionToken).toBeNull();
    await bank.clock.advance(1);
    expect(await answer).toBe(outcome);
  });

  test('a busy hasher is told as such, known user or not', async () => {
    const { bank, client, credentials } = await liveBank();
    bank.passwords.retryAfterMs = 2_400;
    for (const username of [credentials.username, 'nobody']) {
      await expect(client.signIn({ ...credentials, username })).rejects.toMatchObject({
        code: 'UNAVAILABLE',
        status: 503,
        defined: true,
        data: { retryAfterMs: 2_400 },
      });
    }
    expect(bank.log.lines).toEqual([]);
  });

  test('a user name or password of the wrong form is a bad request that names it', async () => {
    const { bank, client, credentials } = await liveBank();
    const wrong: readonly [string, Record<string, unknown>][] = [
      ['username', { username: '' }],
      ['username', { username: 'j'.repeat(201) }],
      ['username', { username: { $ne: null } }],
      ['password', { password: '' }],
      ['password', { password: 'p'.repeat(1_001) }],
      ['password', { password: ['secret'] }],
      ['password', { password: undefined }],
    ];
    for (const [path, change] of wrong) {
      const asked = client.signIn({ ...credentials, ...change });
      await expect(asked, JSON.stringify(change)).rejects.toMatchObject({
        code: 'BAD_REQUEST',
        defined: true,
        data: { issues: [{ path }] },
      });
    }
    expect(bank.passwords.comparisons).toEqual([]);
  });

  test('a NUL in the user name is no failure of the bank', async () => {
    const { bank, client, credentials } = await liveBank();
    await expect(client.signIn({ ...credentials, username: 'jordan\0' })).rejects.toMatchObject({
      code: expect.stringMatching(/^(BAD_REQUEST|INVALID_CREDENTIALS)$/) as string,
    });
    expect(bank.log.lines).toEqual([]);
  });

  test('the token is kept as its hash only, and stands in no other row and no log', async () => {
    const { bank, client, caller, credentials } = await liveBank();
    await client.signIn(credentials);
    await client.whoAmI();
    const token = caller.sessionToken ?? '';
    expect(token).toHaveLength(64);
    const dump = JSON.stringify(await dumpTables(bank.store));
    expect(dump).toContain(tokenHash(token));
    expect(dump).not.toContain(token);
    expect(JSON.stringify(bank.log.lines)).not.toContain(token);
    await client.signOut({});
    expect(JSON.stringify(await dumpTables(bank.store))).not.toContain(token);
  });

  test('the token is in no answer', async () => {
    const { client, caller, credentials } = await liveBank();
    const answers = JSON.stringify([
      await client.signIn(credentials),
      await client.whoAmI(),
      await client.events.recent({}),
    ]);
    expect(answers).not.toContain(caller.sessionToken);
  });

  test('the password is in no row but its credential', async () => {
    const { bank, client, credentials } = await liveBank();
    await client.signIn(credentials);
    const { credential, ...others } = await dumpTables(bank.store);
    expect(JSON.stringify(credential)).toContain(credentials.password);
    expect(JSON.stringify(others)).not.toContain(credentials.password);
  });

  test('a session that the browser still held is replaced', async () => {
    const { client, caller, bank, credentials } = await liveBank();
    await client.signIn(credentials);
    const first = caller.sessionToken;
    await client.signIn(credentials);
    expect(caller.sessionToken).not.toBe(first);
    const withFirst = bank.clientFor(new TestCaller(first));
    await expect(withFirst.whoAmI()).rejects.toMatchObject(signedOut);
    await expect(client.whoAmI()).resolves.toBeDefined();
  });

  test('a token that somebody planted before the sign-in opens nothing afterwards', async () => {
    const { bank, credentials } = await liveBank();
    const planted = 'a'.repeat(64);
    const caller = new TestCaller(planted);
    await bank.clientFor(caller).signIn(credentials);
    expect(caller.sessionToken).not.toBe(planted);
    await expect(bank.clientFor(new TestCaller(planted)).whoAmI()).rejects.toMatchObject(signedOut);
  });

  test('a refused sign-in leaves the session that the browser holds', async () => {
    const { client, caller, credentials } = await liveBank();
    await client.signIn(credentials);
    const token = caller.sessionToken;
    await expect(client.signIn({ ...credentials, password: 'wrong' })).rejects.toBeDefined();
    expect(caller.sessionToken).toBe(token);
    await expect(client.whoAmI()).resolves.toBeDefined();
  });

  test('R-S5 signing out ends the session, in every browser that holds it, and no other', async () => {
    const { bank, member, client, caller, credentials } = await liveBank();
    await client.signIn(credentials);
    const copy = bank.clientFor(new TestCaller(caller.sessionToken));
    const otherSession = await bank.clientOf(member);
    await client.signOut({});
    expect(caller.sessionToken).toBeNull();
    await expect(client.whoAmI()).rejects.toMatchObject(signedOut);
    await expect(copy.whoAmI()).rejects.toMatchObject(signedOut);
    await expect(otherSession.whoAmI()).resolves.toBeDefined();
  });

  test('R-S5 signing out again, or without a session, changes nothing', async () => {
    const { bank, client, caller, credentials } = await liveBank();
    await client.signIn(credentials);
    const token = caller.sessionToken;
    await client.signOut({});
    const before = await dumpTables(bank.store);
    for (const held of [token, null, 'unknown']) {
      expect(await bank.clientFor(new TestCaller(held)).signOut({})).toEqual({});
    }
    expect(await dumpTables(bank.store)).toEqual(before);
  });

  test('R-D1 the last sign-in is the one before the present', async () => {
    const { bank, credentials } = await liveBank({ policy: longSessions });
    const signIn = async () => {
      const client = bank.clientFor(new TestCaller());
      const { member } = await client.signIn(credentials);
      expect(await client.whoAmI()).toEqual({ member });
      return member.lastSignInAt;
    };
    const first = bank.clock.now();
    expect(await signIn()).toBeNull();
    await bank.clock.leap(3 * hour);
    const second = bank.clock.now();
    expect(await signIn()).toBe(first);
    await bank.clock.leap(30 * hour);
    const refused = bank.clientFor(new TestCaller());
    await expect(refused.signIn({ ...credentials, password: 'wrong' })).rejects.toBeDefined();
    expect(await signIn()).toBe(second);
  });

  test('R-D1 an older session keeps telling the sign-in before itself', async () => {
    const { bank, client, credentials } = await liveBank({ policy: longSessions });
    await client.signIn(credentials);
    await bank.clock.leap(hour);
    await bank.clientFor(new TestCaller()).signIn(credentials);
    expect((await client.whoAmI()).member.lastSignInAt).toBeNull();
  });

  test('a sign-in is an event of the member, and stands in the audit with its address', async () => {
    const { bank, member, client, caller, credentials } = await liveBank();
    await client.signIn(credentials);
    await client.signOut({});
    const again = await bank.clientOf(member);
    expect((await again.events.recent({})).events).toEqual([
      { kind: 'sign-in', sequence: 2, at: bank.clock.now() },
      { kind: 'sign-in', sequence: 1, at: bank.clock.now(), newBrowser: true },
    ]);
    const audit = await bank.store.db
      .selectFrom('audit_record')
      .select(['action', 'facts'])
      .orderBy('sequence')
      .execute();
    expect(audit.map(({ action }) => action)).toEqual(['sign-in', 'sign-out', 'sign-in']);
    const session = expect.stringMatching(/^[\da-f-]{36}$/) as string;
    const { address, device } = caller;
    expect(JSON.parse(audit[0]?.facts ?? '')).toEqual({
      address,
      device,
      method: 'password',
      session,
    });
  });

  test('a device with a very long name is written down with the beginning of it', async () => {
    const { bank, credentials } = await liveBank();
    const caller = Object.assign(new TestCaller(), { device: 'd'.repeat(10_000) });
    await bank.clientFor(caller).signIn(credentials);
    const { device } = await bank.store.db
      .selectFrom('session')
      .select('device')
      .executeTakeFirstOrThrow();
    expect(device).toBe('d'.repeat(200));
  });

  test('a session without a password is opened for a member, and for nobody else', async () => {
    const { bank } = await liveBank();
    const token = await bank.bank.openSessionFor('Jordan');
    await expect(bank.clientFor(new TestCaller(token)).whoAmI()).resolves.toMatchObject({
      member: { username: 'jordan' },
    });
    expect(await bank.bank.openSessionFor('nobody')).toBeNull();
  });
});

describeOnEveryStore('how long a session lasts', ({ open }) => {
  async function signedIn() {
    const bank = await openTestBank(await open<Tables>(), { policy: { signInDelayMs: 0 } });
    const { username, password } = await bank.addMember();
    const caller = new TestCaller();
    const client = bank.clientFor(caller);
    await client.signIn({ username, password });
    return { bank, client, caller };
  }

  test('R-P4 without any ask it ends after 15 minutes, to the minute, and the browser forgets it', async () => {
    const { bank, client, caller } = await signedIn();
    await bank.clock.leap(16 * minute);
    await expect(client.whoAmI()).rejects.toMatchObject(signedOut);
    expect(caller.sessionToken).toBeNull();
  });

  test('R-P4 a millisecond before that it lives', async () => {
    const { bank, client } = await signedIn();
    await bank.clock.leap(15 * minute - 1);
    await expect(client.whoAmI()).resolves.toBeDefined();
  });

  test.each([
    ['a second', 1_000],
    ['almost a minute', minute - 1],
    ['a minute', minute],
    ['ten minutes', 10 * minute],
  ])('R-P4 somebody who is there after %s has 15 minutes from then', async (_, ms) => {
    const { bank, client } = await signedIn();
    await bank.clock.leap(ms);
    await client.settings.stay({});
    await bank.clock.leap(15 * minute - 1);
    await expect(client.whoAmI()).resolves.toBeDefined();
  });

  test('R-P4 a request that comes too late does not revive it', async () => {
    const { bank, client, caller } = await signedIn();
    const token = caller.sessionToken;
    await bank.clock.leap(20 * minute);
    await expect(client.whoAmI()).rejects.toMatchObject(signedOut);
    await expect(bank.clientFor(new TestCaller(token)).whoAmI()).rejects.toMatchObject(signedOut);
  });

  test('it ends after 12 hours, however busy it is, and the browser was told so', async () => {
    const { bank, client, caller } = await signedIn();
    expect(caller.expiresAt).toBe(bank.clock.now() + 12 * hour);
    for (let passed = 10 * minute; passed < 12 * hour; passed += 10 * minute) {
      await bank.clock.leap(10 * minute);
      await client.settings.stay({});
    }
    await bank.clock.leap(10 * minute - 1);
    await expect(client.whoAmI()).resolves.toBeDefined();
    await bank.clock.leap(1);
    await expect(client.whoAmI()).rejects.toMatchObject(signedOut);
  });

  test('a request of one session does not extend another: each has its own time', async () => {
    const { bank, client } = await signedIn();
    const { username, password } = await bank.addMember();
    const other = bank.clientFor(new TestCaller());
    await bank.clock.leap(10 * minute);
    await other.signIn({ username, password });
    await bank.clock.leap(10 * minute);
    await expect(client.whoAmI()).rejects.toMatchObject(signedOut);
    await expect(other.whoAmI()).resolves.toBeDefined();
  });
});
