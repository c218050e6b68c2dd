import { randomBytes } from 'node:crypto';
import { inspect } from 'node:util';
import { expect, test } from 'vitest';
import { readKeys, ringOf } from './keys.ts';
import { keyRingSealer, SealBroken } from './sealer.ts';

function newKey(): string {
  return randomBytes(32).toString('base64');
}

const first = `2025:${newKey()}`;
const second = `2026:${newKey()}`;
const sealer = keyRingSealer(ringOf(readKeys(second)));
const secret = 'JBSWY3DPEHPK3PXP';
const about = 'authenticator 019a2f6e';

test('A sealed text opens again, and says nothing of its content', () => {
  const sealed = sealer.seal(secret, about);
  expect(sealed).toMatch(/^v1\.2026(\.[\w-]+){3}$/);
  expect(sealed).not.toContain(secret);
  expect(Buffer.from(sealed.split('.')[4] ?? '', 'base64url').toString()).not.toContain(secret);
  expect(sealer.open(sealed, about)).toBe(secret);
});

test('The same sealed twice looks different, so nobody sees that it is the same', () => {
  expect(sealer.seal(secret, about)).not.toBe(sealer.seal(secret, about));
});

test.each(['', 'ñandú 🌱', 'a'.repeat(10_000)])('Any text can be sealed (%#)', (text) => {
  expect(sealer.open(sealer.seal(text, about), about)).toBe(text);
});

test('A text sealed for one member does not open for another', () => {
  const sealed = sealer.seal(secret, about);
  for (const other of ['authenticator 019a2f6f', '']) {
    expect(() => sealer.open(sealed, other)).toThrow(SealBroken);
  }
});

test('With any bit changed it does not open', () => {
  const [version = '', id = '', ...parts] = sealer.seal(secret, about).split('.');
  for (const [place, part] of parts.entries()) {
    const bytes = Buffer.from(part, 'base64url');
    for (let bit = 0; bit < bytes.length * 8; bit += 1) {
      const changed = Buffer.from(bytes);
      changed[bit >> 3] = (bytes[bit >> 3] ?? 0) ^ (1 << (bit & 7));
      const others = parts.with(place, changed.toString('base64url'));
      const altered = [version, id, ...others].join('.');
      expect(() => sealer.open(altered, about)).toThrow(SealBroken);
    }
  }
});

test('A tag that is cut short does not open: it could be guessed', () => {
  const parts = sealer.seal(secret, about).split('.');
  const short = Buffer.from(parts[3] ?? '', 'base64url').subarray(0, 4);
  const altered = parts.with(3, short.toString('base64url')).join('.');
  expect(() => sealer.open(altered, about)).toThrow(SealBroken);
});

test.each(['', secret, 'v1.2026.a.b.c', 'v2.2026.AAAAAAAAAAAAAAAA.AAAAAAAAAAAAAAAAAAAAAA.AA'])(
  'What this bank has not sealed does not open: %j',
  (text) => {
    expect(() => sealer.open(text, about)).toThrow(SealBroken);
  },
);

test('An old key opens what it has sealed, which counts as old', () => {
  const old = keyRingSealer(ringOf(readKeys(first))).seal(secret, about);
  const both = keyRingSealer(ringOf(readKeys(`${second}, ${first}`)));
  expect(both.open(old, about)).toBe(secret);
  expect(both.isOld(old)).toBe(true);
  expect(both.isOld(both.seal(secret, about))).toBe(false);
});

test('Without its key it does not open, and it is told which key is missing', () => {
  const sealed = keyRingSealer(ringOf(readKeys(first))).seal(secret, about);
  expect(() => sealer.open(sealed, about)).toThrow('2025');
});

test('Another key of the same id does not open it', () => {
  const other = keyRingSealer(ringOf(readKeys(`2026:${newKey()}`)));
  const sealed = sealer.seal(secret, about);
  expect(() => other.open(sealed, about)).toThrow(SealBroken);
});

test('Promise 5: neither the key nor what was sealed is in any error, or in what a log shows of the keys', () => {
  const keys = readKeys(`${second},${first}`);
  const sealed = sealer.seal(secret, about);
  const written: string[] = [];
  try {
    sealer.open(sealed, 'another');
  } catch (error) {
    written.push(inspect(error, { depth: 9, showHidden: true }), JSON.stringify(error));
  }
  expect(written).toHaveLength(2);
  written.push(inspect([keys, ringOf(keys)], { depth: 9, showHidden: true }), JSON.stringify(keys));
  for (const hidden of [secret, sealed, first.slice(5), second.slice(5)]) {
    expect(written.join('')).not.toContain(hidden);
    expect(written.join('')).not.toContain(Buffer.from(hidden, 'base64').toString('hex'));
  }
});
