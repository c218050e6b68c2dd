import type { Clock, HashingTurn, PasswordHasher, Random } from '#bank/ports.ts';
import type { EpochMs } from '#contract/time/time.ts';
import { pbkdf2 } from '@noble/hashes/pbkdf2.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, hexToBytes } from '@noble/hashes/utils.js';

/** No sleep is longer, so that a wake is late by no more after the device slept. */
const longestSleepMs = 60_000;

/** The time of this browser. */
export const browserClock: Clock = {
  now: () => Date.now() as EpochMs,

  wakeAt(at, wake) {
    let timer: ReturnType<typeof setTimeout>;
    const sleep = () => {
      const remaining = Math.max(at - Date.now(), 0);
      timer = setTimeout(
        // A timer may fire a millisecond before the clock says so.
        () => (Date.now() < at ? sleep() : wake()),
        Math.min(remaining, longestSleepMs),
      );
    };
    sleep();
    return () => clearTimeout(timer);
  },
};

/** The random numbers of this browser, which nobody can guess. */
export const browserRandom: Random = {
  bytes: (length) => crypto.getRandomValues(new Uint8Array(length)),

  between(low, high) {
    const count = high - low + 1;
    if (count > 2 ** 32) throw new RangeError(`There are ${count} numbers to draw from`);
    // Numbers beyond the last whole multiple are drawn again: the low numbers would come too often.
    const fair = Math.floor(2 ** 32 / count) * count;
    const drawn = new Uint32Array(1);
    do crypto.getRandomValues(drawn);
    while ((drawn[0] ?? 0) >= fair);
    return low + ((drawn[0] ?? 0) % count);
  },
};

const saltBytes = 16;
const keyBytes = 32;

/**
 * So few rounds that no phone is kept waiting. The demo's single password is shown on its sign-in page (spec §5, R-L5), and
 * its database ends with the tab; but a visitor may type a PIN of their own, and that is not kept in plain text (R-D10).
 */
const rounds = 1_000;

/** PBKDF2 with SHA-256 (RFC 8018). The stored text is the salt and the derived key, in hexadecimal. */
export function demoPasswords(random: Random): PasswordHasher {
  const turn: HashingTurn = {
    hash: async (password) => {
      const salt = random.bytes(saltBytes);
      return `${bytesToHex(salt)}.${derive(password, salt)}`;
    },
    verify: async (stored, password) => {
      const [salt = '', key] = stored.split('.');
      return derive(password, hexToBytes(salt)) === key;
    },
  };
  // The visitor is alone with it, and waits for nobody.
  return { inTurn: (_asker, task) => task(turn) };
}

function derive(password: string, salt: Uint8Array): string {
  return bytesToHex(pbkdf2(sha256, password, salt, { c: rounds, dkLen: keyBytes }));
}
