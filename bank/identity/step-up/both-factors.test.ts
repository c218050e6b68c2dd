import type { Proof } from '#contract/identity/authentication/factors.ts';
import type { StepUpId } from '#contract/identity/step-up/step-up.ts';
import { expect, test } from 'vitest';
import type { Tables } from '../../tables.ts';
import { changeSettings } from '../../members/settings-records.ts';
import { livePolicy } from '../../policy.ts';
import { describeOnEveryStore } from '../../testing/on-every-store.ts';
import { asksFirst, stepUpOf } from '../../testing/show-who-is-there.ts';
import { type Client, openTestBank } from '../../testing/test-bank.ts';
import { anotherCode, byText } from '../../testing/test-challenges.ts';
import { addPasskeyRow, passkeyShown, testFactors } from '../../testing/test-factors.ts';
import { addProfile, testProfile } from '../../testing/test-member.ts';

const minute = 60_000;
const day = 24 * 60 * minute;
const over = { code: 'PROOF_OVER' };
const next = 'a lamp beside nine rivers';

describeOnEveryStore('a step-up for both factors', ({ open }) => {
  /** A member with a phone, and with a wish for another email. */
  async function bankWithMember({ withPhone = true } = {}) {
    const store = await open<Tables>();
    const bank = await openTestBank(store, { policy: livePolicy, factors: testFactors() });
    const member = await bank.addMember();
    await addProfile(bank.dependencies, member, withPhone ? {} : { phone: '' });
    const caller = await bank.callerOf(member);
    const client = bank.clientFor(caller);
    const byPassword = { method: 'password', password: member.password } as const;
    const ask = (asking: Client = client) =>
      asking.profile.update({ ...testProfile, email: 'new@example.com' });
    const show = (stepUp: StepUpId, proof: Proof) => client.stepUp.confirm({ stepUp, proof });
    const sendCode = async (stepUp: StepUpId) => {
      await client.stepUp.sendCode({ stepUp });
      const about = bank.dependencies.mailer.sent.at(-1)?.about;
      return about?.kind === 'code' ? about.code : '';
    };
    /** A step-up to which the password is shown. */
    const half = async () => {
      const { stepUp } = await stepUpOf(ask());
      await show(stepUp, byPassword);
      return stepUp;
    };
    const addPasskey = () =>
      addPasskeyRow(store, member.personId, { credential: 'laptop', name: 'Laptop' });
    return { bank, member, caller, client, byPassword, ask, show, sendCode, half, addPasskey };
  }

  test('the password comes first and then a code; then the request is carried out, once', async () => {
    const { bank, caller, byPassword, ask, show, sendCode } = await bankWithMember();
    const asked = await stepUpOf(ask());
    expect(asked).toMatchObject({ methods: [{ method: 'password' }], steps: 2 });
    const before = caller.sessionToken;
    expect(await show(asked.stepUp, byPassword)).toEqual({
      kind: 'code-needed',
      methods: [{ method: 'text', to: '(•••) •••-0177' }],
      expiresAt: asked.expiresAt,
    });
    expect(caller.sessionToken).toBe(before);
    const code = await sendCode(asked.stepUp);
    expect(await show(asked.stepUp, byText(code))).toEqual({
      kind: 'permitted',
      validUntil: bank.clock.now() + 5 * minute,
    });
    expect(caller.sessionToken).not.toBe(before);
    await expect(ask()).resolves.toMatchObject({ unconfirmed: { email: 'new@example.com' } });
    const records = await bank.store.db
      .selectFrom('audit_record')
      .select('facts')
      .where('action', '=', 'stepped-up')
      .execute();
    expect(records.map(({ facts }) => JSON.parse(facts) as unknown)).toMatchObject([
      { method: 'password+text' },
    ]);
  });

  test('without the password no code is sent, and none is good', async () => {
    const { ask, show, sendCode } = await bankWithMember();
    const { stepUp } = await stepUpOf(ask());
    await expect(sendCode(stepUp)).rejects.toMatchObject({ code: 'CODE_NOT_SENT' });
    await expect(show(stepUp, byText('000000'))).rejects.toMatchObject({
      code: 'PROOF_WRONG',
      data: { triesLeft: 4 },
    });
  });

  test('an attack: the password alone, shown twice or to two step-ups, permits nothing', async () => {
    const { byPassword, ask, show, half } = await bankWithMember();
    const stepUp = await half();
    await expect(ask()).rejects.toMatchObject(asksFirst);
    await expect(show(stepUp, byPassword)).rejects.toMatchObject({ code: 'PROOF_WRONG' });
    await half();
    await expect(ask()).rejects.toMatchObject(asksFirst);
  });

  test('an attack: of one password that is shown twice at the same time one half comes, and no permit', async () => {
    const { byPassword, ask, show } = await bankWithMember();
    const { stepUp } = await stepUpOf(ask());
    const shown = await Promise.allSettled([show(stepUp, byPassword), show(stepUp, byPassword)]);
    expect(shown.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    await expect(ask()).rejects.toMatchObject(asksFirst);
  });

  test('an attack: the half of another step-up or session is good for nothing', async () => {
    const { bank, member, ask, show, sendCode, half } = await bankWithMember();
    const first = await half();
    const second = await stepUpOf(ask());
    const code = await sendCode(first);
    await expect(show(second.stepUp, byText(code))).rejects.toMatchObject({ code: 'PROOF_WRONG' });
    const other = await bank.clientOf(member);
    await expect(
      other.stepUp.confirm({ stepUp: first, proof: byText(code) }),
    ).rejects.toMatchObject(over);
    await show(first, byText(code));
    await expect(ask(other)).rejects.toMatchObject(asksFirst);
  });

  test('the half is over with its step-up, ten minutes after it was asked for', async () => {
    const { bank, show, sendCode, half } = await bankWithMember();
    const stepUp = await half();
    await bank.clock.leap(9 * minute);
    const code = await sendCode(stepUp);
    await bank.clock.leap(minute);
    await expect(show(stepUp, byText(code))).rejects.toMatchObject(over);
  });

  test('password and code have five tries together, and the right password takes none of them', async () => {
    const { ask, show, sendCode, byPassword } = await bankWithMember();
    const { stepUp } = await stepUpOf(ask());
    const guess = { method: 'password', password: 'a guess of it' } as const;
    for (const triesLeft of [4, 3]) {
      await expect(show(stepUp, guess)).rejects.toMatchObject({ data: { triesLeft } });
    }
    await show(stepUp, byPassword);
    const code = await sendCode(stepUp);
    const wrong = byText(anotherCode(code));
    for (const triesLeft of [2, 1, 0]) {
      await expect(show(stepUp, wrong)).rejects.toMatchObject({ data: { triesLeft } });
    }
    await expect(show(stepUp, byText(code))).rejects.toMatchObject(over);
  });

  test('an attack: who knows the password guesses no more codes by showing it again and again', async () => {
    const { show, half } = await bankWithMember();
    let guesses = 0;
    for (let stepUps = 0; stepUps < 6; stepUps += 1) {
      const stepUp = await half().catch(() => null);
      for (let tries = 0; stepUp !== null && tries < 5; tries += 1) {
        const refused = await show(stepUp, byText('000000')).catch((error: unknown) => error);
        guesses += Number((refused as { code: string }).code === 'PROOF_WRONG');
      }
    }
    expect(guesses).toBe(15);
  });

  test('a passkey that has verified its user is both factors at once', async () => {
    const { ask, show, addPasskey } = await bankWithMember();
    await addPasskey();
    const { stepUp, methods } = await stepUpOf(ask());
    expect(methods.map(({ method }) => method)).toEqual(['passkey', 'password']);
    const options = methods[0]?.method === 'passkey' ? methods[0].options : {};
    const proof = { method: 'passkey', answer: passkeyShown(options, 'laptop') } as const;
    await expect(show(stepUp, proof)).resolves.toMatchObject({ kind: 'permitted' });
    await expect(ask()).resolves.toMatchObject({ unconfirmed: { email: 'new@example.com' } });
  });

  test('R-P3 a member with a phone who signs in without texts is sent one before they change how they are reached', async () => {
    const { bank, member, ask, show, byPassword, sendCode } = await bankWithMember();
    await bank.store.transact(({ trx }) => changeSettings(trx, member.personId, { two_factor: 0 }));
    const { stepUp, steps } = await stepUpOf(ask());
    expect(steps).toBe(2);
    await show(stepUp, byPassword);
    await show(stepUp, byText(await sendCode(stepUp)));
    await expect(ask()).resolves.toBeDefined();
  });

  test('R-P3 a member who has nothing besides the password waits a day, is told once, and has a day for it', async () => {
    const { bank, member, client, ask, byPassword } = await bankWithMember({ withPhone: false });
    await bank.store.transact(({ trx }) =>
      changeSettings(trx, member.personId, { notify_security: 0 }),
    );
    const from = bank.clock.now() + day;
    const later = { code: 'STEP_UP_LATER', data: { from, because: 'password-alone' } };
    await expect(ask()).rejects.toMatchObject(later);
    await bank.clock.advance(minute);
    await expect(client.security.makeRecoveryCodes({})).rejects.toMatchObject(later);
    await bank.clock.advance(minute);
    const told = bank.dependencies.mailer.taken.filter(({ about }) => about.kind === 'security');
    expect(told).toMatchObject([{ channel: 'email', about: { change: 'password-alone-waits' } }]);
    await bank.clock.leap(day);
    const again = await bank.clientOf(member);
    const { stepUp, methods, steps } = await stepUpOf(ask(again));
    expect({ methods, steps }).toEqual({ methods: [{ method: 'password' }], steps: 1 });
    await again.stepUp.confirm({ stepUp, proof: byPassword });
    await expect(ask(again)).resolves.toBeDefined();
    await bank.clock.leap(day);
    const lastly = await bank.clientOf(member);
    await expect(lastly.security.makeRecoveryCodes({})).rejects.toMatchObject({
      code: 'STEP_UP_LATER',
      data: { from: bank.clock.now() + day },
    });
  });

  test('what was shown before a step-up had a strength permits nothing any more', async () => {
    const { bank, ask, show, sendCode, half } = await bankWithMember();
    const stepUp = await half();
    await show(stepUp, byText(await sendCode(stepUp)));
    const older = { strength: null, password_shown_at: null };
    await bank.store.db.updateTable('challenge').set(older).execute();
    await expect(ask()).rejects.toMatchObject(asksFirst);
  });

  test('R-P2 a new password takes the second factor beside the current one, and no password again', async () => {
    const { client, byPassword, show, sendCode } = await bankWithMember();
    const change = () => client.password.change({ current: byPassword.password, next });
    const { stepUp, methods, permits } = await stepUpOf(change());
    expect(permits).toEqual({ kind: 'change-password' });
    expect(methods).toMatchObject([{ method: 'text' }]);
    await expect(show(stepUp, byPassword)).rejects.toMatchObject({ code: 'PROOF_WRONG' });
    await show(stepUp, byText(await sendCode(stepUp)));
    await expect(client.password.change({ current: 'a guess of it', next })).rejects.toMatchObject({
      code: 'CURRENT_PASSWORD_WRONG',
    });
    await expect(change()).resolves.toMatchObject({ otherSessionsEnded: 0 });
  });

  test('R-P3 turning text messages off takes a code beside the password', async () => {
    const { client, byPassword, show, sendCode } = await bankWithMember();
    const turnOff = () =>
      client.settings.setTwoFactor({ on: false, password: byPassword.password });
    const { stepUp, methods } = await stepUpOf(turnOff());
    expect(methods).toMatchObject([{ method: 'text' }]);
    await show(stepUp, byText(await sendCode(stepUp)));
    await expect(turnOff()).resolves.toMatchObject({ twoFactor: false });
  });
});
