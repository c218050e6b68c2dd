import { z } from 'zod';
import { uuid } from '../../text/ids.ts';
import { PasskeyAnswer, PasskeyOptions, proofRefusals } from '../authentication/factors.ts';
import { conflict, proceduresUnder } from '../../procedures/procedure.ts';
import { firstPaymentDelays, passkeyNameMaxLength, securityChanges } from './security-terms.ts';
import { stepUpRefusals } from '../step-up/step-up.ts';
import { addressNumber, typedSigns, typedText } from '../../text/text.ts';
import { EpochMs } from '../../time/time.ts';

export const PasskeyId = uuid().brand<'PasskeyId'>();
export type PasskeyId = z.infer<typeof PasskeyId>;

/** Key of a session among those of its member; it opens nothing. */
export const SessionId = z.string().min(1).max(64).toLowerCase().brand<'SessionId'>();
export type SessionId = z.infer<typeof SessionId>;

/** Key of a browser that a member trusts; it opens nothing. */
export const BrowserId = z.string().min(1).max(64).toLowerCase().brand<'BrowserId'>();
export type BrowserId = z.infer<typeof BrowserId>;

export const Passkey = z.object({
  id: PasskeyId,
  /** As the member calls it. */
  name: z.string(),
  addedAt: EpochMs,
  lastUsedAt: EpochMs.nullable(),
});
export type Passkey = z.infer<typeof Passkey>;

/** The member's factors besides the password. Whether texts are on stands in the settings (`twoFactor`). */
export const Factors = z.object({
  /** Whether this bank has authenticator apps and passkeys; the demo has neither. */
  offered: z.boolean(),
  /** Masked; null where the bank knows no phone. */
  phone: z.string().nullable(),
  /** When the app was set up; null where there is none. */
  authenticatorSince: EpochMs.nullable(),
  passkeys: z.array(Passkey),
  /** How many are left of those that were made last; null where none were made. */
  recoveryCodes: z.object({ left: z.int(), madeAt: EpochMs }).nullable(),
});
export type Factors = z.infer<typeof Factors>;

export const OpenSession = z.object({
  id: SessionId,
  /** Whether it is the one that asks. */
  isThis: z.boolean(),
  /** The device's name for itself (User-Agent). */
  device: z.string(),
  /** Network address; empty where there is none. */
  address: z.string(),
  signedInAt: EpochMs,
  seenAt: EpochMs,
});
export type OpenSession = z.infer<typeof OpenSession>;

export const TrustedBrowser = z.object({
  id: BrowserId,
  isThis: z.boolean(),
  device: z.string(),
  lastUsedAt: EpochMs,
  trustedUntil: EpochMs,
});
export type TrustedBrowser = z.infer<typeof TrustedBrowser>;

/** The acts in the security log, in its own words. */
export const SecurityAct = z.enum([
  ...securityChanges,
  'signed-in',
  'sign-in-failed',
  'sign-in-held-up',
  'signed-out',
  'session-ended',
  'other-sessions-ended',
  'browser-trusted',
  'browser-forgotten',
  'password-reset-asked',
  'password-reset',
  'activated',
  'stepped-up',
  'step-up-failed',
  'contact-change-asked',
  'contact-change-dropped',
  'notices-changed',
  'first-payment-delay-changed',
  'trusted-contact-changed',
  'account-number-shown',
  'sign-in-refused',
  'name-confirmed',
  'overdraft-allowed',
  'overdraft-ended',
]);
export type SecurityAct = z.infer<typeof SecurityAct>;

export const SecurityLogEntry = z.object({
  /** Its place in the member's audit chain. */
  sequence: z.int(),
  at: EpochMs,
  act: SecurityAct,
  /** The name of another person who did it, in a membership that the member is told of; null: the member, the bank or its staff. */
  by: z.string().nullable(),
  /** From where; empty where it is not known. */
  address: z.string(),
  device: z.string(),
  /** SHA-256 of the record, which covers the previous record: anybody can hold the bank to this hash. */
  hash: z.string(),
});
export type SecurityLogEntry = z.infer<typeof SecurityLogEntry>;

const passkeyRefusals = {
  TOO_MANY_PASSKEYS: conflict(
    'You have as many passkeys as can be kept. Remove one first. Nothing was changed.',
    { most: z.int() },
  ),
} as const;

const changed = z.object({ factors: Factors });

const { reads, changes } = proceduresUnder('Security');

export const security = {
  /** The member's authentication factors besides the password. */
  factors: reads('own', '/security/factors', 'My factors').output(Factors),

  /**
   * Creates a secret for an authenticator app. It is valid after `finishAuthenticator` with a first
   * code.
   */
  beginAuthenticator: changes(
    'own',
    '/security/authenticator/begin',
    'Begin to add an authenticator app',
  )
    .errors(stepUpRefusals)
    .input(z.object({}))
    .output(
      z.object({
        /** Base32, for typing it in. */
        secret: z.string(),
        /** The same for a picture to scan: `otpauth://totp/…` */
        uri: z.string(),
      }),
    ),

  /** Adds the authenticator app of `beginAuthenticator`, with a first code of it. */
  finishAuthenticator: changes('own', '/security/authenticator/finish', 'Add the authenticator app')
    .errors(proofRefusals)
    .input(z.object({ code: typedSigns(40).min(1) }))
    .output(changed),

  /** Removes the authenticator app: its codes are no longer valid. */
  removeAuthenticator: changes(
    'own',
    '/security/authenticator/remove',
    'Remove the authenticator app',
  )
    .errors(stepUpRefusals)
    .input(z.object({}))
    .output(changed),

  /** The options with which the browser creates a passkey (WebAuthn Level 3, 5.1.3). */
  beginPasskey: changes('own', '/security/passkeys/begin', 'Begin to add a passkey')
    .errors({ ...passkeyRefusals, ...stepUpRefusals })
    .input(z.object({}))
    .output(z.object({ options: PasskeyOptions })),

  /** Saves the passkey that the browser has created, under a name that the member chose. */
  finishPasskey: changes('own', '/security/passkeys', 'Add a passkey')
    .errors({ ...passkeyRefusals, ...proofRefusals })
    .input(z.object({ answer: PasskeyAnswer, name: typedText(passkeyNameMaxLength).min(1) }))
    .output(changed),

  /** Removes a passkey: it can no longer sign in. */
  removePasskey: changes('own', '/security/passkeys/{id}/remove', 'Remove a passkey')
    .errors(stepUpRefusals)
    .input(z.object({ id: PasskeyId }))
    .output(changed),

  /**
   * Creates ten recovery codes, which are returned only this once. Earlier ones are no longer
   * valid.
   */
  makeRecoveryCodes: changes('own', '/security/recovery-codes', 'Make recovery codes')
    .errors(stepUpRefusals)
    .input(z.object({}))
    .output(z.object({ codes: z.array(z.string()), factors: Factors })),

  /**
   * The member's open sessions, newest first, and the trusted browsers, which skip the second step.
   */
  sessions: reads('own', '/security/sessions', 'Sessions').output(
    z.object({ sessions: z.array(OpenSession), trustedBrowsers: z.array(TrustedBrowser) }),
  ),

  /** Ends one session of the member. */
  endSession: changes('own', '/security/sessions/{id}/end', 'End a session')
    .input(z.object({ id: SessionId }))
    .output(z.object({})),

  /** Ends all sessions of the member but this one. */
  endOtherSessions: changes('own', '/security/sessions/end-others', 'End all other sessions')
    .input(z.object({}))
    .output(z.object({ ended: z.int() })),

  /**
   * Removes the trust in a browser: it needs the second step again, even while it has an open session.
   */
  forgetBrowser: changes('own', '/security/browsers/{id}/forget', 'Trust a browser no longer')
    .input(z.object({ id: BrowserId }))
    .output(z.object({})),

  /** A page of the security log of the member, newest first. */
  log: reads('own', '/security/log', 'Security log')
    .input(
      z.object({
        /** The sequence at which the page before ended. */
        before: addressNumber(z.number().int().positive()).optional(),
        limit: addressNumber(z.number().int().min(1).max(100)).default(20),
      }),
    )
    .output(z.object({ entries: z.array(SecurityLogEntry), next: z.int().nullable() })),

  /**
   * Sets how long, in hours, a large first payment to a new recipient waits; the member can cancel
   * it meanwhile.
   */
  setFirstPaymentDelay: changes(
    'own',
    '/security/first-payment-delay',
    'Delay large first payments',
  )
    .errors(stepUpRefusals)
    .input(z.object({ hours: z.literal(firstPaymentDelays) }))
    .output(z.object({})),

  /** Whether staff are calling the member at this moment. Only staff can announce a call. */
  call: reads('own', '/security/call', 'Who calls').output(
    z.object({ call: z.object({ since: EpochMs, until: EpochMs }).nullable() }),
  ),
};
