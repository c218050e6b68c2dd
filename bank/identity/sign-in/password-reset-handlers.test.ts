import { refusedPasswords } from '../../testing/plain-passwords.ts';
import { describeOnEveryStore } from '../../testing/on-every-store.ts';
import { describe, expect, test } from 'vitest';
import { livePolicy } from '../../policy.ts';
import { tokenHash } from '../sessions/session.ts';
import { changeSettings } from '../../members/settings-records.ts';
import type { Tables } from '../../tables.ts';
import { dumpTables } from '../../testing/test-tables.ts';
import { listened } from '../../testing/listened-store.ts';
import { stepUpOf } from '../../testing/show-who-is-there.ts';
import { type Client, longSessions, openTestBank, type TestBank } from '../../testing/test-bank.ts';
import { TestCaller } from '../../testing/test-caller.ts';
import { type TestMember, addProfile, testProfile } from '../../testing/test-member.ts';
import { zelle } from '../../testing/transfer-requests.ts';

const minute = 60_000;
const hour = 60 * minute;
const password = 'a lamp beside nine rivers';
const notGood = { code: 'LINK_NOT_GOOD', status: 410, defined: true };
const wrong = { code: 'INVALID_CREDENTIALS' };

describeOnEveryStore('resetting the password', ({ open }) => {
  async function bankWithMember() {
    const bank = await openTestBank(await open<Tables>(), {
      policy: { ...livePolicy, ...longSessions },
    });
    const member = await bank.addMember({ username: 'jordan', displayName: 'Jordan Ellis' });
    // Without a phone signing in is one step.
    await addProfile(bank.dependencies, member, { phone: '' });
    return { bank, member, client: bank.clientFor(new TestCaller()) };
  }

  /** The tokens in the links sent so far, once so many were sent. */
  async function tokensSent(bank: TestBank, count: number): Promise<string[]> {
    const { sent } = bank.dependencies.mailer;
    await expect.poll(() => sent.length).toBe(count);
    return sent.map(({ about }) => (about.kind === 'password-reset' ? about.token : ''));
  }

  async function askForLink(bank: TestBank, username = 'jordan'): Promise<string> {
    const before = bank.dependencies.mailer.sent.length;
    await bank.clientFor(new TestCaller()).passwordReset.ask({ username });
    return (await tokensSent(bank, before + 1)).at(-1) ?? '';
  }

  const signInWith = (bank: TestBank, { username }: TestMember, typed: string) =>
    bank.clientFor(new TestCaller()).signIn({ username, password: typed });

  test('R-L6 a link goes to the email on file, and with it a new password is chosen', async () => {
    const { bank, member, client } = await bankWithMember();
    expect(await client.passwordReset.ask({ username: ' JORDAN ' })).toEqual({});
    const [token = ''] = await tokensSent(bank, 1);
    expect(token).toMatch(/^[\da-f]{64}$/);
    expect(bank.dependencies.mailer.sent[0]).toMatchObject({
      channel: 'email',
      to: testProfile.email,
      about: { kind: 'password-reset' },
      at: bank.clock.now(),
    });
    expect(await client.passwordReset.finish({ token, password })).toEqual({});
    await expect(signInWith(bank, member, member.password)).rejects.toMatchObject(wrong);
    await expect(signInWith(bank, member, password)).resolves.toBeDefined();
  });

  test('R-L6 the new password opens no session by itself', async () => {
    const { bank } = await bankWithMember();
    const token = await askForLink(bank);
    const caller = new TestCaller();
    await bank.clientFor(caller).passwordReset.finish({ token, password });
    expect([caller.sessionToken, caller.stepToken]).toEqual([null, null]);
  });

  test('A link works once, also where it is used twice at the same moment', async () => {
    const { bank, member, client } = await bankWithMember();
    const token = await askForLink(bank);
    const chosen = ['nine rivers, no lamp', 'no rivers but a lamp'];
    const results = await Promise.allSettled(
      chosen.map((one) => client.passwordReset.finish({ token, password: one })),
    );
    expect(results.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    expect(results.find(({ status }) => status === 'rejected')).toMatchObject({ reason: notGood });
    await expect(client.passwordReset.finish({ token, password })).rejects.toMatchObject(notGood);
    const made = chosen[results.findIndex(({ status }) => status === 'fulfilled')] ?? '';
    await expect(signInWith(bank, member, made)).resolves.toBeDefined();
  });

  test('A link is good for half an hour, and then whatever is chosen with it', async () => {
    const { bank, client } = await bankWithMember();
    const late = await askForLink(bank);
    await bank.clock.leap(30 * minute);
    for (const typed of [password, 'tiny']) {
      await expect(
        client.passwordReset.finish({ token: late, password: typed }),
      ).rejects.toMatchObject(notGood);
    }
    const token = await askForLink(bank);
    await bank.clock.leap(30 * minute - 1);
    await expect(client.passwordReset.finish({ token, password })).resolves.toEqual({});
  });

  test('With one link used, another that was sent at the same moment is good for nothing', async () => {
    const { bank, member, client } = await bankWithMember();
    const token = await askForLink(bank);
    const at = bank.clock.now();
    await bank.store.db
      .insertInto('password_reset')
      .values({
        token_hash: tokenHash('another'),
        person_id: member.personId,
        created_at: at,
        expires_at: at + hour,
      })
      .execute();
    await client.passwordReset.finish({ token, password });
    await expect(
      client.passwordReset.finish({ token: 'another', password: 'nine rivers, no lamp' }),
    ).rejects.toMatchObject(notGood);
  });

  test('A link stays good when somebody asks for another, until one of them is used', async () => {
    const { bank, client } = await bankWithMember();
    const older = await askForLink(bank);
    const newer = await askForLink(bank);
    await expect(client.passwordReset.finish({ token: older, password })).resolves.toEqual({});
    await expect(client.passwordReset.finish({ token: newer, password })).rejects.toMatchObject(
      notGood,
    );
  });

  test('Anyone who asks too often holds up nobody else: another asks, and a link is sent or lies in the mailbox', async () => {
    const { bank, client } = await bankWithMember();
    const from = (address: string) =>
      bank.clientFor(Object.assign(new TestCaller(), { address })).passwordReset;
    for (let place = 0; place < 4; place += 1) {
      for (let count = 0; count < 5; count += 1) {
        await from(`198.51.100.${place}`).ask({ username: 'jordan' });
      }
    }
    const sent = await tokensSent(bank, 5);
    await bank.clock.leap(15 * minute - 1);
    expect(await from('192.0.2.9').ask({ username: 'jordan' })).toEqual({});
    await expect(
      client.passwordReset.finish({ token: sent.at(-1) ?? '', password }),
    ).resolves.toEqual({});
  });

  test('In a browser that the member has signed in with a link is sent however often others have asked', async () => {
    const { bank, member } = await bankWithMember();
    const own = new TestCaller();
    await bank.clientFor(own).signIn({ username: 'jordan', password: member.password });
    for (let place = 0; place < 10; place += 1) {
      const address = `198.51.100.${place}`;
      const stranger = bank.clientFor(Object.assign(new TestCaller(), { address }));
      await stranger.passwordReset.ask({ username: 'jordan' });
    }
    await tokensSent(bank, 5);
    await bank.clientFor(own).passwordReset.ask({ username: 'jordan' });
    expect(new Set(await tokensSent(bank, 6)).size).toBe(6);
  });

  test('Once the password is changed by the member, a link that was sent before is good for nothing', async () => {
    const { bank, member, client } = await bankWithMember();
    const token = await askForLink(bank);
    const signedIn = await bank.clientOf(member);
    await signedIn.password.change({ current: member.password, next: password });
    await expect(
      client.passwordReset.finish({ token, password: 'nine rivers, no lamp' }),
    ).rejects.toMatchObject(notGood);
  });

  test('The link of one member changes nothing of another', async () => {
    const { bank, member, client } = await bankWithMember();
    const other = await bank.addMember({ username: 'robin', password: 'the other password' });
    await addProfile(bank.dependencies, other, { email: 'robin@example.com', phone: '' });
    const token = await askForLink(bank, 'robin');
    expect(bank.dependencies.mailer.sent.at(-1)?.to).toBe('robin@example.com');
    await client.passwordReset.finish({ token, password });
    await expect(signInWith(bank, member, member.password)).resolves.toBeDefined();
    await expect(signInWith(bank, other, password)).resolves.toBeDefined();
  });

  test.each([
    ['empty', ''],
    ['made up', 'f'.repeat(64)],
    ['a pattern', '%'],
    ['SQL', "' or 1=1 --"],
  ])('A link that is %s changes nothing, and says what a used one says', async (_, token) => {
    const { bank, client } = await bankWithMember();
    await askForLink(bank);
    const { attempt: _before, ...before } = await dumpTables(bank.store);
    await expect(client.passwordReset.finish({ token, password })).rejects.toMatchObject(notGood);
    const { attempt: _after, ...after } = await dumpTables(bank.store);
    expect(after).toEqual(before);
    expect(bank.passwords.comparisons).toEqual([]);
  });

  test.each(refusedPasswords)(
    'R-P2 %s is refused as %s, and the link stays good',
    async (typed, code, data) => {
      const { bank, client } = await bankWithMember();
      const token = await askForLink(bank);
      await expect(client.passwordReset.finish({ token, password: typed })).rejects.toMatchObject({
        code,
        data,
      });
      await expect(client.passwordReset.finish({ token, password })).resolves.toEqual({});
    },
  );

  test('Every session ends, and no browser is trusted any more', async () => {
    const { bank, member, client } = await bankWithMember();
    const browser = new TestCaller();
    await bank.clientFor(browser).signIn({ username: 'jordan', password: member.password });
    await bank.store.db
      .updateTable('known_browser')
      .set({ trusted_until: bank.clock.now() + hour })
      .execute();
    const others = [bank.clientFor(browser), await bank.clientOf(member)];
    const stranger = await bank.clientOf(await bank.addMember());
    const token = await askForLink(bank);
    await client.passwordReset.finish({ token, password });
    for (const other of others) {
      await expect(other.whoAmI()).rejects.toMatchObject({ code: 'SIGNED_OUT' });
    }
    await expect(stranger.whoAmI()).resolves.toBeDefined();
    const trusted = await bank.store.db
      .selectFrom('known_browser')
      .select('trusted_until')
      .where('trusted_until', 'is not', null)
      .execute();
    expect(trusted).toEqual([]);
  });

  describe('For a day after it a step-up', () => {
    const day = 24 * hour;
    const addRecipient = (bank: TestBank, client: Client) =>
      client.recipients.add({
        intentKey: bank.newKey(),
        recipient: { kind: 'zelle', name: 'Kim Lee', email: 'kim@example.com' },
      });

    /** A member who is signed in again after the reset. */
    async function afterReset() {
      const { bank, member } = await bankWithMember();
      const token = await askForLink(bank);
      await bank.clientFor(new TestCaller()).passwordReset.finish({ token, password });
      const provesFrom = bank.clock.now() + day;
      return { bank, member, provesFrom, client: await bank.clientOf(member) };
    }

    test('takes no password where there is nothing else, says from when on it does, and changes nothing', async () => {
      const { bank, client, provesFrom } = await afterReset();
      const before = await dumpTables(bank.store);
      const later = { code: 'STEP_UP_LATER', status: 403, data: { from: provesFrom } };
      for (const ask of [
        () => addRecipient(bank, client),
        () => client.payees.add({ intentKey: bank.newKey(), payee: { name: 'Water Company' } }),
        () => client.transfers.create({ intentKey: bank.newKey(), transfer: zelle(1_00) }),
        () => client.profile.update({ ...testProfile, phone: '(518) 555-0199' }),
        () => client.settings.setTwoFactor({ on: true }),
      ]) {
        await expect(ask()).rejects.toMatchObject(later);
      }
      expect(await dumpTables(bank.store)).toEqual(before);
    });

    test('takes it neither with texts turned off, though a phone is known', async () => {
      const { bank, member, client } = await afterReset();
      await addProfile(bank.dependencies, member);
      await bank.store.db
        .transaction()
        .execute((trx) => changeSettings(trx, member.personId, { two_factor: 0 }));
      await expect(addRecipient(bank, client)).rejects.toMatchObject({ code: 'STEP_UP_LATER' });
    });

    test('takes it neither once it was changed for another', async () => {
      const { bank, client } = await afterReset();
      await client.password.change({ current: password, next: 'nine rivers under a lamp' });
      await expect(addRecipient(bank, client)).rejects.toMatchObject({ code: 'STEP_UP_LATER' });
    });

    test('takes a code by text, as ever', async () => {
      const { bank, member, client } = await afterReset();
      await addProfile(bank.dependencies, member);
      const { methods } = await stepUpOf(addRecipient(bank, client));
      expect(methods).toMatchObject([{ method: 'text' }]);
    });

    test('is refused until its last moment, and then takes the password', async () => {
      const { bank, client } = await afterReset();
      await bank.clock.leap(day - 1);
      await expect(addRecipient(bank, client)).rejects.toMatchObject({ code: 'STEP_UP_LATER' });
      await bank.clock.leap(1);
      const { stepUp, methods } = await stepUpOf(addRecipient(bank, client));
      expect(methods).toEqual([{ method: 'password' }]);
      await client.stepUp.confirm({ stepUp, proof: { method: 'password', password } });
      await expect(addRecipient(bank, client)).resolves.toBeDefined();
    });
  });

  test('Signing in asks for the second step as ever, and anyone who waited at it with the old password starts again', async () => {
    const { bank, member, client } = await bankWithMember();
    await addProfile(bank.dependencies, member);
    const waiting = bank.clientFor(new TestCaller());
    const signIn = { username: 'jordan', password: member.password };
    await expect(waiting.signIn(signIn)).rejects.toMatchObject({ code: 'SECOND_STEP_NEEDED' });
    await waiting.secondStep.sendCode({});
    const about = bank.dependencies.mailer.sent[0]?.about;
    const code = about?.kind === 'code' ? about.code : '';

    const token = await askForLink(bank);
    await client.passwordReset.finish({ token, password });
    await expect(
      waiting.secondStep.finish({ proof: { method: 'text', code } }),
    ).rejects.toMatchObject({ code: 'PROOF_OVER' });
    await expect(signInWith(bank, member, password)).rejects.toMatchObject({
      code: 'SECOND_STEP_NEEDED',
    });
  });

  test('A member whom others have kept from signing in gets in again by the link', async () => {
    const { bank, member, client } = await bankWithMember();
    for (let count = 0; count < 6; count += 1) {
      await expect(signInWith(bank, member, 'a guess')).rejects.toBeDefined();
    }
    await expect(signInWith(bank, member, member.password)).rejects.toMatchObject({
      code: 'TOO_MANY_TRIES',
    });
    const token = await askForLink(bank);
    await client.passwordReset.finish({ token, password });
    await expect(signInWith(bank, member, password)).resolves.toBeDefined();
  });

  test('The member is told, and the audit says from where; neither holds the link or the password', async () => {
    const { bank, member, client } = await bankWithMember();
    const token = await askForLink(bank);
    await client.passwordReset.finish({ token, password });
    await signInWith(bank, member, password);
    const audit = await bank.store.db
      .selectFrom('audit_record')
      .select(['action', 'facts'])
      .where('person_id', '=', member.personId)
      .orderBy('sequence')
      .execute();
    expect(audit.map(({ action }) => action).slice(0, 2)).toEqual([
      'password-reset-asked',
      'password-reset',
    ]);
    expect(audit[1]?.facts).toContain('203.0.113.7');
    const { events } = await (await bank.clientOf(member)).events.recent({});
    expect(events).toContainEqual(
      expect.objectContaining({ kind: 'security', change: 'password-changed' }),
    );
    const { credential: _, ...others } = await dumpTables(bank.store);
    const written = JSON.stringify([others, bank.log.lines]);
    expect(written).not.toContain(token);
    expect(written).not.toContain(password);
  });

  test.each([
    ['a name that nobody has', 'nobody'],
    ['a pattern', 'jord%'],
    ['a member whose email is not known', 'without'],
    ['a member who has not come on-line', 'not-yet'],
  ])('R-L4 R-L6 for %s the answer is the same, and nothing is sent', async (_, username) => {
    const { bank, client } = await bankWithMember();
    const without = await bank.addMember({ username: 'without' });
    await addProfile(bank.dependencies, without, { email: '' });
    const notYet = await bank.addMember({ username: 'not-yet' });
    await addProfile(bank.dependencies, notYet);
    await bank.store.db.deleteFrom('credential').where('person_id', '=', notYet.personId).execute();
    expect(await client.passwordReset.ask({ username })).toEqual({});
    // A message to a member, sent afterwards, would have come later than any message to a non-member.
    await askForLink(bank);
    expect(bank.dependencies.mailer.sent.map(({ to }) => to)).toEqual([testProfile.email]);
  });

  test('R-L4 for nobody the same statements reach the store as for a member', async () => {
    const { store, statements } = listened(await open<Tables>());
    const bank = await openTestBank(store, { policy: livePolicy });
    const member = await bank.addMember({ username: 'jordan' });
    await addProfile(bank.dependencies, member);
    const during = async (username: string) => {
      const before = statements();
      for (let count = 0; count < 7; count += 1) {
        await Promise.allSettled([
          bank.clientFor(new TestCaller()).passwordReset.ask({ username }),
        ]);
      }
      return statements() - before;
    };
    const ofMember = await during('jordan');
    expect(ofMember).toBeGreaterThan(30);
    expect(await during('nobody')).toBe(ofMember);
  });

  test('R-L4 the answer does not wait for the mailer, and a failure of it stands in the log without the link', async () => {
    const { bank, client } = await bankWithMember();
    const { mailer } = bank.dependencies;
    const offered: string[] = [];
    mailer.send = (message) => {
      offered.push(JSON.stringify(message.about));
      return new Promise((_, reject) => {
        bank.clock.wakeAt((bank.clock.now() + hour) as typeof message.at, () =>
          reject(new Error('The mailer is not there')),
        );
      });
    };
    expect(await client.passwordReset.ask({ username: 'jordan' })).toEqual({});
    expect(bank.log.lines).toEqual([]);
    await bank.clock.leap(hour);
    await expect.poll(() => bank.log.lines.length).toBe(1);
    const token = /[\da-f]{64}/.exec(offered.join(''))?.[0] ?? '';
    expect(token).not.toBe('');
    expect(JSON.stringify(bank.log.lines)).not.toContain(token);
  });

  test('Only so many links are sent, and a name that nobody has is held up alike', async () => {
    const { bank } = await bankWithMember();
    for (const username of ['jordan', 'nobody']) {
      const answers: unknown[] = [];
      for (let count = 0; count < 6; count += 1) {
        const [result] = await Promise.allSettled([
          bank.clientFor(new TestCaller()).passwordReset.ask({ username }),
        ]);
        answers.push(result.status === 'rejected' ? (result.reason as unknown) : result.value);
      }
      expect(answers.slice(0, 5), username).toEqual(Array.from({ length: 5 }, () => ({})));
      expect(answers[5], username).toMatchObject({
        code: 'TOO_MANY_TRIES',
        defined: true,
        data: { retryAfterMs: 30 * minute },
      });
    }
    await tokensSent(bank, 5);
  });
});
