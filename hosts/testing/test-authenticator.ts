import {
  createHash,
  generateKeyPairSync,
  type KeyLike,
  randomBytes,
  sign,
  X509Certificate,
} from 'node:crypto';
import type { PasskeyAnswer, PasskeyOptions } from '#contract/identity/authentication/factors.ts';

/** The faults that an authenticator and its browser can be given. */
export interface Misbehaviour {
  readonly challenge?: string;
  readonly origin?: string;
  readonly crossOrigin?: boolean;
  readonly host?: string;
  readonly type?: string;
  readonly counter?: number;
  readonly userPresent?: boolean;
  readonly userVerified?: boolean;
  /** A certificate to attest it with, and its key, as PEM. */
  readonly certificate?: { readonly cert: string; readonly key: string };
  readonly transports?: unknown;
}

/** A passkey in software, with the browser around it: EC P-256, as most are (WebAuthn Level 3, 6.5). */
export interface TestPasskey {
  readonly id: string;
  /** The browser's answer after making a passkey. */
  made(options: PasskeyOptions, change?: Misbehaviour): PasskeyAnswer;
  /** The browser's answer when it is asked for the passkey. */
  shown(options: PasskeyOptions, change?: Misbehaviour): PasskeyAnswer;
}

export function newTestPasskey(origin: string): TestPasskey {
  const credentialId = randomBytes(16);
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
  const id = credentialId.toString('base64url');
  const clientDataOf = (type: string, options: PasskeyOptions, change: Misbehaviour) =>
    Buffer.from(
      JSON.stringify({
        type: change.type ?? type,
        challenge: change.challenge ?? options['challenge'],
        origin: change.origin ?? origin,
        crossOrigin: change.crossOrigin ?? false,
      }),
    );
  const answerOf = (response: Record<string, unknown>) =>
    ({ id, rawId: id, type: 'public-key', clientExtensionResults: {}, response }) as PasskeyAnswer;
  const dataOf = (change: Misbehaviour, credential?: Buffer) =>
    authenticatorData(change.host ?? new URL(origin).hostname, change, credential);

  return {
    id,
    made(options, change = {}) {
      const cose = cosePublicKey(Buffer.from(x, 'base64url'), Buffer.from(y, 'base64url'));
      const length = Buffer.from([0, credentialId.length]);
      const credential = Buffer.concat([Buffer.alloc(16), length, credentialId, cose]);
      const clientData = clientDataOf('webauthn.create', options, change);
      const data = dataOf(change, credential);
      return answerOf({
        clientDataJSON: clientData.toString('base64url'),
        attestationObject: attestationObject(data, clientData, change).toString('base64url'),
        transports: change.transports ?? ['internal'],
      });
    },
    shown(options, change = {}) {
      const clientData = clientDataOf('webauthn.get', options, change);
      const data = dataOf(change);
      return answerOf({
        clientDataJSON: clientData.toString('base64url'),
        authenticatorData: data.toString('base64url'),
        signature: signed(data, clientData, privateKey).toString('base64url'),
      });
    },
  };
}

const userPresentFlag = 0x01;
const userVerifiedFlag = 0x04;
const credentialFlag = 0x40;

function authenticatorData(
  host: string,
  { counter = 0, userPresent = true, userVerified = true }: Misbehaviour,
  credential: Buffer = Buffer.alloc(0),
): Buffer {
  const flags =
    (userPresent ? userPresentFlag : 0) +
    (userVerified ? userVerifiedFlag : 0) +
    (credential.length > 0 ? credentialFlag : 0);
  const count = Buffer.alloc(4);
  count.writeUInt32BE(counter);
  const hostHash = createHash('sha256').update(host).digest();
  return Buffer.concat([hostHash, Buffer.from([flags]), count, credential]);
}

/** A COSE key (RFC 9053, 7.1) in CBOR: kty EC2, alg ES256, crv P-256, x, y. */
function cosePublicKey(x: Buffer, y: Buffer): Buffer {
  const head = Buffer.from([0xa5, 0x01, 0x02, 0x03, 0x26, 0x20, 0x01]);
  return Buffer.concat([head, Buffer.from([0x21]), bytes(x), Buffer.from([0x22]), bytes(y)]);
}

/** The signature of an authenticator (WebAuthn Level 3, 6.3.3). */
function signed(data: Buffer, clientData: Buffer, key: KeyLike): Buffer {
  const hash = createHash('sha256').update(clientData).digest();
  return sign('sha256', Buffer.concat([data, hash]), key);
}

/** In CBOR: `{fmt, attStmt, authData}`, without attestation, or with an unrequested certificate. */
function attestationObject(
  data: Buffer,
  clientData: Buffer,
  { certificate }: Misbehaviour,
): Buffer {
  const statement =
    certificate === undefined
      ? [Buffer.from([0xa0])]
      : [
          Buffer.from([0xa3]),
          text('alg'),
          Buffer.from([0x26]),
          text('sig'),
          bytes(signed(data, clientData, certificate.key)),
          text('x5c'),
          Buffer.from([0x81]),
          bytes(new X509Certificate(certificate.cert).raw),
        ];
  return Buffer.concat([
    Buffer.from([0xa3]),
    text('fmt'),
    text(certificate === undefined ? 'none' : 'packed'),
    text('attStmt'),
    ...statement,
    text('authData'),
    bytes(data),
  ]);
}

function text(value: string): Buffer {
  return Buffer.concat([Buffer.from([0x60 + value.length]), Buffer.from(value)]);
}

function bytes(value: Buffer): Buffer {
  const { length } = value;
  const head = length < 256 ? [0x58, length] : [0x59, length >> 8, length & 0xff];
  return Buffer.concat([Buffer.from(head), value]);
}
