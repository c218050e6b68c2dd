import { createCipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto';

/** A browser's keys, in Base64url. */
interface BrowserKeys {
  readonly p256dh: string;
  readonly auth: string;
}

/** The fresh values of each message: a key pair and a salt. A test gives the values of the RFC. */
interface Fresh {
  readonly privateKey?: Buffer;
  readonly salt?: Buffer;
}

/** A single record holds the message: 4096 bytes are the most that every push service takes (RFC 8030, section 7.2). */
const recordSize = 4_096;

/** The message as only this browser can read it (RFC 8291), in the form aes128gcm (RFC 8188). */
export function encryptPush(
  text: string,
  { p256dh, auth }: BrowserKeys,
  fresh: Fresh = {},
): Buffer {
  const browser = Buffer.from(p256dh, 'base64url');
  const sender = createECDH('prime256v1');
  if (fresh.privateKey === undefined) sender.generateKeys();
  else sender.setPrivateKey(fresh.privateKey);
  const salt = fresh.salt ?? randomBytes(16);
  const own = sender.getPublicKey();
  const about = Buffer.concat([Buffer.from('WebPush: info\0'), browser, own]);
  const shared = sender.computeSecret(browser);
  const ikm = hkdf(shared, Buffer.from(auth, 'base64url'), about, 32);
  const key = hkdf(ikm, salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16);
  const nonce = hkdf(ikm, salt, Buffer.from('Content-Encoding: nonce\0'), 12);
  const cipher = createCipheriv('aes-128-gcm', key, nonce);
  // 2 ends the last record.
  const record = Buffer.concat([
    cipher.update(text, 'utf8'),
    cipher.update('\u0002'),
    cipher.final(),
  ]);
  const size = Buffer.alloc(4);
  size.writeUInt32BE(recordSize);
  return Buffer.concat([salt, size, Buffer.from([own.length]), own, record, cipher.getAuthTag()]);
}

function hkdf(key: Buffer, salt: Buffer, about: Buffer, bytes: number): Buffer {
  return Buffer.from(hkdfSync('sha256', key, salt, about, bytes));
}
