import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex } from '@noble/hashes/utils.js';

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

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';

const valueOf = new Int8Array(128).fill(-1);
for (let value = 0; value < alphabet.length; value += 1) {
  valueOf[alphabet.charCodeAt(value)] = value;
}

const codeOf = Uint8Array.from(alphabet, (character) => character.charCodeAt(0));
const padding = '='.charCodeAt(0);

/** The bytes that a text of base64 (RFC 4648 § 4, padded) stands for; undefined where it is none. */
export function bytesOfBase64(text: string): Uint8Array | undefined {
  const { length } = text;
  if (length % 4 !== 0) {
    return undefined;
  }
  const padded = text.endsWith('==') ? 2 : Number(text.endsWith('='));
  const bytes = new Uint8Array((length / 4) * 3 - padded);
  const characters = length - padded;
  let bits = 0;
  let known = 0;
  let written = 0;
  for (let index = 0; index < characters; index += 1) {
    const value = valueOf[text.charCodeAt(index)] ?? -1;
    if (value < 0) {
      return undefined;
    }
    bits = ((bits & 0xff_ff) << 6) | value;
    known += 6;
    if (known >= 8) {
      known -= 8;
      bytes[written] = bits >> known;
      written += 1;
    }
  }
  return bytes;
}

/** Writes bytes as base64, padded. */
export function base64Of(bytes: Uint8Array): string {
  const texts: string[] = [];
  for (let from = 0; from < bytes.length; from += piece) {
    texts.push(base64OfPiece(bytes.subarray(from, from + piece)));
  }
  return texts.join('');
}

/** A multiple of three, so that only the last piece is padded, and few enough to be arguments of one call. */
const piece = 3 * 1024;

function base64OfPiece(bytes: Uint8Array): string {
  const { length } = bytes;
  const codes = new Uint8Array(4 * Math.ceil(length / 3));
  let written = 0;
  for (let from = 0; from < length; from += 3) {
    const bits =
      ((bytes[from] ?? 0) << 16) | ((bytes[from + 1] ?? 0) << 8) | (bytes[from + 2] ?? 0);
    codes[written] = codeOf[bits >> 18] ?? 0;
    codes[written + 1] = codeOf[(bits >> 12) & 63] ?? 0;
    codes[written + 2] = codeOf[(bits >> 6) & 63] ?? 0;
    codes[written + 3] = codeOf[bits & 63] ?? 0;
    written += 4;
  }
  codes.fill(padding, written - ((3 - (length % 3)) % 3));
  // Spread out, the arguments would be taken one by one, which costs ten times as much.
  return String.fromCharCode.apply(undefined, codes as unknown as number[]);
}
