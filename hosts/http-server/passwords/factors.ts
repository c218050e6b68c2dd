import type { FactorPorts } from '#bank/ports.ts';
import type { KeyRing } from '../keys/keys.ts';
import type { Letterhead } from '../messages/templates.ts';
import { webAuthnPasskeys } from './passkeys.ts';
import { keyRingSealer } from '../keys/sealer.ts';

/** Authenticator apps, whose secrets are sealed with these keys, and passkeys for this portal. */
export function factorsOf(keys: KeyRing, letterhead: Letterhead): FactorPorts {
  return { sealer: keyRingSealer(keys), passkeys: webAuthnPasskeys(letterhead) };
}
