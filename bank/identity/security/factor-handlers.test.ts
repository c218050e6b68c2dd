import { addProfile } from '../../testing/test-member.ts';
import {
  addAuthenticator,
  addPasskey,
  bankOfMemberWithFactors,
  codeOf,
  withoutStepUp,
} from '../../testing/test-factors.ts';
import type { PasskeyOptions } from '#contract/identity/authentication/factors.ts';
import { expect, test } from 'vitest';
import { livePolicy } from '../../policy.ts';
import type { Tables } from '../../tables.ts';
import { audited } from '../../testing/audited.ts';
import { dumpTables } from '../../testing/test-tables.ts';

import { describeOnEveryStore } from '../../testing/on-every-store.ts';
import { passwordHasWaited } from '../../testing/show-who-is-there.ts';
import { type Client, openTestBank } from '../../testing/test-bank.ts';
import { TestCaller } from '../../testing/test-caller.ts';
import { passkeyShown, testFactors } from '../../testing/test-factors.ts';

const minute = 60_000;

describeOnEveryStore('the factors of a member', ({ open }) => {
  const bankWithMember = async () => bankOfMemberWithFactors(await open<Tables>());

  test('R-P3 at first there is the phone, masked, and nothing else', async () => {
    const { client } = await bankWithMember();
    expect(await client.security.factors()).toEqual({
      offered: true,
      phone: '(•••) •••-0177',
      authenticatorSince: null,
      passkeys: [],
      recoveryCodes: null,
    });
  });

  test('R-P3 ten recovery codes are told once, and the store has only their hashes', async () => {
    const { bank, member, client } = await bankWithMember();
    const { codes, factors } = await client.security.makeRecoveryCodes({});
    expect(new Set(codes).size).toBe(10);
    for (const code of codes) {
      expect(code).toMatch(/^([0-9A-HJKMNP-TV-Z]{4}-){5}[0-9A-HJKMNP-TV-Z]{4}$/);
    }
    expect(factors.recoveryCodes).toEqual({ left: 10, madeAt: bank.clock.now() });
    const kept = JSON.stringify(await dumpTables(bank.store));
    for (const code of codes) {
      expect(kept).not.toContain(code);
      expect(kept).not.toContain(code.replaceAll('-', ''));
    }
    expect(await audited(bank, member)).toEqual(['sign-in', 'recovery-codes-made']);
  });

  test('new recovery codes take the place of all that were made before', async () => {
    const { bank, client } = await bankWithMember();
    const hashes = async () => {
      const rows = await bank.store.db.selectFrom('recovery_code').select('code_hash').execute();
      return rows.map((row) => row.code_hash);
    };
    await client.security.makeRecoveryCodes({});
    const former = await hashes();
    await client.security.makeRecoveryCodes({});
    const present = await hashes();
    expect(present).toHaveLength(10);
    expect(present.filter((hash) => former.includes(hash))).toEqual([]);
  });

  test('R-P7 what a member adds raises the score', async () => {
    const { bank, client } = await bankWithMember();
    const percent = async () => (await client.settings.get()).score.percent;
    expect(await percent()).toBe(85);
    await addAuthenticator(bank, client);
    expect(await percent()).toBe(92);
    await addPasskey(client, 'credential-1');
    expect(await percent()).toBe(92);
    await client.security.makeRecoveryCodes({});
    expect(await percent()).toBe(94);
    await client.security.removeAuthenticator({});
    expect(await percent()).toBe(94);
  });
});

describeOnEveryStore('what a change of the factors asks first', ({ open }) => {
  async function signedIn({ hasPhone = true } = {}) {
    const bank = await openTestBank(await open<Tables>(), {
      policy: livePolicy,
      factors: testFactors(),
    });
    const member = await bank.addMember();
    if (hasPhone) {
      await addProfile(bank.dependencies, member);
    }
    const caller = await bank.callerOf(member);
    return { bank, member, caller, client: bank.clientFor(caller) };
  }

  /** Asks, shows the password where it is asked for, and asks the same again. */
  async function withPassword<Answer>(
    client: Client,
    password: string,
    ask: () => Promise<Answer>,
  ): Promise<Answer> {
    const refusal = (await ask().catch((error: unknown) => error)) as {
      code: string;
      data: { stepUp: never; methods: unknown };
    };
    expect(refusal).toMatchObject({
      code: 'STEP_UP_NEEDED',
      data: { methods: [{ method: 'password' }] },
    });
    const proof = { method: 'password', password } as const;
    await client.stepUp.confirm({ stepUp: refusal.data.stepUp, proof });
    return await ask();
  }

  test.each<[string, (client: Client) => Promise<unknown>]>([
    ['an app is added', (client) => client.security.beginAuthenticator({})],
    ['a passkey is added', (client) => client.security.beginPasskey({})],
    ['recovery codes are made', (client) => client.security.makeRecoveryCodes({})],
  ])('R-P3 before %s, the member shows who they are, and nothing has changed', async (_, ask) => {
    const { bank, client } = await signedIn();
    const withoutChallenges = async () => {
      const { challenge: _challenges, ...tables } = await dumpTables(bank.store);
      return tables;
    };
    const before = await withoutChallenges();
    await expect(ask(client)).rejects.toMatchObject({
      code: 'STEP_UP_NEEDED',
      data: { methods: [{ method: 'password' }], steps: 2 },
    });
    expect(await withoutChallenges()).toEqual(before);
  });

  test('R-P3 who has only a password shows it for the first factor, and both for the next', async () => {
    const { bank, member, client } = await signedIn({ hasPhone: false });
    await passwordHasWaited(bank, member);
    const { secret } = await withPassword(client, member.password, () =>
      client.security.beginAuthenticator({}),
    );
    await client.security.finishAuthenticator({ code: codeOf(bank, secret) });
    await expect(client.security.beginPasskey({})).rejects.toMatchObject({
      code: 'STEP_UP_NEEDED',
      data: { methods: [{ method: 'password' }], steps: 2 },
    });
    const removal = (await client.security
      .removeAuthenticator({})
      .catch((error: unknown) => error)) as { data: { stepUp: never } };
    await bank.clock.leap(minute);
    const proof = { method: 'authenticator', code: codeOf(bank, secret) } as const;
    const { stepUp } = removal.data;
    await client.stepUp.confirm({
      stepUp,
      proof: { method: 'password', password: member.password },
    });
    await client.stepUp.confirm({ stepUp, proof });
    // The proof permits this and nothing else.
    await expect(client.security.beginAuthenticator({})).rejects.toMatchObject({
      code: 'STEP_UP_NEEDED',
    });
    await client.security.removeAuthenticator({});
  });

  test('what was shown permits one set of recovery codes', async () => {
    const { bank, member, client } = await signedIn({ hasPhone: false });
    await passwordHasWaited(bank, member);
    const make = () => client.security.makeRecoveryCodes({});
    expect((await withPassword(client, member.password, make)).codes).toHaveLength(10);
    await expect(make()).rejects.toMatchObject({ code: 'STEP_UP_NEEDED' });
  });

  test('to remove one passkey permits to remove no other', async () => {
    const { bank, caller, client } = await signedIn({ hasPhone: false });
    const unasked = bank.beside({ policy: withoutStepUp }).clientFor(caller);
    await addPasskey(unasked, 'credential-1');
    const { passkeys } = await addPasskey(unasked, 'credential-2');
    const [first, second] = passkeys.map(({ id }) => id);
    const refusal = (await client.security
      .removePasskey({ id: first as never })
      .catch((error: unknown) => error)) as {
      data: { stepUp: never; methods: readonly { method: 'passkey'; options: PasskeyOptions }[] };
    };
    const { stepUp, methods } = refusal.data;
    expect(methods.map(({ method }) => method)).toEqual(['passkey']);
    const answer = passkeyShown(methods[0]?.options ?? {}, 'credential-2');
    await client.stepUp.confirm({ stepUp, proof: { method: 'passkey', answer } });
    await expect(client.security.removePasskey({ id: second as never })).rejects.toMatchObject({
      code: 'STEP_UP_NEEDED',
    });
    const { factors } = await client.security.removePasskey({ id: first as never });
    expect(factors.passkeys.map(({ id }) => id)).toEqual([second]);
  });
});

describeOnEveryStore('a bank without factors', ({ open }) => {
  test('offers none, and has nothing to add, to remove or to make', async () => {
    const bank = await openTestBank(await open<Tables>());
    const member = await bank.addMember();
    const client = bank.clientFor(new TestCaller(await bank.bank.openSessionFor(member.username)));
    expect(await client.security.factors()).toMatchObject({ offered: false, phone: null });
    const passkey = bank.newKey() as never;
    const before = await dumpTables(bank.store);
    for (const ask of [
      () => client.security.beginAuthenticator({}),
      () => client.security.finishAuthenticator({ code: '123456' }),
      () => client.security.removeAuthenticator({}),
      () => client.security.beginPasskey({}),
      () => client.security.finishPasskey({ answer: {}, name: 'Laptop' }),
      () => client.security.removePasskey({ id: passkey }),
      () => client.security.makeRecoveryCodes({}),
    ]) {
      await expect(ask()).rejects.toMatchObject({ code: 'NOT_FOUND', defined: true });
    }
    expect(await dumpTables(bank.store)).toEqual(before);
  });
});
