import { expect, test } from 'vitest';
import { seededRandom } from '#bank/testing/test-ports.ts';
import { demoPasswords } from './ports.ts';

const passwords = demoPasswords(seededRandom(1));
const hash = (password: string) => passwords.inTurn('visitor', (turn) => turn.hash(password));
const verify = (stored: string, password: string) =>
  passwords.inTurn('visitor', (turn) => turn.verify(stored, password));

test('R-L5 The demo takes the password that was set, and no other', async () => {
  const stored = await hash('juniper-commons-2026');
  expect(await verify(stored, 'juniper-commons-2026')).toBe(true);
  expect(await verify(stored, 'juniper-commons-2025')).toBe(false);
  expect(await verify(stored, '')).toBe(false);
});

test('R-D10 The demo keeps no PIN as it was typed, and the same PIN never twice alike', async () => {
  const [one, other] = [await hash('8305'), await hash('8305')];
  expect(one).not.toContain('8305');
  expect(one).not.toBe(other);
});

test('What was stored is PBKDF2 with SHA-256, no matter who derives it', async () => {
  const stored = await hash('8305');
  const [salt = '', key] = stored.split('.');
  const { pbkdf2Sync } = await import('node:crypto');
  const derived = pbkdf2Sync('8305', Buffer.from(salt, 'hex'), 1_000, 32, 'sha256');
  expect(key).toBe(derived.toString('hex'));
});
