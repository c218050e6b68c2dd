import { expect, test } from 'vitest';
import { seededRandom } from '#bank/testing/test-ports.ts';
import { demoPasswords, browserRandom } from './ports.ts';
import fc from 'fast-check';

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

test('A stored hash is PBKDF2 with SHA-256, no matter who derives it', async () => {
  const stored = await hash('8305');
  const [salt = '', key] = stored.split('.');
  const { pbkdf2Sync } = await import('node:crypto');
  const derived = pbkdf2Sync('8305', Buffer.from(salt, 'hex'), 1_000, 32, 'sha256');
  expect(key).toBe(derived.toString('hex'));
});

test('A number is whole and between the bounds, both included', () => {
  fc.assert(
    fc.property(fc.integer({ min: -1_000, max: 1_000 }), fc.nat(5_000), (low, width) => {
      const drawn = browserRandom.between(low, low + width);
      expect(Number.isInteger(drawn)).toBe(true);
      expect(drawn).toBeGreaterThanOrEqual(low);
      expect(drawn).toBeLessThanOrEqual(low + width);
    }),
  );
  const coin = new Set(Array.from({ length: 200 }, () => browserRandom.between(0, 1)));
  expect(coin).toEqual(new Set([0, 1]));
});

test('Bytes come as many as were asked for, and not the same twice', () => {
  expect(browserRandom.bytes(32)).toHaveLength(32);
  expect(browserRandom.bytes(32)).not.toEqual(browserRandom.bytes(32));
});
