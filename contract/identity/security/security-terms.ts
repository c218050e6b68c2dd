import { cents } from '../../money/cents.ts';

/**
 * The choices for the safety of an account. This file imports no schema library, so that the portal can use it anywhere.
 */

/** For how many hours a large first payment to somebody new waits; 0: not at all. */
export const firstPaymentDelays = [0, 4, 24, 48] as const;
export type FirstPaymentDelay = (typeof firstPaymentDelays)[number];

/** A first payment above this is a large one. */
export const largeFirstPayment = cents(500_00);

/** The longest name of a passkey, in characters. */
export const passkeyNameMaxLength = 40;

/** How many passkeys a member can have. */
export const passkeysMax = 10;

/** The changes of an account's safety of which the member is told at once, as the security log names them too. */
export const securityChanges = [
  'password-changed',
  'contact-changed',
  'name-changed',
  'two-factor-on',
  'two-factor-off',
  'authenticator-added',
  'authenticator-removed',
  'passkey-added',
  'passkey-removed',
  'recovery-codes-made',
  'recovery-code-used',
  'password-alone-waits',
  'trusted-contact-named',
  'trusted-contact-removed',
  'trusted-contact-declined',
  'auto-logout-changed',
  'sessions-ended-by-staff',
  'access-closed',
  'access-opened',
  'staff-call-began',
  'staff-call-ended',
] as const;
