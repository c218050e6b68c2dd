import {
  createDecipheriv,
  createECDH,
  createPublicKey,
  hkdfSync,
  randomBytes,
  verify,
} from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { buffer } from 'node:stream/consumers';
import type { AddressInfo } from 'node:net';

/** A push received for a browser, decrypted with its keys. */
export interface TakenPush {
  readonly headers: IncomingMessage['headers'];
  readonly shown: unknown;
}

/** How the push service answers: with a status and headers, or not at all. */
export type Answer =
  | { readonly status: number; readonly headers?: Readonly<Record<string, string>> }
  | 'none';

/** A push service on this machine with a single browser and its real keys. */
export async function startPushService() {
  const browser = createECDH('prime256v1');
  browser.generateKeys();
  const auth = randomBytes(16);
  const taken: TakenPush[] = [];
  let answer: Answer = { status: 201 };
  const server = createServer((request, response) => void take(request, response));
  async function take(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const body = await buffer(request);
    if (answer === 'none') return;
    if (answer.status < 300) {
      const shown: unknown = JSON.parse(decrypt(body, browser, auth));
      taken.push({ headers: request.headers, shown });
    }
    response.writeHead(answer.status, answer.headers).end();
  }
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    origin,
    taken,
    answerWith(next: Answer) {
      answer = next;
    },
    subscription: {
      endpoint: `${origin}/browser/1`,
      keys: { p256dh: browser.getPublicKey('base64url'), auth: auth.toString('base64url') },
    },
    async stop() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

/** RFC 8291 with the aes128gcm of RFC 8188, of one record. */
function decrypt(body: Buffer, browser: ReturnType<typeof createECDH>, auth: Buffer): string {
  const [salt, keyLength] = [body.subarray(0, 16), body.readUInt8(20)];
  const sender = body.subarray(21, 21 + keyLength);
  const record = body.subarray(21 + keyLength);
  const secret = browser.computeSecret(sender);
  const about = Buffer.concat([Buffer.from('WebPush: info\0'), browser.getPublicKey(), sender]);
  const ikm = Buffer.from(hkdfSync('sha256', secret, auth, about, 32));
  const keyOf = (info: string, length: number) =>
    Buffer.from(hkdfSync('sha256', ikm, salt, Buffer.from(`${info}\0`), length));
  const cipher = createDecipheriv(
    'aes-128-gcm',
    keyOf('Content-Encoding: aes128gcm', 16),
    keyOf('Content-Encoding: nonce', 12),
  );
  cipher.setAuthTag(record.subarray(-16));
  const padded = Buffer.concat([cipher.update(record.subarray(0, -16)), cipher.final()]);
  // The last record ends with 2, and zeros after it.
  return padded.subarray(0, padded.lastIndexOf(2)).toString('utf8');
}

/** The claims of the header `Authorization: vapid t=…, k=…` (RFC 8292), after a check of the signature. */
export function vapidClaims(authorization: string): { claims: unknown; publicKey: string } {
  const [, token = '', publicKey = ''] = /^vapid t=([^,]+), ?k=(.+)$/.exec(authorization) ?? [];
  const [header = '', payload = '', signature = ''] = token.split('.');
  const point = Buffer.from(publicKey, 'base64url');
  const key = createPublicKey({
    format: 'jwk',
    key: {
      kty: 'EC',
      crv: 'P-256',
      x: point.subarray(1, 33).toString('base64url'),
      y: point.subarray(33).toString('base64url'),
    },
  });
  const isSigned = verify(
    'sha256',
    Buffer.from(`${header}.${payload}`),
    { key, dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature, 'base64url'),
  );
  if (!isSigned) throw new Error('The signature is wrong');
  return { claims: JSON.parse(Buffer.from(payload, 'base64url').toString('utf8')), publicKey };
}
