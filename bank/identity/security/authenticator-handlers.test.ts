import { addAuthenticator, bankOfMemberWithFactors, codeOf } from '../../testing/test-factors.ts';
import { expect, test } from 'vitest';
import { livePolicy } from '../../policy.ts';
import { fromBase32 } from '../authentication/authenticator.ts';
import { totpStep } from '../authentication/authenticator.ts';
import type { Tables } from '../../tables.ts';
import { audited } from '../../testing/audited.ts';
import { dumpTables } from '../../testing/test-tables.ts';

import { describeOnEveryStore } from '../../testing/on-every-store.ts';

const minute = 60_000;

describeOnEveryStore('an authenticator app', ({ open }) => {
  const bankWithMember = async () => bankOfMemberWithFactors(await open<Tables>());

  test('R-P3 an authenticator app counts from when it has shown its first code', async () => {
    const { bank, member, client } = await bankWithMember();
    const { secret, uri } = await client.security.beginAuthenticator({});
    expect(fromBase32(secret)).toHaveLength(20);
    expect(uri).toBe(
      `otpauth://totp/Elm%20Street%20Credit%20Union:jordan?secret=${secret}` +
        '&issuer=Elm%20Street%20Credit%20Union&algorithm=SHA1&digits=6&period=30',
    );
    expect((await client.security.factors()).authenticatorSince).toBeNull();
    await bank.clock.leap(minute);
    const code = codeOf(bank, secret);
    const typed = `${code.slice(0, 3)} ${code.slice(3)}`;
    const { factors } = await client.security.finishAuthenticator({ code: typed });
    expect(factors.authenticatorSince).toBe(bank.clock.now());
    expect(await audited(bank, member)).toEqual(['sign-in', 'authenticator-added']);
    expect((await client.events.recent({ limit: 1 })).events).toMatchObject([
      { kind: 'security', change: 'authenticator-added' },
    ]);
  });

  test('the secret of an app stands nowhere but sealed', async () => {
    const { bank, client } = await bankWithMember();
    const secret = await addAuthenticator(bank, client);
    const kept = JSON.stringify(await dumpTables(bank.store));
    expect(kept).toContain('sealed authenticator');
    expect(kept).not.toContain(secret);
  });

  test('the first code of an app is used up: it does not sign in as well', async () => {
    const { bank, member, client } = await bankWithMember();
    await addAuthenticator(bank, client);
    const { last_step: lastStep } = await bank.store.db
      .selectFrom('authenticator')
      .select('last_step')
      .where('person_id', '=', member.personId)
      .executeTakeFirstOrThrow();
    expect(lastStep).toBe(totpStep(bank.clock.now()));
  });

  test('an app that is there stays good until another has shown its first code', async () => {
    const { bank, member, client } = await bankWithMember();
    const sealedSecret = async () => {
      const { sealed_secret } = await bank.store.db
        .selectFrom('authenticator')
        .select('sealed_secret')
        .where('person_id', '=', member.personId)
        .executeTakeFirstOrThrow();
      return sealed_secret;
    };
    await addAuthenticator(bank, client);
    const former = await sealedSecret();
    const { secret } = await client.security.beginAuthenticator({});
    expect(await sealedSecret()).toBe(former);
    await client.security.finishAuthenticator({ code: codeOf(bank, secret) });
    expect(await sealedSecret()).not.toBe(former);
  });

  test('of two apps that were begun the second one counts', async () => {
    const { bank, client } = await bankWithMember();
    const first = await client.security.beginAuthenticator({});
    await client.security.beginAuthenticator({});
    await expect(
      client.security.finishAuthenticator({ code: codeOf(bank, first.secret) }),
    ).rejects.toMatchObject({ code: 'PROOF_WRONG' });
  });

  test('after five wrong codes an app starts again, and the right one comes too late', async () => {
    const { bank, member, client } = await bankWithMember();
    const { secret } = await client.security.beginAuthenticator({});
    const right = codeOf(bank, secret);
    const wrong = right === '000000' ? '111111' : '000000';
    for (const triesLeft of [4, 3, 2, 1, 0]) {
      await expect(client.security.finishAuthenticator({ code: wrong })).rejects.toMatchObject({
        code: 'PROOF_WRONG',
        data: { triesLeft },
      });
    }
    await expect(client.security.finishAuthenticator({ code: right })).rejects.toMatchObject({
      code: 'PROOF_OVER',
    });
    expect(await audited(bank, member)).toEqual(['sign-in']);
  });

  test('of many wrong codes at the same moment no more are looked at than are allowed', async () => {
    const { bank, client } = await bankWithMember();
    const { secret } = await client.security.beginAuthenticator({});
    const wrong = codeOf(bank, secret) === '000000' ? '111111' : '000000';
    const asked = Array.from({ length: 20 }, () =>
      client.security.finishAuthenticator({ code: wrong }).catch((error: unknown) => error),
    );
    const codes = (await Promise.all(asked)).map((error) => (error as { code: string }).code);
    expect(codes.filter((code) => code === 'PROOF_WRONG')).toHaveLength(5);
    expect(codes.filter((code) => code === 'PROOF_OVER')).toHaveLength(15);
  });

  test('no code is good where nothing was begun', async () => {
    const { client } = await bankWithMember();
    await expect(client.security.finishAuthenticator({ code: '123456' })).rejects.toMatchObject({
      code: 'PROOF_OVER',
    });
  });

  test('no code is good where it took too long', async () => {
    const { bank, client } = await bankWithMember();
    const { secret } = await client.security.beginAuthenticator({});
    await bank.clock.leap(livePolicy.security.stepsMs);
    await expect(
      client.security.finishAuthenticator({ code: codeOf(bank, secret) }),
    ).rejects.toMatchObject({ code: 'PROOF_OVER' });
  });

  test('an app that is removed is gone, and its member is told', async () => {
    const { bank, member, client } = await bankWithMember();
    await addAuthenticator(bank, client);
    const { factors } = await client.security.removeAuthenticator({});
    expect(factors.authenticatorSince).toBeNull();
    await expect(client.security.removeAuthenticator({})).rejects.toMatchObject({
      code: 'NOT_FOUND',
    });
    await bank.settle();
    expect(bank.dependencies.mailer.taken.map(({ about }) => about)).toEqual([
      { kind: 'security', change: 'authenticator-added' },
      { kind: 'security', change: 'authenticator-removed' },
    ]);
    expect((await audited(bank, member)).at(-1)).toBe('authenticator-removed');
  });
});
