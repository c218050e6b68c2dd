import type { EpochMs } from '#contract/time/time.ts';
import type { FactorPorts } from '../ports.ts';
import type { AuthenticatorRow } from './authentication-tables.ts';
import { fromBase32, toBase32 } from './base32.ts';
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
