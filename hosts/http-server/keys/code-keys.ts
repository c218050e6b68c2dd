import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';
import type { CodeKeys } from '#bank/ports.ts';
import type { Key, KeyRing } from './keys.ts';

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
