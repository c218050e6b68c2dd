import { expect, test } from 'vitest';
import { TooManyWaiting } from '#bank/ports.ts';
import { argon2id } from './argon2id.ts';
import { argon2Passwords, hashesAtOnce, leakedPasswords, returnTimes } from './passwords.ts';
import { passwordLengthLeast } from '#contract/identity/passwords/password-length.ts';
import { isMadeOfLeaked, refusePassword } from '#bank/identity/passwords/password-rules.ts';

const password = 'granite heron quilt 41';

test('A burst of 50 sign-ins is worked off as far as it may wait; the rest is told to come again', async () => {
  const passwords = argon2Passwords(2);
  const stored = await argon2id.hash(password);
  const results = await Promise.allSettled(
    Array.from({ length: 50 }, () =>
      passwords.inTurn('jordan', ({ verify }) => verify(stored, password)),
    ),
  );
  const busy = results.filter(({ status }) => status === 'rejected');
  expect(busy).toHaveLength(16);
  expect(
    busy.every((result) => 'reason' in result && result.reason instanceof TooManyWaiting),
  ).toBe(true);
  expect(results.filter((result) => 'value' in result && result.value)).toHaveLength(34);
});

test('Each core hashes a password, and two threads of the pool are left for files and names', () => {
  expect(hashesAtOnce(2, 16)).toBe(2);
  expect(hashesAtOnce(8, 16)).toBe(8);
  expect(hashesAtOnce(64, 16)).toBe(14);
  expect(hashesAtOnce(8, 4)).toBe(2);
  expect(hashesAtOnce(1, 1)).toBe(1);
});

test('R-P2 No password of the list is taken, alone, twice, or with a year after it', async () => {
  const leaked = await leakedPasswords();
  expect(leaked.size).toBeGreaterThan(49_000);
  const long = [...leaked].flatMap((word) =>
    [word, word + word, `${word}2026!`].filter((next) => next.length >= passwordLengthLeast),
  );
  const taken = long.filter(
    (next) => next.length <= 60 && refusePassword(next, null, [], leaked) === null,
  );
  expect(long.length).toBeGreaterThan(5_000);
  expect(taken).toEqual([]);
});

test.each([
  'manchesterunited1999',
  'Manchester2026!!',
  'iloveyoubabygirl',
  'P4ssw0rd.Dr4g0n!',
  'shadow_sunshine_1',
])('R-P2 %s is two leaked passwords at most, with a few signs', async (next) => {
  expect(isMadeOfLeaked(next, await leakedPasswords())).toBe(true);
  expect(refusePassword(next, null, [], await leakedPasswords())).toMatchObject({
    code: 'PASSWORD_TOO_EASY',
  });
});

test.each([
  'a lamp beside nine rivers',
  'nine rivers, no lamp',
  'juniper-commons-2026',
  'correct horse battery',
  'привет река лампа туман',
  'dragon 839201748261',
])('R-P2 %s is more than that', async (next) => {
  expect(isMadeOfLeaked(next, await leakedPasswords())).toBe(false);
});

function atTime() {
  let now = 5_000;
  const returnAfterMs = returnTimes({ apartMs: 400, longestMs: 2_000 }, () => now);
  const pass = (ms: number) => {
    now += ms;
  };
  return { returnAfterMs, pass };
}

test('Those who are turned away come again one after the other, the first after a second', () => {
  const { returnAfterMs } = atTime();
  expect([returnAfterMs(), returnAfterMs(), returnAfterMs()]).toEqual([1_000, 1_400, 1_800]);
});

test('The time that has passed since the last one counts', () => {
  const { returnAfterMs, pass } = atTime();
  returnAfterMs();
  pass(300);
  expect(returnAfterMs()).toBe(1_100);
  pass(10_000);
  expect(returnAfterMs()).toBe(1_000);
});

test('Nobody is told to wait longer than the longest, and once fewer come it is less again', () => {
  const { returnAfterMs, pass } = atTime();
  const told = Array.from({ length: 50 }, () => returnAfterMs());
  expect(Math.max(...told)).toBe(2_000);
  expect(told.at(-1)).toBe(2_000);
  pass(1_500);
  expect(returnAfterMs()).toBe(1_000);
});
