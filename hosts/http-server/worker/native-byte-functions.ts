import { createHash } from 'node:crypto';
import { crc32 } from 'node:zlib';
import type { ByteFunctions } from '#bank/pictures/byte-functions.ts';

/** Node's own, in C++. */
export const nativeByteFunctions: ByteFunctions = {
  bytesOfBase64(text) {
    // Buffer passes over what is no base64.
    const isBase64 = text.length % 4 === 0 && /^[A-Za-z0-9+/]*={0,2}$/.test(text);
    return isBase64 ? Buffer.from(text, 'base64') : undefined;
  },
  base64Of: ({ buffer, byteOffset, byteLength }) =>
    Buffer.from(buffer, byteOffset, byteLength).toString('base64'),
  crc32: (bytes) => crc32(bytes),
  sha256: (bytes) => createHash('sha256').update(bytes).digest('hex'),
};
