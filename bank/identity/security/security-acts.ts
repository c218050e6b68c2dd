import type { SecurityAct, SecurityChange } from '#contract/identity/security/security.ts';
import type { EpochMs } from '#contract/time/time.ts';
import { appendToMemberLogs } from '../../member-log/append-to-member-logs.ts';
import { askedFrom } from '../../member-log/log-entry.ts';
import type { Caller } from '../../ports.ts';
import type { DatabaseTransaction } from '../../database/database-transaction.ts';

/** The facts of an action in the audit. */
export type AuditedFacts = Readonly<Record<string, string | number | null>>;

/** The safety meaning of an audit action for a member; some actions depend on their facts. */
type Meaning = SecurityAct | ((facts: AuditedFacts) => SecurityAct);

/**
 * Every action of the audit that is about a member's safety, as the security log words it. Actions that are not named
 * here are about money. None may begin with `transfer-`: the index `audit_record_security` leaves those out.
 */
const meanings = {
  'sign-in': 'signed-in',
  'sign-in-failed': 'sign-in-failed',
  'sign-in-held-up': 'sign-in-held-up',
  'sign-out': 'signed-out',
  'session-ended': 'session-ended',
  'other-sessions-ended': 'other-sessions-ended',
  'browser-trusted': 'browser-trusted',
  'browser-forgotten': 'browser-forgotten',
  'password-changed': 'password-changed',
  'password-reset-asked': 'password-reset-asked',
  'password-reset': 'password-reset',
  activated: 'activated',
  'authenticator-added': 'authenticator-added',
  'authenticator-removed': 'authenticator-removed',
  'passkey-added': 'passkey-added',
  'passkey-removed': 'passkey-removed',
  'recovery-codes-made': 'recovery-codes-made',
  'recovery-code-used': 'recovery-code-used',
  'stepped-up': 'stepped-up',
  'step-up-failed': 'step-up-failed',
  'password-alone-waits': 'password-alone-waits',
  'contact-change-asked': 'contact-change-asked',
  'contact-change-dropped': 'contact-change-dropped',
  'contact-changed': 'contact-changed',
  'profile-updated': ({ changed }) => (isOfNames(changed) ? 'name-changed' : 'contact-changed'),
  'settings-changed': changedSetting,
  'trusted-contact-named': 'trusted-contact-named',
  'trusted-contact-changed': 'trusted-contact-changed',
  'trusted-contact-removed': 'trusted-contact-removed',
  'trusted-contact-declined': 'trusted-contact-declined',
  'account-number-shown': 'account-number-shown',
  'sign-in-refused': 'sign-in-refused',
  'sessions-ended-by-staff': 'sessions-ended-by-staff',
  'access-closed': 'access-closed',
  'access-opened': 'access-opened',
  'name-confirmed': 'name-confirmed',
  'staff-call-began': 'staff-call-began',
  'staff-call-ended': 'staff-call-ended',
  'overdraft-allowed': 'overdraft-allowed',
  'overdraft-ended': 'overdraft-ended',
} as const satisfies Record<string, Meaning>;

export type SecurityAction = keyof typeof meanings;

export const securityActions = Object.keys(meanings) as readonly SecurityAction[];

/** The security act that an audit record tells the member. */
export function securityActOf(action: SecurityAction, facts: AuditedFacts): SecurityAct {
  const meaning: Meaning = meanings[action];
  return typeof meaning === 'function' ? meaning(facts) : meaning;
}

function isOfNames(changed: AuditedFacts[string] | undefined): boolean {
  return String(changed)
    .split(' ')
    .every((field) => field === 'firstName' || field === 'lastName');
}

function changedSetting(facts: AuditedFacts): SecurityAct {
  if ('two_factor' in facts) {
    return facts['two_factor'] === 1 ? 'two-factor-on' : 'two-factor-off';
  }
  if ('auto_logout_minutes' in facts) {
    return 'auto-logout-changed';
  }
  return 'first_payment_delay_hours' in facts ? 'first-payment-delay-changed' : 'notices-changed';
}

/** Something that a member did about their safety. */
export interface DoneForSafety {
  readonly personId: string;
  readonly caller: Caller;
  readonly at: EpochMs;
  readonly action: SecurityAction;
  /** The object of the change, besides its origin. */
  readonly facts?: AuditedFacts;
  /** The change as the member is told it, also outside the portal. */
  readonly tells?: SecurityChange;
}

/** Writes it down in the member's log with from where it was done, in the transaction that does it. */
export async function appendSecurityChange(
  scope: DatabaseTransaction,
  { personId, caller, at, action, facts, tells }: DoneForSafety,
): Promise<void> {
  await appendToMemberLogs(scope, [
    {
      personId,
      at,
      audit: { action, facts: { ...askedFrom(caller), ...facts } },
      events: tells === undefined ? [] : [{ kind: 'security', change: tells }],
    },
  ]);
}
