import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import type { Sealer } from '#bank/ports.ts';
import type { Key, KeyRing } from './keys.ts';

/** Something cannot be opened. It says why, and neither what it is nor with which key. */
export class SealBroken extends Error {
  override readonly name = 'SealBroken';
}

const version = 'v1';
const cipher = 'aes-256-gcm';
/** The sizes of NIST SP 800-38D. */
const ivBytes = 12;
const tagBytes = 16;

/**
 * Seals with AES-256-GCM: the output is `v1.keyId.iv.tag.data`, in Base64url. The subject of the data is authenticated with
 * it, so that no sealed text can replace another.
 */
export function keyRingSealer(ring: KeyRing): Sealer {
  return {
    seal: (text, about) => seal(ring.present(), text, about),
    open: (sealed, about) => {
      const { keyId, ...parts } = partsOf(sealed);
      const key = ring.find(keyId);
      if (key === undefined) {
        throw new SealBroken(`It was sealed with the key ${keyId}, which this bank does not have.`);
      }
      return open(key, parts, about);
    },
    isOld: (sealed) => partsOf(sealed).keyId !== ring.present().id,
  };
}

interface Parts {
  readonly iv: Buffer;
  readonly tag: Buffer;
  readonly data: Buffer;
}

function seal({ id, secret }: Key, text: string, about: string): string {
  const iv = randomBytes(ivBytes);
  const sealing = createCipheriv(cipher, secret, iv, { authTagLength: tagBytes });
  sealing.setAAD(Buffer.from(about));
  const data = Buffer.concat([sealing.update(text, 'utf8'), sealing.final()]);
  const parts = [iv, sealing.getAuthTag(), data].map((part) => part.toString('base64url'));
  return [version, id, ...parts].join('.');
}

function open({ secret }: Key, { iv, tag, data }: Parts, about: string): string {
  try {
    const opening = createDecipheriv(cipher, secret, iv, { authTagLength: tagBytes });
    opening.setAAD(Buffer.from(about));
    opening.setAuthTag(tag);
    return Buffer.concat([opening.update(data), opening.final()]).toString('utf8');
  } catch {
    throw new SealBroken('It has been changed, is about something else, or had another key.');
  }
}

const sealedForm = /^v1\.(?<keyId>[\w-]+)\.(?<iv>[\w-]{16})\.(?<tag>[\w-]{22})\.(?<data>[\w-]*)$/;

function partsOf(sealed: string): Parts & { readonly keyId: string } {
  const found = sealedForm.exec(sealed)?.groups;
  if (found === undefined) throw new SealBroken('It is not in the form of what this bank seals.');
  const { keyId = '', iv = '', tag = '', data = '' } = found;
  return { keyId, iv: bytesOf(iv), tag: bytesOf(tag), data: bytesOf(data) };
}

function bytesOf(text: string): Buffer {
  return Buffer.from(text, 'base64url');
}
