import { expect, test } from 'vitest';
import type { EpochMs } from '#contract/time/time.ts';
import { readSessions } from './read-sessions.ts';
import { newSessionToken, rotateSession, tokenHash } from './session.ts';
import type { Tables } from '../../tables.ts';
import { describeOnEveryStore } from '../../testing/on-every-store.ts';
import { openTestBank } from '../../testing/test-bank.ts';
import { TestCaller } from '../../testing/test-caller.ts';

const halfMinute = 30_000;
const signedOut = { code: 'SIGNED_OUT' };

describeOnEveryStore('a session whose token changes', ({ open }) => {
  async function prepare() {
    const bank = await openTestBank(await open<Tables>());
    const member = await bank.addMember();
    const { sessionToken } = await bank.callerOf(member);
    const former = sessionToken ?? '';
    const { id } = await bank.store.db.selectFrom('session').select('id').executeTakeFirstOrThrow();
    const rotate = async () => {
      const token = newSessionToken(bank.dependencies.random);
      const at = bank.clock.now();
      const isRotated = await bank.store.transact(({ trx }) =>
        rotateSession(trx, id, tokenHash(token), at),
      );
      return { token, isRotated };
    };
    const clientWith = (token: string) => bank.clientFor(new TestCaller(token));
    return { bank, member, former, rotate, clientWith };
  }

  test('is found by the new one', async () => {
    const { rotate, clientWith } = await prepare();
    const { token, isRotated } = await rotate();
    expect(isRotated).toBe(true);
    await expect(clientWith(token).whoAmI()).resolves.toBeDefined();
  });

  test('is found by the former one for half a minute, and then no more', async () => {
    const { bank, former, rotate, clientWith } = await prepare();
    await rotate();
    await bank.clock.leap(halfMinute - 1);
    await expect(bank.beside().clientFor(new TestCaller(former)).whoAmI()).resolves.toBeDefined();
    await bank.clock.leap(1);
    await expect(bank.beside().clientFor(new TestCaller(former)).whoAmI()).rejects.toMatchObject(
      signedOut,
    );
    await expect(clientWith(former).whoAmI()).rejects.toMatchObject(signedOut);
  });

  test('is not found by an old former one that comes together with the new one', async () => {
    const { bank, former, rotate } = await prepare();
    const { token } = await rotate();
    await bank.clock.leap(halfMinute);
    const names = [former, token].map((one) => ({ tokenHash: tokenHash(one) }));
    const since = (bank.clock.now() - halfMinute) as EpochMs;
    const [byFormer, byNew] = await readSessions(bank.store, names, since);
    expect(byFormer).toBeUndefined();
    expect(byNew).toBeDefined();
  });

  test('is not found by the one before the former', async () => {
    const { former, rotate, clientWith } = await prepare();
    await rotate();
    const { token } = await rotate();
    await expect(clientWith(former).whoAmI()).rejects.toMatchObject(signedOut);
    await expect(clientWith(token).whoAmI()).resolves.toBeDefined();
  });

  test('ends for both tokens, by whichever it is ended', async () => {
    const { former, rotate, clientWith } = await prepare();
    const { token } = await rotate();
    await clientWith(former).signOut({});
    for (const ended of [former, token]) {
      await expect(clientWith(ended).whoAmI()).rejects.toMatchObject(signedOut);
    }
  });

  test('gets no new token once it has ended', async () => {
    const { former, rotate, clientWith } = await prepare();
    await clientWith(former).signOut({});
    const { token, isRotated } = await rotate();
    expect(isRotated).toBe(false);
    await expect(clientWith(token).whoAmI()).rejects.toMatchObject(signedOut);
  });

  test('goes on telling events to who followed them with the former one', async () => {
    const { bank, member, former, rotate, clientWith } = await prepare();
    const events = await clientWith(former).events.follow(undefined, { lastEventId: '0' });
    expect((await events.next()).value).toMatchObject({ kind: 'sign-in', sequence: 1 });
    const next = events.next();
    const { token } = await rotate();
    await bank.clock.leap(halfMinute + 1_000);
    await bank.clientOf(member);
    expect((await next).value).toMatchObject({ kind: 'sign-in', sequence: 2 });
    const last = events.next();
    await clientWith(token).signOut({});
    expect((await last).done).toBe(true);
  });

  test('lives on by what is asked with the new one', async () => {
    const { bank, rotate, clientWith } = await prepare();
    const { token } = await rotate();
    for (let passed = 0; passed < 4; passed += 1) {
      await bank.clock.leap(10 * 60_000);
      await clientWith(token).settings.stay({});
    }
    await expect(clientWith(token).whoAmI()).resolves.toBeDefined();
  });

  test('changing the password ends the other sessions, and not the own one under its former token', async () => {
    const { bank, member, former, rotate, clientWith } = await prepare();
    const other = await bank.clientOf(member);
    const { token } = await rotate();
    await clientWith(former).password.change({
      current: member.password,
      next: 'granite heron quilt 41 lamp',
    });
    await expect(other.whoAmI()).rejects.toMatchObject(signedOut);
    await expect(clientWith(token).whoAmI()).resolves.toBeDefined();
  });
});

test('a session token has 32 bytes', () => {
  const bytes: number[] = [];
  const random = {
    bytes(length: number) {
      bytes.push(length);
      return new Uint8Array(length);
    },
    between: () => 0,
  };
  expect(newSessionToken(random)).toBe('0'.repeat(64));
  expect(bytes).toEqual([32]);
});
