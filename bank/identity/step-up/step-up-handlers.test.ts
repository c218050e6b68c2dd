import { expect, test } from 'vitest';
import { livePolicy } from '../../policy.ts';
import type { Tables } from '../../tables.ts';
import { describeOnEveryStore } from '../../testing/on-every-store.ts';
import { asksFirst, stepUpOf } from '../../testing/show-who-is-there.ts';
import { openTestBank } from '../../testing/test-bank.ts';
import { TestCaller } from '../../testing/test-caller.ts';
import { addProfile } from '../../testing/test-member.ts';
import { zelle } from '../../testing/transfer-requests.ts';

const minute = 60_000;

describeOnEveryStore('showing who is there', ({ open }) => {
  /** A member with a phone known to the bank, and a risky request. */
  async function bankWithMember() {
    const bank = await openTestBank(await open<Tables>(), { policy: livePolicy });
    const member = await bank.addMember({ accounts: { checking: 9_000_00, savings: 0 } });
    await addProfile(bank.dependencies, member);
    const caller = await bank.callerOf(member);
    const client = bank.clientFor(caller);
    const { mailer } = bank.dependencies;
    const send = (amount = 2_000_00, asking = client) =>
      asking.transfers.create({ intentKey: bank.newKey(), transfer: zelle(amount) });
    const sendCode = async (stepUp: Awaited<ReturnType<typeof stepUpOf>>['stepUp']) => {
      const answer = await client.stepUp.sendCode({ stepUp });
      const about = mailer.sent.at(-1)?.about;
      return { answer, code: about?.kind === 'code' ? about.code : '' };
    };
    const auditOf = async () =>
      await bank.store.db
        .selectFrom('audit_record')
        .select(['action', 'facts'])
        .where('person_id', '=', member.personId)
        .where('action', 'like', 'step%')
        .orderBy('sequence')
        .execute();
    return { bank, member, caller, client, mailer, send, sendCode, auditOf };
  }

  test('whose phone is known gets six digits there, and nothing else will do', async () => {
    const { bank, member, client, mailer, send, sendCode } = await bankWithMember();
    const { stepUp, methods } = await stepUpOf(send());
    expect(methods).toEqual([{ method: 'text', to: '(•••) •••-0177' }]);
    expect(mailer.sent).toEqual([]);
    const { answer, code } = await sendCode(stepUp);
    expect(answer).toEqual({
      to: '(•••) •••-0177',
      expiresAt: bank.clock.now() + 10 * minute,
      nextAt: bank.clock.now() + minute / 2,
    });
    expect(mailer.sent).toMatchObject([
      {
        channel: 'sms',
        to: '(518) 555-0177',
        about: { kind: 'code', purpose: 'step-up', code: expect.stringMatching(/^\d{6}$/) },
      },
    ]);
    const { password } = member;
    await expect(
      client.stepUp.confirm({ stepUp, proof: { method: 'password', password } }),
    ).rejects.toMatchObject({ code: 'PROOF_WRONG' });
    await client.stepUp.confirm({ stepUp, proof: { method: 'text', code } });
    await expect(send()).resolves.toMatchObject({ amount: 2_000_00 });
  });

  test('wrong codes count down, and after the last not even the right one is good', async () => {
    const { client, send, sendCode, auditOf } = await bankWithMember();
    const { stepUp } = await stepUpOf(send());
    const { code } = await sendCode(stepUp);
    const wrong = { method: 'text', code: code === '000000' ? '000001' : '000000' } as const;
    for (const triesLeft of [4, 3, 2, 1, 0]) {
      await expect(client.stepUp.confirm({ stepUp, proof: wrong })).rejects.toMatchObject({
        code: 'PROOF_WRONG',
        data: { triesLeft },
      });
    }
    await expect(
      client.stepUp.confirm({ stepUp, proof: { method: 'text', code } }),
    ).rejects.toMatchObject({ code: 'PROOF_OVER' });
    await expect(send()).rejects.toMatchObject(asksFirst);
    expect((await auditOf()).map(({ action }) => action)).toEqual(Array(5).fill('step-up-failed'));
  });

  test('the password is guessed no more often than a code', async () => {
    const { bank } = await bankWithMember();
    const client = await bank.clientOf(await bank.addMember());
    const { stepUp } = await stepUpOf(
      client.transfers.create({ intentKey: bank.newKey(), transfer: zelle(1_00) }),
    );
    const guess = { method: 'password', password: 'a guess of it' } as const;
    for (const triesLeft of [4, 3, 2, 1, 0]) {
      await expect(client.stepUp.confirm({ stepUp, proof: guess })).rejects.toMatchObject({
        data: { triesLeft },
      });
    }
    bank.passwords.comparisons.length = 0;
    await expect(client.stepUp.confirm({ stepUp, proof: guess })).rejects.toMatchObject({
      code: 'PROOF_OVER',
    });
    expect(bank.passwords.comparisons).toEqual([]);
  });

  test('an attack: the code of one step-up for another, shown twice, or too late', async () => {
    const { bank, client, send, sendCode } = await bankWithMember();
    const first = await stepUpOf(send(2_000_00));
    const second = await stepUpOf(send(3_000_00));
    const { code } = await sendCode(first.stepUp);
    const proof = { method: 'text', code } as const;
    await expect(client.stepUp.confirm({ stepUp: second.stepUp, proof })).rejects.toMatchObject({
      code: 'PROOF_WRONG',
    });
    await client.stepUp.confirm({ stepUp: first.stepUp, proof });
    await expect(client.stepUp.confirm({ stepUp: first.stepUp, proof })).rejects.toMatchObject({
      code: 'PROOF_OVER',
    });
    await bank.clock.leap(minute);
    const late = { method: 'text', code: (await sendCode(second.stepUp)).code } as const;
    await bank.clock.leap(9 * minute);
    await expect(
      client.stepUp.confirm({ stepUp: second.stepUp, proof: late }),
    ).rejects.toMatchObject({ code: 'PROOF_OVER' });
  });

  test('an attack: the step-up of another session or member does not exist', async () => {
    const { bank, member, send, sendCode } = await bankWithMember();
    const { stepUp } = await stepUpOf(send());
    const { code } = await sendCode(stepUp);
    for (const other of [
      await bank.clientOf(member),
      await bank.clientOf(await bank.addMember()),
    ]) {
      await expect(
        other.stepUp.confirm({ stepUp, proof: { method: 'text', code } }),
      ).rejects.toMatchObject({ code: 'PROOF_OVER' });
      await expect(other.stepUp.sendCode({ stepUp })).rejects.toMatchObject({
        code: 'PROOF_OVER',
      });
    }
    const nobody = bank.clientFor(new TestCaller());
    await expect(
      nobody.stepUp.confirm({ stepUp, proof: { method: 'text', code } }),
    ).rejects.toMatchObject({ code: 'SIGNED_OUT' });
  });

  test('another code comes no sooner than after half a minute, and is then the only one', async () => {
    const { bank, client, send, sendCode } = await bankWithMember();
    const { stepUp } = await stepUpOf(send());
    const { code: former } = await sendCode(stepUp);
    await expect(client.stepUp.sendCode({ stepUp })).rejects.toMatchObject({
      code: 'CODE_TOO_SOON',
      data: { retryAfterMs: minute / 2 },
    });
    await bank.clock.leap(minute / 2);
    const { code } = await sendCode(stepUp);
    await expect(
      client.stepUp.confirm({ stepUp, proof: { method: 'text', code: former } }),
    ).rejects.toMatchObject({ code: 'PROOF_WRONG' });
    await client.stepUp.confirm({
      stepUp,
      proof: { method: 'text', code: ` ${code.slice(0, 3)} ${code.slice(3)}` },
    });
  });

  test('a code that could not be sent is said to be so, and another can be asked for at once', async () => {
    const { client, mailer, send, sendCode } = await bankWithMember();
    const { stepUp } = await stepUpOf(send());
    mailer.failures = 1;
    await expect(client.stepUp.sendCode({ stepUp })).rejects.toMatchObject({
      code: 'CODE_NOT_SENT',
    });
    const { code } = await sendCode(stepUp);
    await client.stepUp.confirm({ stepUp, proof: { method: 'text', code } });
  });

  test('the session gets a new token; the former one is good for half a minute still', async () => {
    const { bank, caller, client, send, sendCode } = await bankWithMember();
    const { stepUp } = await stepUpOf(send());
    const former = bank.clientFor(new TestCaller(caller.sessionToken));
    const before = caller.sessionToken;
    const { code } = await sendCode(stepUp);
    await client.stepUp.confirm({ stepUp, proof: { method: 'text', code } });
    expect(caller.sessionToken).not.toBe(before);
    expect(caller.expiresAt).toBeGreaterThan(bank.clock.now());
    await expect(former.whoAmI()).resolves.toBeDefined();
    await bank.clock.leap(minute / 2);
    await expect(former.whoAmI()).rejects.toMatchObject({ code: 'SIGNED_OUT' });
    await expect(send()).resolves.toBeDefined();
  });

  test('the audit says that it was shown and from where, and holds no code', async () => {
    const { client, send, sendCode, auditOf } = await bankWithMember();
    const { stepUp } = await stepUpOf(send());
    const { code } = await sendCode(stepUp);
    await client.stepUp.confirm({ stepUp, proof: { method: 'text', code } });
    const records = await auditOf();
    expect(records.map(({ action, facts }) => [action, JSON.parse(facts) as unknown])).toEqual([
      ['stepped-up', { method: 'text', address: '203.0.113.7', device: 'Test browser' }],
    ]);
    expect(JSON.stringify(records)).not.toContain(code);
  });
});
