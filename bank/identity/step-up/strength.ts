import type { PermittedAct } from '#contract/identity/step-up/permitted-act.ts';
import type { StepUpStrength } from '../authentication/authentication-tables.ts';

const strengths: Readonly<Record<PermittedAct['kind'], StepUpStrength>> = {
  payment: 'one-factor',
  'save-recipient': 'one-factor',
  'add-payee': 'one-factor',
  'change-contact': 'both-factors',
  'change-password': 'second-factor',
  'set-two-factor': 'both-factors',
  'add-authenticator': 'both-factors',
  'remove-authenticator': 'both-factors',
  'add-passkey': 'both-factors',
  'remove-passkey': 'both-factors',
  'make-recovery-codes': 'both-factors',
  'set-pin': 'one-factor',
  'unlock-card': 'one-factor',
  'raise-card-limit': 'one-factor',
  'replace-card': 'one-factor',
  'turn-off-security-notices': 'one-factor',
  'show-account-numbers': 'one-factor',
  'sign-loan': 'both-factors',
  'give-access': 'both-factors',
  'raise-access-limit': 'one-factor',
  'set-first-payment-delay': 'one-factor',
  'name-trusted-contact': 'one-factor',
  'remove-trusted-contact': 'one-factor',
};

/**
 * How much is asked for before that is done. Whatever signs a member in or recovers their access takes both factors (OWASP
 * ASVS 5.0, 7.5.1); a request that carries the password takes the second one beside it; money and cards take one.
 */
export function strengthOf(permits: PermittedAct): StepUpStrength {
  const carriesPassword = permits.kind === 'set-two-factor' && !permits.on;
  return carriesPassword ? 'second-factor' : strengths[permits.kind];
}
