import { z } from 'zod';

/** A change, by the member or by staff, of an account's security, or of its member's contacts. */
export const SecurityChange = z.enum([
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
  'first-payment-delay-lowered',
  'password-alone-waits',
  'trusted-contact-named',
  'trusted-contact-removed',
  'trusted-contact-declined',
  'auto-logout-changed',
  'security-notices-off',
  'sessions-ended-by-staff',
  'access-closed',
  'access-opened',
  'staff-call-began',
  'staff-call-ended',
]);
export type SecurityChange = z.infer<typeof SecurityChange>;
