import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import type { CodeKeys, Random } from '#bank/ports.ts';

/** HMAC-SHA-256 with a key of this tab, which ends with it as its database does. */
export function codeKeysOfTab(random: Random): CodeKeys {
  const key = random.bytes(32);
  const mac = (text: string) => bytesToHex(hmac(sha256, key, utf8ToBytes(text)));
  return { mac, isMacOf: (given, text) => given === mac(text) };
}
