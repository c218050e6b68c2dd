import { expect, test } from 'vitest';
import { passwordLengthLeast } from '#contract/identity/passwords/password-length.ts';
import { isMadeOfLeaked, refusePassword } from '#bank/identity/passwords/password-rules.ts';
import { leakedPasswords } from './passwords.ts';

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
