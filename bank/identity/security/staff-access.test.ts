import { addProfile } from '../../testing/test-member.ts';
import type { LocalDate } from '#contract/time/time.ts';
import { expect, test } from 'vitest';
import { livePolicy } from '../../policy.ts';
import type { Tables } from '../../tables.ts';
import { audited } from '../../testing/audited.ts';
import { describeOnEveryStore } from '../../testing/on-every-store.ts';
import { openTestBank, type TestBank } from '../../testing/test-bank.ts';
import { testBrand } from '../../testing/test-ports.ts';
import { TestCaller } from '../../testing/test-caller.ts';
import { newMember, openNewMember } from '../../testing/test-enrolment.ts';
import { addPasskeyRow, passkeyShown, testFactors } from '../../testing/test-factors.ts';
import type { TestMember } from '../../testing/test-member.ts';

import { internal } from '../../testing/transfer-requests.ts';

const closed = {
  code: 'ACCESS_CLOSED',
  status: 403,
  defined: true,
  data: { phone: testBrand.phone },
};
const signedOut = { code: 'SIGNED_OUT' };
const over = { code: 'PROOF_OVER' };
const second = 1_000;

async function openBankWithMember(open: Parameters<typeof openTestBank>[0]) {
  const bank = await openTestBank(open, { factors: testFactors(), policy: livePolicy });
  const member = await bank.addMember({ username: 'jordan' });
  await addProfile(bank.dependencies, member);
  return { bank, member, jordan: { username: 'jordan' } };
}

function signIn(bank: TestBank, { username, password }: TestMember, caller = new TestCaller()) {
  return { caller, signedIn: bank.clientFor(caller).signIn({ username, password }) };
}

/** The code that was sent last, once so many messages were. */
async function codeSent(bank: TestBank, count: number): Promise<string> {
  const { sent } = bank.dependencies.mailer;
  await expect.poll(() => sent.length).toBe(count);
  const about = sent.at(-1)?.about;
  return about?.kind === 'code' ? about.code : '';
}

async function changesTold(bank: TestBank): Promise<unknown[]> {
  await bank.settle();
  return bank.dependencies.mailer.taken.flatMap(({ channel, about }) =>
    about.kind === 'security' ? [[channel, about.change]] : [],
  );
}

describeOnEveryStore('staff who end sessions', ({ open }) => {
  test('end all of a member, second steps under way and links, and leave browsers trusted', async () => {
    const { bank, member, jordan } = await openBankWithMember(await open<Tables>());
    const other = await bank.clientOf(await bank.addMember());
    const [phone, laptop] = [await bank.clientOf(member), await bank.clientOf(member)];
    const { caller, signedIn } = signIn(bank, member);
    await expect(signedIn).rejects.toMatchObject({ code: 'SECOND_STEP_NEEDED' });
    const halfWay = bank.clientFor(caller);
    await halfWay.secondStep.sendCode({});
    const code = await codeSent(bank, 1);
    await halfWay.passwordReset.ask({ username: 'jordan' });
    await bank.store.db
      .insertInto('known_browser')
      .values({
        person_id: member.personId,
        token_hash: 'trusted',
        id: 'trusted',
        device: '',
        first_used_at: 0,
        last_used_at: 0,
        trusted_until: bank.clock.now() + second,
      })
      .execute();

    expect(await bank.bank.staff.endSessions(jordan)).toEqual({
      kind: 'ended',
      displayName: 'Jordan Ellis',
      sessions: 2,
    });
    for (const client of [phone, laptop]) {
      await expect(client.whoAmI()).rejects.toMatchObject(signedOut);
    }
    await expect(
      halfWay.secondStep.finish({ proof: { method: 'text', code } }),
    ).rejects.toMatchObject(over);
    expect(await bank.store.db.selectFrom('password_reset').selectAll().execute()).toEqual([]);
    const browsers = await bank.store.db.selectFrom('known_browser').selectAll().execute();
    expect(browsers).toMatchObject([{ trusted_until: bank.clock.now() + second }]);
    await expect(other.whoAmI()).resolves.toBeDefined();
    expect((await audited(bank, member)).at(-1)).toBe('sessions-ended-by-staff');
    expect(await changesTold(bank)).toEqual([['email', 'sessions-ended-by-staff']]);
    await expect(signIn(bank, member).signedIn).rejects.toMatchObject({
      code: 'SECOND_STEP_NEEDED',
    });
  });

  test('end those of everybody, and tell nobody who had none', async () => {
    const { bank, member } = await openBankWithMember(await open<Tables>());
    const idle = await bank.addMember();
    const others = await Promise.all(Array.from({ length: 3 }, () => bank.addMember()));
    const clients = await Promise.all([member, ...others].map((one) => bank.clientOf(one)));
    expect(await bank.bank.staff.endAllSessions()).toEqual({ members: 4, sessions: 4 });
    for (const client of clients) await expect(client.whoAmI()).rejects.toMatchObject(signedOut);
    expect(await audited(bank, idle)).toEqual([]);
    expect(await bank.bank.staff.endAllSessions()).toEqual({ members: 0, sessions: 0 });
  });

  test('of somebody who is signed in through another process end them within a second', async () => {
    const { bank, member, jordan } = await openBankWithMember(await open<Tables>());
    const client = await bank.clientOf(member);
    await client.whoAmI();
    const command = bank.beside();
    await command.bank.staff.endSessions(jordan);
    await bank.clock.leap(second);
    await expect(client.whoAmI()).rejects.toMatchObject(signedOut);
  });

  test('do nothing to a member whom nobody knows', async () => {
    const { bank } = await openBankWithMember(await open<Tables>());
    const { staff } = bank.bank;
    const unknown = { kind: 'unknown-member' };
    expect(await staff.endSessions({ username: 'nobody' })).toEqual(unknown);
    expect(await staff.closeAccess({ memberNumber: 'JC-1' }, 'Asked by phone')).toEqual(unknown);
    expect(await staff.openAccess({ username: '' })).toEqual(unknown);
  });
});

describeOnEveryStore('access that staff have closed', ({ open }) => {
  test('ends what is open, and who has the right password is told whom to call', async () => {
    const { bank, member, jordan } = await openBankWithMember(await open<Tables>());
    const client = await bank.clientOf(member);
    expect(await bank.bank.staff.closeAccess(jordan, ' Lost phone ')).toEqual({
      kind: 'closed',
      displayName: 'Jordan Ellis',
      sessions: 1,
    });
    await expect(client.whoAmI()).rejects.toMatchObject(signedOut);
    const { caller, signedIn } = signIn(bank, member);
    await expect(signedIn).rejects.toMatchObject(closed);
    expect([caller.sessionToken, caller.stepToken, caller.browserToken]).toEqual([
      null,
      null,
      null,
    ]);
    expect(await audited(bank, member)).toEqual(['sign-in', 'access-closed', 'sign-in-refused']);
    const { facts } = await bank.store.db
      .selectFrom('audit_record')
      .select('facts')
      .where('action', '=', 'access-closed')
      .executeTakeFirstOrThrow();
    expect(JSON.parse(facts)).toEqual({ reason: 'Lost phone', sessionsEnded: 1 });
    expect(await changesTold(bank)).toEqual([['email', 'access-closed']]);
  });

  test('R-L4 shows to nobody who has not the right password', async () => {
    const { bank, member, jordan } = await openBankWithMember(await open<Tables>());
    await bank.bank.staff.closeAccess(jordan, 'Lost phone');
    const answerTo = async (username: string) =>
      await signIn(bank, { ...member, username, password: 'a guess' }).signedIn.catch(
        (error: unknown) => JSON.stringify(error),
      );
    expect(await answerTo('jordan')).toBe(await answerTo('nobody'));
    const client = bank.clientFor(new TestCaller());
    expect(await client.passwordReset.ask({ username: 'jordan' })).toEqual(
      await client.passwordReset.ask({ username: 'nobody' }),
    );
    expect(bank.dependencies.mailer.sent).toEqual([]);
  });

  test('is closed for a passkey, and for a second step that was under way', async () => {
    const { bank, member, jordan } = await openBankWithMember(await open<Tables>());
    await addPasskeyRow(bank.store, member.personId, { credential: 'mine' });
    const { caller, signedIn } = signIn(bank, member);
    await expect(signedIn).rejects.toMatchObject({ code: 'SECOND_STEP_NEEDED' });
    const halfWay = bank.clientFor(caller);
    await halfWay.secondStep.sendCode({});
    const code = await codeSent(bank, 1);
    const withPasskey = new TestCaller();
    const { options } = await bank.clientFor(withPasskey).passkeySignIn.begin({});
    await bank.bank.staff.closeAccess(jordan, 'Lost phone');

    await expect(
      halfWay.secondStep.finish({ proof: { method: 'text', code } }),
    ).rejects.toMatchObject(over);
    await expect(
      bank.clientFor(withPasskey).passkeySignIn.finish({ answer: passkeyShown(options, 'mine') }),
    ).rejects.toMatchObject(closed);
    expect([caller.sessionToken, withPasskey.sessionToken]).toEqual([null, null]);
  });

  test('is opened neither by a link that was sent before nor by one that is asked for', async () => {
    const { bank, member, jordan } = await openBankWithMember(await open<Tables>());
    const client = bank.clientFor(new TestCaller());
    await client.passwordReset.ask({ username: 'jordan' });
    const { sent } = bank.dependencies.mailer;
    await expect.poll(() => sent.length).toBe(1);
    const about = sent[0]?.about;
    const token = about?.kind === 'password-reset' ? about.token : '';
    await bank.bank.staff.closeAccess(jordan, 'Lost phone');
    const password = 'a lamp beside nine rivers';
    await expect(client.passwordReset.finish({ token, password })).rejects.toMatchObject({
      code: 'LINK_NOT_GOOD',
    });
    await client.passwordReset.ask({ username: 'jordan' });
    const links = await bank.store.db.selectFrom('password_reset').selectAll().execute();
    expect(links).toMatchObject([{ person_id: null }]);
    await expect(signIn(bank, member).signedIn).rejects.toMatchObject(closed);
  });

  test('of a member who has not come on-line lets nobody activate it, with a code that was sent neither', async () => {
    const { bank } = await openBankWithMember(await open<Tables>());
    await openNewMember(bank.dependencies);
    const { memberNumber } = newMember;
    const known = { memberNumber, birthDate: newMember.birthDate as LocalDate };
    const chosen = { username: 'ellis', password: 'a lamp beside nine rivers' };
    const before = bank.clientFor(new TestCaller());
    await before.enrolment.begin(known);
    const code = await codeSent(bank, 1);
    expect(
      await bank.bank.staff.closeAccess({ memberNumber: ' jc 004 821' }, 'Opened twice'),
    ).toMatchObject({ kind: 'closed', sessions: 0 });

    await expect(before.enrolment.finish({ code, ...chosen })).rejects.toMatchObject(over);
    const after = bank.clientFor(new TestCaller());
    await after.enrolment.begin(known);
    await expect(after.enrolment.finish({ code, ...chosen })).rejects.toMatchObject({
      code: 'PROOF_WRONG',
    });
    expect(bank.dependencies.mailer.sent).toHaveLength(1);

    expect(await bank.bank.staff.openAccess({ memberNumber })).toMatchObject({ kind: 'opened' });
    const again = bank.clientFor(new TestCaller());
    await again.enrolment.begin(known);
    await again.enrolment.finish({ code: await codeSent(bank, 2), ...chosen });
    await expect(again.whoAmI()).resolves.toBeDefined();
  });

  test('does not come to life for a session that began while it was being closed', async () => {
    const { bank, member, jordan } = await openBankWithMember(await open<Tables>());
    const client = await bank.clientOf(member);
    await bank.bank.staff.closeAccess(jordan, 'Lost phone');
    await bank.store.db.updateTable('session').set({ ended_at: null }).execute();
    await expect(client.whoAmI()).rejects.toMatchObject(signedOut);
    await bank.bank.staff.openAccess(jordan);
    await expect(client.whoAmI()).rejects.toMatchObject(signedOut);
  });

  test('stops no money that was scheduled before', async () => {
    const { bank, member, jordan } = await openBankWithMember(await open<Tables>());
    const client = await bank.clientOf(member);
    const schedule = { transfer: internal(25_00), date: '2026-03-03' as LocalDate };
    await client.scheduledTransfers.schedule({ intentKey: bank.newKey(), schedule });
    await bank.bank.staff.closeAccess(jordan, 'Lost phone');
    await bank.clock.leap(2 * 24 * 60 * 60 * second);
    await expect
      .poll(async () => {
        await bank.settle();
        return await bank.store.db.selectFrom('transfer').select(['amount', 'status']).execute();
      })
      .toEqual([{ amount: 25_00, status: 'completed' }]);
  });

  test('is closed once and for a reason, and opened again', async () => {
    const { bank, member, jordan } = await openBankWithMember(await open<Tables>());
    const { staff } = bank.bank;
    for (const reason of [' ', 'x'.repeat(501)]) {
      expect(await staff.closeAccess(jordan, reason)).toEqual({ kind: 'reason-wrong', most: 500 });
    }
    expect(await staff.openAccess(jordan)).toMatchObject({ kind: 'not-closed' });
    expect(await staff.closeAccess(jordan, 'Lost phone')).toMatchObject({ kind: 'closed' });
    expect(await staff.closeAccess(jordan, 'Once more')).toMatchObject({ kind: 'closed-before' });
    expect(await staff.openAccess(jordan)).toMatchObject({ kind: 'opened' });
    expect(await audited(bank, member)).toEqual(['access-closed', 'access-opened']);
    await expect(signIn(bank, member).signedIn).rejects.toMatchObject({
      code: 'SECOND_STEP_NEEDED',
    });
  });

  test('stands in the member’s security log, without the reason', async () => {
    const { bank, member, jordan } = await openBankWithMember(await open<Tables>());
    await bank.bank.staff.closeAccess(jordan, 'Lost phone');
    await expect(signIn(bank, member).signedIn).rejects.toMatchObject(closed);
    await bank.bank.staff.openAccess(jordan);
    await bank.bank.staff.endSessions(jordan);
    const log = await (await bank.clientOf(member)).security.log({});
    expect(log.entries.map(({ act }) => act)).toEqual([
      'signed-in',
      'sessions-ended-by-staff',
      'access-opened',
      'sign-in-refused',
      'access-closed',
    ]);
    expect(JSON.stringify(log)).not.toContain('Lost phone');
  });
});
