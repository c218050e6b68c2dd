import { expect, test } from 'vitest';
import { HasherBusy } from '#bank/ports.ts';
import { argon2Passwords, hashesAtOnce } from './passwords.ts';

const password = 'Grüße an ÅŚ 東京 ✓';

test('R-L5 A password is stored as an Argon2id PHC string of 19 MiB and two passes', async () => {
  const stored = await argon2Passwords().hash(password, 'jordan');
  expect(stored).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$[\w+/]{22}\$[\w+/]{43}$/);
  expect(stored).not.toContain(password);
});

test('The right password is recognised, and nothing that is almost it', async () => {
  const passwords = argon2Passwords();
  const stored = await passwords.hash(password, 'jordan');
  expect(await passwords.verify(stored, password, 'jordan')).toBe(true);
  for (const wrong of ['', password.toLowerCase(), `${password} `, password.slice(0, -1)]) {
    expect(await passwords.verify(stored, wrong, 'jordan'), wrong).toBe(false);
  }
});

test('The same password is stored differently each time', async () => {
  const passwords = argon2Passwords();
  expect(await passwords.hash(password, 'jordan')).not.toBe(
    await passwords.hash(password, 'jordan'),
  );
});

test('A hash of another cost, made by another program, is recognised', async () => {
  // From the reference implementation of Argon2 (its test of the version 1.3 encoding).
  const stored =
    '$argon2id$v=19$m=256,t=2,p=1$c29tZXNhbHQ$nf65EOgLrQMR/uIPnA4rEsF5h7TKyQwu9U1bMCHGi/4';
  expect(await argon2Passwords().verify(stored, 'password', 'jordan')).toBe(true);
  expect(await argon2Passwords().verify(stored, 'passwore', 'jordan')).toBe(false);
});

test('What is stored in another form is a fault and never a match', async () => {
  for (const stored of ['', 'password', '$argon2i$v=19$m=256,t=2,p=1$c29t$aGFzaA']) {
    await expect(argon2Passwords().verify(stored, stored, 'jordan')).rejects.toThrow('PHC');
  }
});

test('A burst of 50 sign-ins is worked off as far as it may wait; the rest is told to come again', async () => {
  const passwords = argon2Passwords(2);
  const stored = await passwords.hash(password, 'jordan');
  const results = await Promise.allSettled(
    Array.from({ length: 50 }, () => passwords.verify(stored, password, 'jordan')),
  );
  const busy = results.filter(({ status }) => status === 'rejected');
  expect(busy).toHaveLength(16);
  expect(busy.every((result) => 'reason' in result && result.reason instanceof HasherBusy)).toBe(
    true,
  );
  expect(results.filter((result) => 'value' in result && result.value)).toHaveLength(34);
});

test('Each core hashes a password, and two threads of the pool are left for files and names', () => {
  expect(hashesAtOnce(2, 16)).toBe(2);
  expect(hashesAtOnce(8, 16)).toBe(8);
  expect(hashesAtOnce(64, 16)).toBe(14);
  expect(hashesAtOnce(8, 4)).toBe(2);
  expect(hashesAtOnce(1, 1)).toBe(1);
});
