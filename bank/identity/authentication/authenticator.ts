import type { EpochMs } from '#contract/time/time.ts';
import type { FactorPorts, Random } from '../../ports.ts';
import type { AuthenticatorRow } from './authentication-tables.ts';
import { withoutBlanks, codeHash, isSameHash } from './codes.ts';
import { hmac } from '@noble/hashes/hmac.js';
import { sha1 } from '@noble/hashes/legacy.js';

type Sealing = Pick<FactorPorts, 'sealer'>;

/** The secret of a member's authenticator app as the store keeps it. */
export function sealSecret({ sealer }: Sealing, personId: string, secret: Uint8Array): string {
  return sealer.seal(toBase32(secret), aboutOf(personId));
}

/** The time step of a code that the member's app shows; null where it shows another one, or this one was shown before. */
export function shownStep(
  { sealer }: Sealing,
  { person_id, sealed_secret, last_step }: AuthenticatorRow,
  typed: string,
  now: EpochMs,
): number | null {
  const secret = fromBase32(sealer.open(sealed_secret, aboutOf(person_id)));
  return stepOfCode(secret, withoutBlanks(typed), now, last_step);
}

/** The same secret, sealed with the present key. */
export function reEncrypted(
  { sealer }: Sealing,
  { person_id, sealed_secret }: Pick<AuthenticatorRow, 'person_id' | 'sealed_secret'>,
): string {
  const about = aboutOf(person_id);
  return sealer.seal(sealer.open(sealed_secret, about), about);
}

function aboutOf(personId: string): string {
  return `authenticator ${personId}`;
}

/** RFC 4648, section 6: the encoding in which authenticator apps are given their secret. */
const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

/** The bytes in base32, without padding. */
export function toBase32(bytes: Uint8Array): string {
  return inSymbols(bytes, alphabet);
}

/** The bytes in symbols of five bits each, from an alphabet of 32. */
export function inSymbols(bytes: Uint8Array, symbols: string): string {
  let text = '';
  let bits = 0;
  let held = 0;
  for (const byte of bytes) {
    held = (held << 8) | byte;
    bits += 8;
    while (bits >= 5) {
      bits -= 5;
      text += symbols.charAt((held >>> bits) & 31);
    }
    held &= (1 << bits) - 1;
  }
  return bits === 0 ? text : text + symbols.charAt((held << (5 - bits)) & 31);
}

/** The bytes of a text that `toBase32` made. Throws where it is not one. */
export function fromBase32(text: string): Uint8Array {
  const bytes: number[] = [];
  let bits = 0;
  let held = 0;
  for (const symbol of text) {
    const value = alphabet.indexOf(symbol);
    if (value === -1) {
      throw new Error('It is not base32');
    }
    held = (held << 5) | value;
    bits += 5;
    if (bits >= 8) {
      bits -= 8;
      bytes.push((held >>> bits) & 255);
      held &= (1 << bits) - 1;
    }
  }
  return Uint8Array.from(bytes);
}

const stepMs = 30_000;

/** From one step before the present one to one after it. */
export const stepsApartMax = 2;

/** A new secret of an authenticator app: 160 bits, as RFC 4226 recommends (section 4, R6). */
export function newTotpSecret(random: Random): Uint8Array {
  return random.bytes(20);
}

/** The time step of a moment (RFC 6238, section 4.2: 30 seconds, counted from 1970). */
export function totpStep(at: EpochMs): number {
  return Math.floor(at / stepMs);
}

/** When a time step begins. */
export function momentOfStep(step: number): EpochMs {
  return (step * stepMs) as EpochMs;
}

/** The code of a time step: RFC 6238 with SHA-1, which is what every app has, and six digits unless said otherwise. */
export function totpCode(secret: Uint8Array, step: number, digits = 6): string {
  const counter = new DataView(new ArrayBuffer(8));
  counter.setBigUint64(0, BigInt(step));
  const mac = hmac(sha1, secret, new Uint8Array(counter.buffer));
  const view = new DataView(mac.buffer, mac.byteOffset, mac.byteLength);
  // RFC 4226, section 5.3: the last four bits say where the number is cut out.
  const cutAt = view.getUint8(mac.length - 1) & 0x0f;
  const number = view.getUint32(cutAt) & 0x7fff_ffff;
  return String(number % 10 ** digits).padStart(digits, '0');
}

/**
 * The time step that the code is of: the present one, or one to either side for clocks that differ (RFC 6238, section
 * 5.2). Null where it is of none of them, or of one that is not later than the last one shown: each is good once. After the
 * clock was put back the last one shown says nothing, and `spendStep` alone knows which were.
 */
export function stepOfCode(
  secret: Uint8Array,
  code: string,
  at: EpochMs,
  lastStep: number,
): number | null {
  const present = totpStep(at);
  const shown = codeHash('', code);
  const isShown = (step: number) =>
    (step > lastStep || wasPutBack(step, lastStep)) &&
    isSameHash(codeHash('', totpCode(secret, step)), shown);
  return [present - 1, present, present + 1].find(isShown) ?? null;
}

/** A code of the step may be shown, and one of the last step was: without a change of the clock they are two steps apart at most. */
function wasPutBack(step: number, lastStep: number): boolean {
  return lastStep > step + stepsApartMax;
}
