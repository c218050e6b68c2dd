import { expect, test } from 'vitest';
import { argon2id } from './argon2id.ts';

const password = 'Grüße an ÅŚ 東京 ✓';

test('R-L5 A password is stored as an Argon2id PHC string of 19 MiB and two passes', async () => {
  const stored = await argon2id.hash(password);
  expect(stored).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$[\w+/]{22}\$[\w+/]{43}$/);
  expect(stored).not.toContain(password);
});

test('The right password is recognised, and nothing that is almost it', async () => {
  const stored = await argon2id.hash(password);
  expect(await argon2id.verify(stored, password)).toBe(true);
  for (const wrong of ['', password.toLowerCase(), `${password} `, password.slice(0, -1)]) {
    expect(await argon2id.verify(stored, wrong), wrong).toBe(false);
  }
});

test('The same password is stored differently each time', async () => {
  expect(await argon2id.hash(password)).not.toBe(await argon2id.hash(password));
});

test('A hash of another cost, made by another program, is recognised', async () => {
  // From the reference implementation of Argon2 (its test of the version 1.3 encoding).
  const stored =
    '$argon2id$v=19$m=256,t=2,p=1$c29tZXNhbHQ$nf65EOgLrQMR/uIPnA4rEsF5h7TKyQwu9U1bMCHGi/4';
  expect(await argon2id.verify(stored, 'password')).toBe(true);
  expect(await argon2id.verify(stored, 'passwore')).toBe(false);
});

test('A hash stored in another form is a fault and never a match', async () => {
  for (const stored of ['', 'password', '$argon2i$v=19$m=256,t=2,p=1$c29t$aGFzaA']) {
    await expect(argon2id.verify(stored, stored)).rejects.toThrow('PHC');
  }
});
