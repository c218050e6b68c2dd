import { pbkdf2 } from '@noble/hashes/pbkdf2.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, hexToBytes } from '@noble/hashes/utils.js';
import type { HashingTurn, PasswordHasher, Random } from '#bank/ports.ts';

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
