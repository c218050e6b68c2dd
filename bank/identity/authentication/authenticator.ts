import type { EpochMs } from '#contract/time/time.ts';
import type { FactorPorts } from '../../ports.ts';
import type { AuthenticatorRow } from './authentication-tables.ts';
import { withoutBlanks } from './codes.ts';
import { stepOfCode } from './totp.ts';

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
