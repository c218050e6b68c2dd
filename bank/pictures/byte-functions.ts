import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex } from '@noble/hashes/utils.js';
import { base64Of, bytesOfBase64 } from './base64.ts';

/** The functions that run over every byte of a picture. A host may have native versions, which take a tenth of the time. */
export interface ByteFunctions {
  /** The bytes that a text of base64 (RFC 4648 § 4, padded) stands for; undefined where it is none. */
  bytesOfBase64(text: string): Uint8Array | undefined;
  base64Of(bytes: Uint8Array): string;
  /** CRC-32 as PNG has it (Annex D). */
  crc32(bytes: Uint8Array): number;
  /** In hexadecimal. */
  sha256(bytes: Uint8Array): string;
}

/** In the language alone, for any host. */
export const portableByteFunctions: ByteFunctions = {
  bytesOfBase64,
  base64Of,
  crc32,
  sha256: (bytes) => bytesToHex(sha256(bytes)),
};

function crc32(bytes: Uint8Array): number {
  let sum = 0xff_ff_ff_ff;
  for (const byte of bytes) {
    sum = (remainders[(sum ^ byte) & 0xff] ?? 0) ^ (sum >>> 8);
  }
  return (sum ^ 0xff_ff_ff_ff) >>> 0;
}

const remainders = Uint32Array.from({ length: 256 }, (_, byte) => {
  let remainder = byte;
  for (let bit = 0; bit < 8; bit += 1) {
    remainder = (remainder & 1) === 1 ? 0xed_b8_83_20 ^ (remainder >>> 1) : remainder >>> 1;
  }
  return remainder;
});
