import { utf8ToBytes } from '@noble/hashes/utils.js';
import { expect, test, describe } from 'vitest';
import { seededRandom } from '../../testing/test-ports.ts';
import {
  fromBase32,
  toBase32,
  newTotpSecret,
  stepOfCode,
  totpCode,
  totpStep,
} from './authenticator.ts';
import { execFileSync } from 'node:child_process';
import type { EpochMs } from '#contract/time/time.ts';

// RFC 4648, section 10, without the padding.
test.each([
  ['', ''],
  ['f', 'MY'],
  ['fo', 'MZXQ'],
  ['foo', 'MZXW6'],
  ['foob', 'MZXW6YQ'],
  ['fooba', 'MZXW6YTB'],
  ['foobar', 'MZXW6YTBOI'],
])('%j is %s in base32, as in the RFC', (text, base32) => {
  expect(toBase32(utf8ToBytes(text))).toBe(base32);
  expect(fromBase32(base32)).toEqual(utf8ToBytes(text));
});

test('whatever is written in base32 is read again', () => {
  const random = seededRandom(3);
  for (let length = 0; length < 40; length += 1) {
    const bytes = random.bytes(length);
    expect(fromBase32(toBase32(bytes))).toEqual(bytes);
  }
});

test.each(['m', '1', 'MZ=', 'MZ XQ'])('%j is not base32', (text) => {
  expect(() => fromBase32(text)).toThrow('not base32');
});

const rfcSecret = utf8ToBytes('12345678901234567890');
const seconds = (count: number) => (count * 1_000) as EpochMs;

describe('the code of an authenticator app', () => {
  // RFC 6238, appendix B, the rows of SHA-1.
  test.each([
    [59, '94287082'],
    [1_111_111_109, '07081804'],
    [1_111_111_111, '14050471'],
    [1_234_567_890, '89005924'],
    [2_000_000_000, '69279037'],
    [20_000_000_000, '65353130'],
  ])('at second %i is that of the RFC', (second, code) => {
    expect(totpCode(rfcSecret, totpStep(seconds(second)), 8)).toBe(code);
    expect(totpCode(rfcSecret, totpStep(seconds(second)))).toBe(code.slice(2));
  });

  // Made with oathtool 2.6.7: oathtool --totp -b --now @SECOND JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP
  test.each([
    [0, '702218'],
    [1_772_463_600, '743551'],
    [1_772_463_629, '743551'],
    [1_893_456_000, '233128'],
    [4_102_444_800, '834481'],
  ])('at second %i is that of oathtool', (second, code) => {
    expect(
      totpCode(fromBase32('JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP'), totpStep(seconds(second))),
    ).toBe(code);
  });

  test.skipIf(!hasOathtool())('agrees with the oathtool that is installed', () => {
    const random = seededRandom(6_238);
    for (let round = 0; round < 25; round += 1) {
      const secret = newTotpSecret(random);
      const second = random.between(0, 4_102_444_800);
      const theirs = oathtool('--totp', '-b', '--now', `@${second}`, toBase32(secret));
      expect(totpCode(secret, totpStep(seconds(second))), `at ${second}`).toBe(theirs);
    }
  });
});

describe('a code that is shown', () => {
  const now = seconds(1_772_463_600);
  const present = totpStep(now);
  const shown = (step: number, lastStep = -1) =>
    stepOfCode(rfcSecret, totpCode(rfcSecret, step), now, lastStep);

  test.each([-1, 0, 1])('is good %i steps from the present one', (from) => {
    expect(shown(present + from)).toBe(present + from);
  });

  test.each([-2, 2, -2_880])('is not good %i steps from the present one', (from) => {
    expect(shown(present + from)).toBeNull();
  });

  test('is good once', () => {
    expect(shown(present, present - 1)).toBe(present);
    expect(shown(present, present)).toBeNull();
  });

  test('is not good where one of a later step was shown', () => {
    expect(shown(present - 1, present)).toBeNull();
    expect(shown(present, present + 1)).toBeNull();
  });

  test.each(['', '0', '12345', '1234567', 'abcdef'])('is none: %j', (code) => {
    expect(stepOfCode(rfcSecret, code, now, -1)).toBeNull();
  });
});

test('a new secret has 160 bits, and is another each time', () => {
  const random = seededRandom(1);
  const secrets = Array.from({ length: 10 }, () => toBase32(newTotpSecret(random)));
  expect(secrets.every((secret) => secret.length === 32)).toBe(true);
  expect(new Set(secrets).size).toBe(10);
});

function oathtool(...given: string[]): string {
  return execFileSync('oathtool', given, { encoding: 'utf8', stdio: 'pipe' }).trim();
}

function hasOathtool(): boolean {
  try {
    return oathtool('--version').includes('OATH');
  } catch {
    return false;
  }
}
