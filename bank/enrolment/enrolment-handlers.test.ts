import { describeOnEveryStore } from '../testing/on-every-store.ts';
import { expect, test } from 'vitest';
import type { LocalDate } from '#contract/time/time.ts';
import { livePolicy } from '../policy.ts';
import type { Tables } from '../tables.ts';
import { dumpTables } from '../testing/test-tables.ts';
import { listened } from '../testing/listened-store.ts';
import { longSessions, openTestBank, type TestBank } from '../testing/test-bank.ts';
import { TestCaller } from '../testing/test-caller.ts';
import { newMember, openNewMember } from '../testing/test-enrolment.ts';

const minute = 60_000;
const birthDate = newMember.birthDate as LocalDate;
const known = { memberNumber: newMember.memberNumber, birthDate };
const chosen = { username: 'jordan', password: 'a lamp beside nine rivers' };
const over = { code: 'PROOF_OVER', status: 409, defined: true };

describeOnEveryStore('activating online banking', ({ open }) => {
  async function bankWithNewMember(change: Partial<typeof newMember> = {}) {
    const bank = await openTestBank(await open<Tables>(), {
      policy: { ...livePolicy, ...longSessions },
    });
    await openNewMember(bank.dependencies, change);
    const caller = new TestCaller();
    return { bank, caller, client: bank.clientFor(caller) };
  }

  /** The code that was sent last, once so many messages were. */
  async function codeSent(bank: TestBank, count = 1): Promise<string> {
    const { sent } = bank.dependencies.mailer;
    await expect.poll(() => sent.length).toBe(count);
    const about = sent.at(-1)?.about;
    return about?.kind === 'code' ? about.code : '';
  }

  /** A browser in which the code for the member was asked for, and the code. */
  async function begun(bank: TestBank, count = 1) {
    const caller = new TestCaller();
    const client = bank.clientFor(caller);
    await client.enrolment.begin(known);
    return { caller, client, code: await codeSent(bank, count) };
  }

  const anotherCode = (code: string) => (code === '000000' ? '000001' : '000000');

  test('Member number, birth date and the code open online banking, and the member is signed in', async () => {
    const { bank, caller, client } = await bankWithNewMember();
    expect(await client.enrolment.begin(known)).toEqual({
      expiresAt: bank.clock.now() + 10 * minute,
    });
    const code = await codeSent(bank);
    expect(bank.dependencies.mailer.sent[0]).toMatchObject({
      channel: 'sms',
      to: '(518) 555-0177',
      about: { kind: 'code', purpose: 'enrolment' },
    });
    const { member } = await client.enrolment.finish({ code, ...chosen });
    expect(member).toMatchObject({ username: 'jordan', displayName: 'Jordan Ellis' });
    expect(caller.stepToken).toBeNull();
    expect(await client.whoAmI()).toEqual({ member });
    const { accounts } = await client.accounts.list();
    expect(accounts).toMatchObject([
      { id: 'checking', balance: 0 },
      { id: 'savings', balance: 0 },
    ]);
  });

  test('Afterwards the member signs in with what they have chosen, and the second step', async () => {
    const { bank } = await bankWithNewMember();
    const { client, code } = await begun(bank);
    await client.enrolment.finish({ code, ...chosen });
    const signedIn = bank.clientFor(new TestCaller()).signIn(chosen);
    await expect(signedIn).rejects.toMatchObject({
      code: 'SECOND_STEP_NEEDED',
      data: { methods: [{ method: 'text' }] },
    });
  });

  test('The phone that codes go to has shown one before', async () => {
    const { bank } = await bankWithNewMember();
    const { client, code } = await begun(bank);
    await client.enrolment.finish({ code, ...chosen });
    const later = bank.clientFor(new TestCaller());
    await expect(later.signIn(chosen)).rejects.toMatchObject({ code: 'SECOND_STEP_NEEDED' });
    await later.secondStep.sendCode({});
    const [first, second] = bank.dependencies.mailer.sent.map(({ channel, to }) => [channel, to]);
    expect(second).toEqual(first);
    expect(second?.[0]).toBe('sms');
  });

  test('Without a phone on file the code goes to the email', async () => {
    const { bank, client } = await bankWithNewMember({ phone: '' });
    await client.enrolment.begin(known);
    const code = await codeSent(bank);
    expect(bank.dependencies.mailer.sent[0]).toMatchObject({
      channel: 'email',
      to: newMember.email,
    });
    await expect(client.enrolment.finish({ code, ...chosen })).resolves.toBeDefined();
  });

  test('The member number may be written in any way', async () => {
    const { bank, client } = await bankWithNewMember();
    await client.enrolment.begin({ ...known, memberNumber: ' jc 004 821' });
    await expect(codeSent(bank)).resolves.toMatch(/^\d{6}$/);
  });

  test.each([
    ['a member number that nobody has', { memberNumber: 'JC-1' }],
    ['another birth date', { birthDate: '1984-05-18' as LocalDate }],
    ['a pattern for a member number', { memberNumber: 'JC%' }],
  ])(
    'R-L4 for %s the answer is the same, nothing is sent, and no code is right',
    async (_, change) => {
      const { bank, caller, client } = await bankWithNewMember();
      expect(await client.enrolment.begin({ ...known, ...change })).toEqual({
        expiresAt: bank.clock.now() + 10 * minute,
      });
      expect(caller.stepToken).toMatch(/^[\da-f]{64}$/);
      // A message to the member, sent afterwards, would have come later than any message to a non-member.
      const { code } = await begun(bank);
      await expect(client.enrolment.finish({ code, ...chosen })).rejects.toMatchObject({
        code: 'PROOF_WRONG',
        data: { triesLeft: 4 },
      });
    },
  );

  test('R-L4 whether somebody is known shows in nothing that a wrong code is answered', async () => {
    const { bank } = await bankWithNewMember();
    const answersTo = async (details: typeof known) => {
      const caller = new TestCaller();
      const client = bank.clientFor(caller);
      await client.enrolment.begin(details);
      await bank.clock.advance(1);
      const answers: unknown[] = [];
      for (let count = 0; count < 6; count += 1) {
        const [result] = await Promise.allSettled([
          client.enrolment.finish({ code: 'no code', ...chosen }),
        ]);
        answers.push(result.status === 'rejected' ? JSON.stringify(result.reason) : 'done');
      }
      return [...answers, caller.stepToken];
    };
    const nobody = await answersTo({ ...known, memberNumber: 'JC-1' });
    expect(nobody).toEqual(await answersTo(known));
    expect(nobody.at(-1)).toBeNull();
  });

  test('R-L4 for nobody the same statements reach the store as for a member', async () => {
    const plain = await open<Tables>();
    const { store, statements } = listened(plain);
    const bank = await openTestBank(store, { policy: livePolicy });
    await openNewMember(bank.dependencies);
    const codesWritten = async () => {
      const challenges = plain.db.selectFrom('challenge').select('code_hash');
      return (await challenges.where('code_hash', 'is not', null).execute()).length;
    };
    const during = async (memberNumber: string) => {
      const before = statements();
      const written = await codesWritten();
      const client = bank.clientFor(new TestCaller());
      await client.enrolment.begin({ ...known, memberNumber });
      await expect.poll(codesWritten).toBe(written + 1);
      for (let count = 0; count < 6; count += 1) {
        const asked = client.enrolment.finish({ code: 'no code', ...chosen });
        await expect(asked).rejects.toBeDefined();
      }
      return statements() - before;
    };
    const ofMember = await during(known.memberNumber);
    expect(ofMember).toBeGreaterThan(30);
    expect(await during('JC-1')).toBe(ofMember);
  });

  test('R-L4 the user name is looked at only once the code is right', async () => {
    const { bank } = await bankWithNewMember();
    await bank.addMember({ username: 'robin' });
    const { client, code } = await begun(bank);
    await expect(
      client.enrolment.finish({ code: anotherCode(code), ...chosen, username: 'robin' }),
    ).rejects.toMatchObject({ code: 'PROOF_WRONG' });
  });

  test.each([
    [{ username: 'robin' }, { code: 'USERNAME_TAKEN', status: 409 }],
    [{ username: ' ROBIN ' }, { code: 'USERNAME_TAKEN' }],
    [{ username: 'abc' }, { code: 'USERNAME_WRONG', status: 422 }],
    [{ password: 'tiny' }, { code: 'PASSWORD_TOO_SHORT', data: { least: 15 } }],
    [{ password: 'passwordpassword' }, { code: 'PASSWORD_TOO_EASY', data: { because: 'common' } }],
    [
      { password: 'jordan ellis 1984' },
      { code: 'PASSWORD_TOO_EASY', data: { because: 'about-you' } },
    ],
    [
      { username: 'heronpond', password: 'heronpond heronpond' },
      { code: 'PASSWORD_TOO_EASY', data: { because: 'about-you' } },
    ],
  ])(
    '%j is refused, and the member chooses again without another code',
    async (change, refusal) => {
      const { bank } = await bankWithNewMember();
      await bank.addMember({ username: 'robin' });
      const { client, code } = await begun(bank);
      await expect(client.enrolment.finish({ code, ...chosen, ...change })).rejects.toMatchObject({
        ...refusal,
        defined: true,
      });
      await expect(client.enrolment.finish({ code, ...chosen })).resolves.toBeDefined();
    },
  );

  test('Of two who choose the same user name at the same moment one gets it', async () => {
    const { bank } = await bankWithNewMember();
    await openNewMember(bank.dependencies, { memberNumber: 'JC-2', phone: '(518) 555-0178' });
    const first = await begun(bank);
    const caller = new TestCaller();
    const other = bank.clientFor(caller);
    await other.enrolment.begin({ ...known, memberNumber: 'JC-2' });
    const code = await codeSent(bank, 2);
    const results = await Promise.allSettled([
      first.client.enrolment.finish({ code: first.code, ...chosen }),
      other.enrolment.finish({ code, ...chosen }),
    ]);
    expect(results.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    expect(results.find(({ status }) => status === 'rejected')).toMatchObject({
      reason: { code: 'USERNAME_TAKEN', defined: true },
    });
    expect(bank.log.lines).toEqual([]);
  });

  test('A code is good once: the same browser cannot activate again', async () => {
    const { bank } = await bankWithNewMember();
    const { caller, client, code } = await begun(bank);
    const { stepToken } = caller;
    await client.enrolment.finish({ code, ...chosen });
    const replay = new TestCaller();
    replay.stepToken = stepToken;
    await expect(
      bank.clientFor(replay).enrolment.finish({ code, ...chosen }),
    ).rejects.toMatchObject(over);
    expect([replay.sessionToken, replay.stepToken]).toEqual([null, null]);
  });

  test('Of two browsers that have shown a code for the same member one activates', async () => {
    const { bank } = await bankWithNewMember();
    const first = await begun(bank);
    const second = await begun(bank, 2);
    await first.client.enrolment.finish({ code: first.code, ...chosen });
    await expect(
      second.client.enrolment.finish({ code: second.code, ...chosen, username: 'second' }),
    ).rejects.toMatchObject(over);
    expect(second.caller.sessionToken).toBeNull();
    await expect(first.client.whoAmI()).resolves.toBeDefined();
  });

  test('A member who has come on-line is refused as an unknown one is', async () => {
    const { bank } = await bankWithNewMember();
    const { client, code } = await begun(bank);
    await client.enrolment.finish({ code, ...chosen });
    const caller = new TestCaller();
    expect(await bank.clientFor(caller).enrolment.begin(known)).toEqual({
      expiresAt: bank.clock.now() + 10 * minute,
    });
    await openNewMember(bank.dependencies, { memberNumber: 'JC-2', phone: '(518) 555-0178' });
    await bank.clientFor(new TestCaller()).enrolment.begin({ ...known, memberNumber: 'JC-2' });
    const { sent } = bank.dependencies.mailer;
    await expect.poll(() => sent.at(-1)?.to).toBe('(518) 555-0178');
    expect(sent).toHaveLength(2);
    await expect(
      bank.clientFor(caller).enrolment.finish({ code, ...chosen, username: 'again' }),
    ).rejects.toMatchObject({ code: 'PROOF_WRONG' });
  });

  test('The code of one browser is good for nothing in another, nor after its time', async () => {
    const { bank } = await bankWithNewMember();
    const { client, code } = await begun(bank);
    for (const stepToken of [null, 'f'.repeat(64)]) {
      const caller = new TestCaller();
      caller.stepToken = stepToken;
      await expect(
        bank.clientFor(caller).enrolment.finish({ code, ...chosen }),
      ).rejects.toMatchObject(over);
    }
    await bank.clock.leap(10 * minute);
    await expect(client.enrolment.finish({ code, ...chosen })).rejects.toMatchObject(over);
  });

  test('A step token of signing in opens nothing here', async () => {
    const { bank } = await bankWithNewMember();
    const { client, code } = await begun(bank);
    await client.enrolment.finish({ code, ...chosen });
    const caller = new TestCaller();
    await expect(bank.clientFor(caller).signIn(chosen)).rejects.toMatchObject({
      code: 'SECOND_STEP_NEEDED',
    });
    await expect(
      bank.clientFor(caller).enrolment.finish({ code, ...chosen, username: 'another' }),
    ).rejects.toMatchObject(over);
  });

  test('Guessing birth dates is held up, for a member number that nobody has alike', async () => {
    const { bank } = await bankWithNewMember();
    for (const memberNumber of [known.memberNumber, 'JC-1']) {
      const answers: unknown[] = [];
      for (let day = 1; day <= 6; day += 1) {
        const [result] = await Promise.allSettled([
          bank
            .clientFor(new TestCaller())
            .enrolment.begin({ memberNumber, birthDate: `1990-01-0${day}` as LocalDate }),
        ]);
        answers.push(result.status === 'rejected' ? (result.reason as unknown) : 'answered');
      }
      expect(answers.slice(0, 5)).toEqual(Array.from({ length: 5 }, () => 'answered'));
      expect(answers[5]).toMatchObject({ code: 'TOO_MANY_TRIES', defined: true });
    }
  });

  test('The audit says that the member came on-line; code, password and birth date stand in no log', async () => {
    const { bank } = await bankWithNewMember();
    const { client, code } = await begun(bank);
    await client.enrolment.finish({ code, ...chosen });
    const actions = await bank.store.db
      .selectFrom('audit_record')
      .select('action')
      .orderBy('sequence')
      .execute();
    expect(actions.map(({ action }) => action)).toEqual(['member-opened', 'activated', 'sign-in']);
    const { credential: _, enrolment: __, ...others } = await dumpTables(bank.store);
    const written = JSON.stringify([others, bank.log.lines]);
    for (const secret of [code, chosen.password, birthDate]) {
      expect(written).not.toContain(secret);
    }
  });
});
