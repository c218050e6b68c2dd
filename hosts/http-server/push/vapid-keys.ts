import { createECDH, createPrivateKey, sign } from 'node:crypto';
import type { Sealer } from '#bank/ports.ts';
import type { Tables } from '#bank/index.ts';
import type { Store } from '#stores/store.ts';

/** The keys by which push services know this bank (RFC 8292), in Base64url. */
export interface VapidKeys {
  readonly publicKey: string;
  readonly privateKey: string;
}

const id = 'vapid';

export function makeVapidKeys(): VapidKeys {
  const pair = createECDH('prime256v1');
  pair.generateKeys();
  // A leading zero counts.
  const privateKey = Buffer.concat([Buffer.alloc(32), pair.getPrivateKey()]).subarray(-32);
  return {
    publicKey: pair.getPublicKey('base64url'),
    privateKey: privateKey.toString('base64url'),
  };
}

/**
 * The bank's own keys, made at the first start and kept in the database, the private one encrypted. All servers of a database
 * have the same, and browsers that have subscribed know the public one: it never changes.
 */
export async function openVapidKeys(
  { db }: Pick<Store<Tables>, 'db'>,
  sealer: Sealer,
): Promise<VapidKeys> {
  const find = () => db.selectFrom('push_key').selectAll().where('id', '=', id).executeTakeFirst();
  if ((await find()) === undefined) {
    const { publicKey, privateKey } = makeVapidKeys();
    // Of two servers that start first, a single server makes the keys.
    await db
      .insertInto('push_key')
      .values({ id, public_key: publicKey, sealed_private_key: sealer.seal(privateKey, id) })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  }
  const kept = await find();
  if (kept === undefined) throw new Error('The keys for push that were made are not there');
  return { publicKey: kept.public_key, privateKey: sealer.open(kept.sealed_private_key, id) };
}

interface Claims {
  /** The origin of the push service. */
  readonly audience: string;
  /** The contact for push services, as a `mailto:`. */
  readonly subject: string;
  /** Until when it is good, in seconds since 1970: at most a day from now. */
  readonly expires: number;
}

/** The `Authorization` of a request to a push service (RFC 8292, section 3). */
export function vapidAuthorization(
  { publicKey, privateKey }: VapidKeys,
  { audience, subject, expires }: Claims,
): string {
  const point = Buffer.from(publicKey, 'base64url');
  const key = createPrivateKey({
    format: 'jwk',
    key: {
      kty: 'EC',
      crv: 'P-256',
      x: point.subarray(1, 33).toString('base64url'),
      y: point.subarray(33).toString('base64url'),
      d: privateKey,
    },
  });
  const [header, claims] = [
    { typ: 'JWT', alg: 'ES256' },
    { aud: audience, exp: expires, sub: subject },
  ].map((part) => Buffer.from(JSON.stringify(part)).toString('base64url'));
  const signed = `${header}.${claims}`;
  const signature = sign('sha256', Buffer.from(signed), { key, dsaEncoding: 'ieee-p1363' });
  return `vapid t=${signed}.${signature.toString('base64url')}, k=${publicKey}`;
}
