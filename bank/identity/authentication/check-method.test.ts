import { describe, expect, test } from 'vitest';
import type { Proof } from '#contract/identity/authentication/factors.ts';
import type { Tables } from '../../tables.ts';
import { dumpTables } from '../../testing/test-tables.ts';
import { describeOnEveryStore } from '../../testing/on-every-store.ts';
import {
  anotherCode,
  appCode,
  byApp,
  byPasskey,
  byRecoveryCode,
  openChallengesBank,
  passkeyOptions,
  recoveryCode,
} from '../../testing/test-challenges.ts';

const minute = 60_000;
const over = { kind: 'over' };

describeOnEveryStore('a challenge is passed', ({ open }) => {
  describe('by an authenticator app', () => {
    test('is passed with its code', async () => {
      const { begin, show, clock, addAuthenticator } = await openChallengesBank(
        await open<Tables>(),
      );
      await addAuthenticator();
      expect((await begin()).methods.map(({ method }) => method)).toEqual([
        'authenticator',
        'text',
      ]);
      expect(await show(byApp(appCode(clock.now())))).toMatchObject({
        kind: 'passed',
        method: 'authenticator',
      });
    });

    test('a code passes one challenge, whichever', async () => {
      const { begin, show, clock, addAuthenticator } = await openChallengesBank(
        await open<Tables>(),
      );
      await addAuthenticator();
      const code = appCode(clock.now());
      await begin();
      expect(await show(byApp(code))).toMatchObject({ kind: 'passed' });
      await begin();
      expect(await show(byApp(code))).toMatchObject({ kind: 'wrong' });
      expect(await show(byApp(appCode(clock.now(), 1)))).toMatchObject({ kind: 'passed' });
    });

    test('a code of a step before the last one used passes nothing', async () => {
      const { begin, show, clock, addAuthenticator } = await openChallengesBank(
        await open<Tables>(),
      );
      await addAuthenticator();
      await begin();
      expect(await show(byApp(appCode(clock.now(), 1)))).toMatchObject({ kind: 'passed' });
      await begin();
      for (const step of [-1, 0, 1]) {
        expect(await show(byApp(appCode(clock.now(), step)))).toMatchObject({ kind: 'wrong' });
      }
    });

    test('of two challenges at the same moment one code passes one', async () => {
      const { begin, show, clock, addAuthenticator } = await openChallengesBank(
        await open<Tables>(),
      );
      await addAuthenticator();
      const [one, other] = [await begin({ holder: 'one' }), await begin({ holder: 'other' })];
      const code = appCode(clock.now());
      const outcomes = await Promise.all([
        show(byApp(code), { holder: 'one', id: one.id }),
        show(byApp(code), { holder: 'other', id: other.id }),
      ]);
      expect(outcomes.map(({ kind }) => kind).toSorted()).toEqual(['passed', 'wrong']);
    });

    test('a member without an app does not pass with the code of one', async () => {
      const { begin, show, clock } = await openChallengesBank(await open<Tables>());
      await begin();
      expect(await show(byApp(appCode(clock.now())))).toMatchObject({ kind: 'wrong' });
    });

    test('codes are guessed fifteen times, then there is a wait, however many challenges there are', async () => {
      const { begin, show, clock, addAuthenticator } = await openChallengesBank(
        await open<Tables>(),
      );
      await addAuthenticator();
      const wrong = anotherCode(appCode(clock.now()));
      for (let challenge = 0; challenge < 3; challenge += 1) {
        await begin();
        for (let guess = 0; guess < 5; guess += 1) {
          expect(await show(byApp(wrong))).toMatchObject({ kind: 'wrong' });
        }
      }
      await begin();
      expect(await show(byApp(appCode(clock.now())))).toEqual(over);
      await clock.leap(minute);
      expect(await show(byApp(appCode(clock.now())))).toMatchObject({ kind: 'passed' });
    });
  });

  describe('by a recovery code', () => {
    test('is passed with it, once', async () => {
      const { begin, show, addRecoveryCode } = await openChallengesBank(await open<Tables>());
      await addRecoveryCode();
      expect((await begin()).methods.map(({ method }) => method)).toEqual([
        'text',
        'recovery-code',
      ]);
      expect(await show(byRecoveryCode(recoveryCode.toLowerCase()))).toMatchObject({
        kind: 'passed',
      });
      await begin();
      expect(await show(byRecoveryCode())).toMatchObject({ kind: 'wrong' });
    });

    test('of two challenges at the same moment one is passed', async () => {
      const { begin, show, addRecoveryCode } = await openChallengesBank(await open<Tables>());
      await addRecoveryCode();
      await begin({ holder: 'one' });
      await begin({ holder: 'other' });
      const outcomes = await Promise.all([
        show(byRecoveryCode(), { holder: 'one' }),
        show(byRecoveryCode(), { holder: 'other' }),
      ]);
      expect(outcomes.map(({ kind }) => kind).toSorted()).toEqual(['passed', 'wrong']);
    });

    test('that of somebody else passes nothing, and is not used up', async () => {
      const {
        test: bank,
        begin,
        show,
        addRecoveryCode,
      } = await openChallengesBank(await open<Tables>());
      const other = await bank.addMember();
      await addRecoveryCode(other.personId);
      await begin();
      expect(await show(byRecoveryCode())).toMatchObject({ kind: 'wrong' });
      const { recovery_code } = await dumpTables(bank.store);
      expect(recovery_code?.[0]).toContain('"used_at":null');
    });

    test('passes no step-up', async () => {
      const { begin, show, addRecoveryCode } = await openChallengesBank(await open<Tables>());
      await addRecoveryCode();
      const stepUp = { purpose: 'step-up', holder: 'session' } as const;
      await begin({ ...stepUp, actHash: 'act' });
      expect(await show(byRecoveryCode(), stepUp)).toMatchObject({ kind: 'wrong' });
    });
  });

  describe('by a passkey', () => {
    test('is passed with the answer to it', async () => {
      const { begin, show, addPasskey, member } = await openChallengesBank(await open<Tables>());
      await addPasskey('mine');
      const opened = await begin();
      expect(await show(byPasskey(opened, 'mine'))).toMatchObject({
        kind: 'passed',
        method: 'passkey',
        challenge: { person_id: member.personId },
      });
    });

    test('the answer to another challenge passes nothing', async () => {
      const { begin, show, addPasskey } = await openChallengesBank(await open<Tables>());
      await addPasskey('mine');
      const before = await begin();
      await begin();
      expect(await show(byPasskey(before, 'mine'))).toMatchObject({ kind: 'wrong' });
    });

    test('the passkey of somebody else passes nothing, nor does one that nobody has', async () => {
      const {
        test: bank,
        begin,
        show,
        addPasskey,
      } = await openChallengesBank(await open<Tables>());
      await addPasskey('mine');
      const other = await bank.addMember();
      await addPasskey('theirs', 0, other.personId);
      const opened = await begin();
      for (const id of ['theirs', 'unknown']) {
        expect(await show(byPasskey(opened, id))).toMatchObject({ kind: 'wrong' });
      }
    });

    test.each([
      [5, 6, 'passed'],
      [5, 5, 'wrong'],
      [5, 4, 'wrong'],
      [5, 0, 'wrong'],
      [0, 0, 'passed'],
      [0, 1, 'passed'],
    ])(
      'one that counted %i and now counts %i is %s: a copy counts backwards',
      async (before, now, kind) => {
        const { begin, show, addPasskey } = await openChallengesBank(await open<Tables>());
        await addPasskey('mine', before);
        const opened = await begin();
        expect(await show(byPasskey(opened, 'mine', now))).toMatchObject({ kind });
      },
    );

    test('says by itself whose it is', async () => {
      const { begin, show, addPasskey, member } = await openChallengesBank(await open<Tables>());
      await addPasskey('mine');
      const alone = { purpose: 'passkey-sign-in' } as const;
      const opened = await begin({ ...alone, personId: null });
      expect(passkeyOptions(opened)['allowCredentials']).toEqual([]);
      expect(await show(byPasskey(opened, 'mine'), alone)).toMatchObject({
        kind: 'passed',
        challenge: { person_id: member.personId },
      });
    });
  });

  describe('by the password', () => {
    const stepUp = { purpose: 'step-up', holder: 'session' } as const;
    const password = (typed: string): Proof => ({ method: 'password', password: typed });

    test('is passed in a step-up of a member who has nothing else', async () => {
      const { test: bank, begin, show } = await openChallengesBank(await open<Tables>());
      const bare = await bank.addMember();
      const { methods } = await begin({ ...stepUp, personId: bare.personId, actHash: 'act' });
      expect(methods).toEqual([{ method: 'password' }]);
      expect(await show(password('wrong'), stepUp)).toMatchObject({ kind: 'wrong' });
      expect(await show(password(bare.password), stepUp)).toMatchObject({
        kind: 'passed',
        challenge: { act_hash: 'act' },
      });
    });

    test('is not passed by a member who has a phone', async () => {
      const { begin, show, member } = await openChallengesBank(await open<Tables>());
      await begin({ ...stepUp, actHash: 'act' });
      expect(await show(password(member.password), stepUp)).toMatchObject({ kind: 'wrong' });
    });

    test('passes no second step', async () => {
      const { test: bank, begin, show } = await openChallengesBank(await open<Tables>());
      const bare = await bank.addMember();
      await begin({ personId: bare.personId });
      expect(await show(password(bare.password))).toMatchObject({ kind: 'wrong' });
    });
  });
});
