import { expect, test } from 'vitest';
import type { SecretMessage } from '../../ports.ts';
import { livePolicy } from '../../policy.ts';
import { sealSecret, totpCode, totpStep } from '../authentication/authenticator.ts';
import { recoveryCodeHash } from '../authentication/check-method.ts';
import { tokenHash } from '../sessions/session.ts';
import { changeSettings } from '../../members/settings-records.ts';
import type { Tables } from '../../tables.ts';
import { dumpTables } from '../../testing/test-tables.ts';
import { describeOnEveryStore } from '../../testing/on-every-store.ts';
import { longSessions, openTestBank } from '../../testing/test-bank.ts';
import { TestCaller } from '../../testing/test-caller.ts';
import { testFactors } from '../../testing/test-factors.ts';
import { addProfile } from '../../testing/test-member.ts';

const minute = 60_000;
const day = 24 * 60 * minute;
const over = { code: 'PROOF_OVER', status: 409, defined: true };

describeOnEveryStore('the second step of signing in', ({ open }) => {
  async function prepare(change: Parameters<typeof openTestBank>[1] = {}) {
    const factors = testFactors();
    const bank = await openTestBank(await open<Tables>(), {
      factors,
      ...change,
      policy: { ...livePolicy, ...longSessions, ...change.policy },
    });
    const member = await bank.addMember({ username: 'jordan' });
    await addProfile(bank.dependencies, member);
    const { username, password } = member;
    const credentials = { username, password };
    const caller = new TestCaller();
    const client = bank.clientFor(caller);
    const code = () => codeIn(bank.dependencies.mailer.sent.at(-1));
    /** Both steps, by text. */
    const signIn = async (by = caller, trustBrowser = false) => {
      const asking = bank.clientFor(by);
      await expect(asking.signIn(credentials)).rejects.toMatchObject({
        code: 'SECOND_STEP_NEEDED',
      });
      await asking.secondStep.sendCode({});
      const proof = { method: 'text', code: code() } as const;
      return await asking.secondStep.finish({ proof, trustBrowser });
    };
    const audit = async () =>
      (
        await bank.store.db
          .selectFrom('audit_record')
          .select(['action', 'facts'])
          .where('person_id', '=', member.personId)
          .orderBy('sequence')
          .execute()
      ).map(({ action, facts }) => ({ action, ...(JSON.parse(facts) as Record<string, unknown>) }));
    return { bank, factors, member, credentials, caller, client, code, signIn, audit };
  }

  test('R-P3 the password alone opens nothing: it asks for one step more, and says by which methods', async () => {
    const { bank, client, caller, credentials } = await prepare();
    await expect(client.signIn(credentials)).rejects.toMatchObject({
      code: 'SECOND_STEP_NEEDED',
      status: 401,
      defined: true,
      data: {
        methods: [{ method: 'text', to: '(•••) •••-0177' }],
        expiresAt: bank.clock.now() + 10 * minute,
      },
    });
    expect(caller.sessionToken).toBeNull();
    expect(caller.browserToken).toBeNull();
    expect(caller.stepToken).toMatch(/^[\da-f]{64}$/);
    await expect(client.whoAmI()).rejects.toMatchObject({ code: 'SIGNED_OUT' });
  });

  test('R-P3 the code that was sent opens the session, and the step is over', async () => {
    const { client, caller, signIn, member } = await prepare();
    const { member: signedIn } = await signIn();
    expect(signedIn.username).toBe(member.username);
    expect(caller.sessionToken).toMatch(/^[\da-f]{64}$/);
    expect(caller.stepToken).toBeNull();
    expect(await client.whoAmI()).toEqual({ member: signedIn });
  });

  test('a code with which the session could not be opened is not used up: the same one opens it when it is sent again', async () => {
    const { bank, client, caller, credentials, code, audit } = await prepare();
    await expect(client.signIn(credentials)).rejects.toBeDefined();
    await client.secondStep.sendCode({});
    const { random } = bank.dependencies;
    const noBytes = {
      ...random,
      bytes: () => {
        throw new Error('The process is cut off.');
      },
    };
    const answer = { proof: { method: 'text', code: code() }, trustBrowser: false } as const;
    const cutOff = bank.beside({ random: noBytes }).clientFor(caller);
    await expect(cutOff.secondStep.finish(answer)).rejects.toMatchObject({ code: 'UNEXPECTED' });
    expect(caller.sessionToken).toBeNull();
    await client.secondStep.finish(answer);
    expect(caller.sessionToken).toMatch(/^[\da-f]{64}$/);
    expect((await audit()).filter(({ action }) => action === 'sign-in')).toHaveLength(1);
  });

  test('the step token opens nothing', async () => {
    const { bank, client, caller, credentials } = await prepare();
    await expect(client.signIn(credentials)).rejects.toBeDefined();
    const thief = new TestCaller(caller.stepToken);
    await expect(bank.clientFor(thief).whoAmI()).rejects.toMatchObject({ code: 'SIGNED_OUT' });
  });

  test('the step token is kept as its hash only', async () => {
    const { bank, client, caller, credentials } = await prepare();
    await expect(client.signIn(credentials)).rejects.toBeDefined();
    const dump = JSON.stringify(await dumpTables(bank.store));
    expect(dump).toContain(tokenHash(caller.stepToken ?? ''));
    expect(dump).not.toContain(caller.stepToken);
  });

  test('the step token is a new one each time, whatever the browser brought along', async () => {
    const { client, caller, credentials } = await prepare();
    caller.stepToken = 'planted';
    await expect(client.signIn(credentials)).rejects.toBeDefined();
    const first = caller.stepToken;
    expect(first).not.toBe('planted');
    await expect(client.signIn(credentials)).rejects.toBeDefined();
    expect(caller.stepToken).not.toBe(first);
  });

  test.each([
    ['without the first step', null],
    ['with a token that the bank never gave out', 'a'.repeat(64)],
  ])('%s there is no second one', async (_, stepToken) => {
    const { client, caller } = await prepare();
    caller.stepToken = stepToken;
    await expect(client.secondStep.sendCode({})).rejects.toMatchObject(over);
    const proof = { method: 'text', code: '000000' } as const;
    await expect(client.secondStep.finish({ proof })).rejects.toMatchObject(over);
    expect(caller.sessionToken).toBeNull();
    expect(caller.stepToken).toBeNull();
  });

  test('a wrong code says how many tries are left, and after five it starts again', async () => {
    const { client, caller, credentials, code } = await prepare();
    await expect(client.signIn(credentials)).rejects.toBeDefined();
    await client.secondStep.sendCode({});
    const right = code();
    const wrong = right === '000000' ? '000001' : '000000';
    for (const triesLeft of [4, 3, 2, 1, 0]) {
      await expect(
        client.secondStep.finish({ proof: { method: 'text', code: wrong } }),
      ).rejects.toMatchObject({ code: 'PROOF_WRONG', status: 422, data: { triesLeft } });
    }
    const proof = { method: 'text', code: right } as const;
    await expect(client.secondStep.finish({ proof })).rejects.toMatchObject(over);
    expect(caller.sessionToken).toBeNull();
  });

  test('somebody else’s code opens nobody’s session', async () => {
    const { bank, client, credentials, code } = await prepare();
    const other = await bank.addMember();
    await addProfile(bank.dependencies, other, { phone: '(518) 555-0199' });
    await expect(client.signIn(credentials)).rejects.toBeDefined();
    await client.secondStep.sendCode({});
    const mine = code();
    const theirs = bank.clientFor(new TestCaller());
    const { username, password } = other;
    await expect(theirs.signIn({ username, password })).rejects.toBeDefined();
    await theirs.secondStep.sendCode({});
    expect(code()).not.toBe(mine);
    const proof = { method: 'text', code: mine } as const;
    await expect(theirs.secondStep.finish({ proof })).rejects.toMatchObject({
      code: 'PROOF_WRONG',
    });
  });

  test('a code that was used opens no second session', async () => {
    const { client, caller, signIn, code } = await prepare();
    let stepToken: string | null = null;
    caller.issueStepToken = (token) => {
      stepToken = token;
      caller.stepToken = token;
    };
    await signIn();
    caller.stepToken = stepToken;
    const proof = { method: 'text', code: code() } as const;
    await expect(client.secondStep.finish({ proof })).rejects.toMatchObject(over);
  });

  test('it has to be done within ten minutes', async () => {
    const { bank, client, credentials, code } = await prepare();
    await expect(client.signIn(credentials)).rejects.toBeDefined();
    await bank.clock.leap(5 * minute);
    await client.secondStep.sendCode({});
    await bank.clock.leap(5 * minute);
    const proof = { method: 'text', code: code() } as const;
    await expect(client.secondStep.finish({ proof })).rejects.toMatchObject(over);
  });

  test('a code is not sent twice within half a minute, and where it cannot be sent that is told', async () => {
    const { bank, client, credentials } = await prepare();
    await expect(client.signIn(credentials)).rejects.toBeDefined();
    bank.dependencies.mailer.failures = 1;
    await expect(client.secondStep.sendCode({})).rejects.toMatchObject({
      code: 'CODE_NOT_SENT',
      status: 503,
    });
    expect(await client.secondStep.sendCode({})).toEqual({
      to: '(•••) •••-0177',
      expiresAt: bank.clock.now() + 10 * minute,
      nextAt: bank.clock.now() + minute / 2,
    });
    await expect(client.secondStep.sendCode({})).rejects.toMatchObject({
      code: 'CODE_TOO_SOON',
      status: 429,
      data: { retryAfterMs: minute / 2 },
    });
  });

  test('the session that the browser still held ends', async () => {
    const { bank, caller, signIn } = await prepare();
    await signIn();
    const first = caller.sessionToken;
    await signIn();
    expect(caller.sessionToken).not.toBe(first);
    await expect(bank.clientFor(new TestCaller(first)).whoAmI()).rejects.toMatchObject({
      code: 'SIGNED_OUT',
    });
  });

  test('a code of the authenticator app does as well', async () => {
    const { bank, factors, client, credentials, member } = await prepare();
    const secret = new Uint8Array(20).fill(9);
    await bank.store.db
      .insertInto('authenticator')
      .values({
        person_id: member.personId,
        sealed_secret: sealSecret(factors, member.personId, secret),
        last_step: -1,
        added_at: 0,
      })
      .execute();
    await expect(client.signIn(credentials)).rejects.toMatchObject({
      data: { methods: [{ method: 'authenticator' }, { method: 'text' }] },
    });
    const proof = {
      method: 'authenticator',
      code: totpCode(secret, totpStep(bank.clock.now())),
    } as const;
    await expect(client.secondStep.finish({ proof })).resolves.toBeDefined();
  });

  test('after the clock was put back by a day a code of the app is good at once, and none is good twice', async () => {
    const { bank, factors, client, credentials, member } = await prepare();
    const secret = new Uint8Array(20).fill(9);
    await bank.store.db
      .insertInto('authenticator')
      .values({
        person_id: member.personId,
        sealed_secret: sealSecret(factors, member.personId, secret),
        last_step: -1,
        added_at: 0,
      })
      .execute();
    const show = async () => {
      await expect(client.signIn(credentials)).rejects.toMatchObject({
        code: 'SECOND_STEP_NEEDED',
      });
      const code = totpCode(secret, totpStep(bank.clock.now()));
      return client.secondStep.finish({ proof: { method: 'authenticator', code } });
    };
    const wrong = { code: 'PROOF_WRONG' };
    const before = bank.clock.now();
    await show();
    bank.clock.set(before - day);
    await show();
    await expect(show()).rejects.toMatchObject(wrong);
    bank.clock.set(before - day + minute);
    await show();
    bank.clock.set(before);
    await expect(show()).rejects.toMatchObject(wrong);
    bank.clock.set(before + minute);
    await show();
  });

  test('a recovery code does as well, and stands in the member’s log', async () => {
    const { bank, client, credentials, member, audit } = await prepare();
    const recoveryCode = 'A1B0-C2D3-E4F5-G6H7-J8K9-MNPQ';
    await bank.store.db
      .insertInto('recovery_code')
      .values({
        person_id: member.personId,
        code_hash: recoveryCodeHash(member.personId, recoveryCode),
        made_at: 0,
        used_at: null,
      })
      .execute();
    await expect(client.signIn(credentials)).rejects.toBeDefined();
    const proof = { method: 'recovery-code', code: recoveryCode } as const;
    await client.secondStep.finish({ proof });
    expect((await audit()).map(({ action }) => action)).toEqual(['recovery-code-used', 'sign-in']);
  });

  test('what was done, and failed, stands in the member’s log with its way', async () => {
    const { bank, client, caller, credentials, signIn, audit } = await prepare();
    await expect(client.signIn(credentials)).rejects.toBeDefined();
    const wrong = { method: 'authenticator', code: '123456' } as const;
    await expect(client.secondStep.finish({ proof: wrong })).rejects.toBeDefined();
    await signIn();
    const { id } = await bank.store.db.selectFrom('session').select('id').executeTakeFirstOrThrow();
    const { address, device } = caller;
    expect(await audit()).toEqual([
      { action: 'sign-in-failed', address, device, method: 'authenticator' },
      { action: 'sign-in', address, device, method: 'password+text', session: id },
    ]);
  });

  test('the password alone does not forget what was tried of the name, both steps do', async () => {
    const { bank, client, credentials, signIn } = await prepare();
    const wrong = async () => {
      const asked = bank.clientFor(new TestCaller()).signIn({ ...credentials, password: 'wrong' });
      const [outcome] = await Promise.allSettled([asked]);
      return outcome.status === 'rejected' ? (outcome.reason as { code: string }).code : '';
    };
    await wrong();
    await wrong();
    await expect(client.signIn(credentials)).rejects.toMatchObject({ code: 'SECOND_STEP_NEEDED' });
    await wrong();
    await wrong();
    expect(await wrong()).toBe('TOO_MANY_TRIES');
    await bank.clock.leap(5_000);
    await signIn();
    expect(await wrong()).toBe('INVALID_CREDENTIALS');
    expect(await wrong()).toBe('INVALID_CREDENTIALS');
  });

  test.each([
    ['who has nothing to show', { phone: '' }, 1],
    ['who has turned texts off', {}, 0],
  ])('a member %s signs in with the password', async (_, profile, twoFactor) => {
    const { bank, client, caller, credentials, member } = await prepare();
    await addProfile(bank.dependencies, member, profile);
    await bank.store.db
      .transaction()
      .execute((trx) => changeSettings(trx, member.personId, { two_factor: twoFactor }));
    await expect(client.signIn(credentials)).resolves.toBeDefined();
    expect(caller.stepToken).toBeNull();
  });

  test('where the policy asks for none, as in the demo, the password is enough', async () => {
    const { client, credentials } = await prepare({
      policy: { security: { ...livePolicy.security, asksSecondStep: false } },
    });
    await expect(client.signIn(credentials)).resolves.toBeDefined();
  });

  test('a browser that is trusted is not asked for thirty days, and then is', async () => {
    const { bank, client, caller, credentials, signIn, audit } = await prepare();
    await signIn(caller, true);
    expect((await audit()).map(({ action }) => action)).toEqual(['browser-trusted', 'sign-in']);
    await bank.clock.leap(30 * day - 1);
    await expect(client.signIn(credentials)).resolves.toBeDefined();
    await bank.clock.leap(1);
    await expect(client.signIn(credentials)).rejects.toMatchObject({ code: 'SECOND_STEP_NEEDED' });
  });

  test('a browser that is known but not trusted is asked', async () => {
    const { client, credentials, signIn } = await prepare();
    await signIn();
    await expect(client.signIn(credentials)).rejects.toMatchObject({ code: 'SECOND_STEP_NEEDED' });
  });

  test('trust is that of one member: with somebody else’s the browser is asked', async () => {
    const { bank, caller, client, signIn } = await prepare();
    await signIn(caller, true);
    const { username, password, ...other } = await bank.addMember();
    await addProfile(bank.dependencies, { username, password, ...other });
    await expect(client.signIn({ username, password })).rejects.toMatchObject({
      code: 'SECOND_STEP_NEEDED',
    });
  });

  test('what is known of a browser is when and as what it was used last', async () => {
    const { bank, caller, signIn } = await prepare();
    const firstAt = bank.clock.now();
    await signIn();
    await bank.clock.leap(day);
    const later = Object.assign(new TestCaller(), {
      device: 'The same, newer',
      browserToken: caller.browserToken,
    });
    await signIn(later, true);
    expect(later.browserToken).not.toBe(caller.browserToken);
    expect(await bank.store.db.selectFrom('known_browser').selectAll().execute()).toEqual([
      {
        person_id: expect.any(String) as string,
        token_hash: tokenHash(later.browserToken ?? ''),
        id: expect.any(String) as string,
        device: 'The same, newer',
        first_used_at: firstAt,
        last_used_at: firstAt + day,
        trusted_until: firstAt + 31 * day,
      },
    ]);
  });
});

function codeIn(message: SecretMessage | undefined): string {
  return message?.about.kind === 'code' ? message.about.code : '';
}
