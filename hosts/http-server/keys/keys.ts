import {
  createHmac,
  createSecretKey,
  hkdfSync,
  type KeyObject,
  timingSafeEqual,
} from 'node:crypto';
import { CannotStart } from '../process/why-not-started.ts';
import type { CodeKeys } from '#bank/ports.ts';

/** A key for sealing. It is never in the store, a log or an error; its id may be. */
export interface Key {
  readonly id: string;
  /** 32 bytes, in a form that no log shows. */
  readonly secret: KeyObject;
}

/** The keys of this bank as they are now. */
export interface KeyRing {
  /** The one to seal with. */
  present(): Key;
  /** The present key, or a former key that has sealed data. */
  find(id: string): Key | undefined;
}

export const keyBytes = 32;

/** The form of key ids: an id is part of the sealed text, between dots. */
const keyIdForm = /^[\w-]{1,40}$/;

/** A key out of Base64; undefined where that is not 32 bytes. */
export function keyOf(id: string, base64: string): Key | undefined {
  const bytes = Buffer.from(base64, 'base64');
  const isWhole = bytes.length === keyBytes && bytes.toString('base64') === base64;
  return isWhole && keyIdForm.test(id) ? { id, secret: createSecretKey(bytes) } : undefined;
}

/**
 * The keys of BANK_KEYS: `id:base64,id:base64`, the present one first. Throws `CannotStart` with the place of the wrong
 * one and without the key.
 */
export function readKeys(text: string): Key[] {
  const keys = text.split(',').map((part, index) => {
    const [id = '', base64 = '', ...more] = part.trim().split(':');
    const key = more.length > 0 ? undefined : keyOf(id, base64);
    if (key !== undefined) return key;
    throw new CannotStart(
      `BANK_KEYS must be keys such as 2026:… with commas between, each with an id and 32 bytes in Base64; ` +
        `number ${index + 1} is not.`,
    );
  });
  if (new Set(keys.map(({ id }) => id)).size < keys.length) {
    throw new CannotStart('BANK_KEYS has two keys of the same id.');
  }
  return keys;
}

/** Keys that stay as they are while the process runs. */
export function ringOf(keys: readonly Key[]): KeyRing {
  return {
    present: () => presentOf(keys),
    find: (id) => keys.find((key) => key.id === id),
  };
}

export function presentOf([present]: readonly Key[]): Key {
  if (present === undefined) throw new Error('A key ring has no key');
  return present;
}

/**
 * HMAC-SHA-256 with a key that is derived from the present key of the ring (RFC 5869), so that no key serves two purposes.
 * The output names its key: while that key is in the ring, a code stays good after the keys are replaced.
 */
export function keyRingCodes(ring: KeyRing): CodeKeys {
  return {
    mac: (text) => {
      const key = ring.present();
      return `${key.id}.${macWith(key, text).toString('base64url')}`;
    },
    isMacOf: (mac, text) => {
      const [keyId = '', given = '', ...more] = mac.split('.');
      const key = more.length === 0 && keyId !== '' ? ring.find(keyId) : undefined;
      if (key === undefined) return false;
      const wanted = macWith(key, text);
      const bytes = Buffer.from(given, 'base64url');
      return bytes.length === wanted.length && timingSafeEqual(bytes, wanted);
    },
  };
}

function macWith({ secret }: Key, text: string): Buffer {
  const key = hkdfSync('sha256', secret, '', 'codes that were sent', 32);
  return createHmac('sha256', Buffer.from(key)).update(text).digest();
}
