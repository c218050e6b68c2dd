import { expect, test } from 'vitest';
import { TooManyWaiting } from '#bank/ports.ts';
import { argon2id } from './argon2id.ts';
import { argon2Passwords, hashesAtOnce } from './passwords.ts';

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
