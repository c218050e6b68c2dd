import { z } from 'zod';
import { MemberEvent } from '../events/events.ts';
import { passwordRefusals } from '../identity/security/password.ts';
import { proceduresUnder } from '../procedures/procedure.ts';
import { firstPaymentDelays } from '../identity/security/security-terms.ts';
import { autoLogoutChoices } from './setting-terms.ts';
import { stepUpRefusals } from '../identity/step-up/step-up.ts';
import { typedSecret } from '../text/text.ts';
import { typedPasswordMost } from '../identity/passwords/password-length.ts';
import { EpochMs } from '../time/time.ts';

const AutoLogoutMinutes = z.literal(autoLogoutChoices);

const FirstPaymentDelay = z.literal(firstPaymentDelays);

const NotificationChoices = z.object({
  email: z.boolean(),
  sms: z.boolean(),
  push: z.boolean(),
  security: z.boolean(),
  signIns: z.boolean(),
  letters: z.boolean(),
});

/** The measures of the security score, in its order (R-P7). */
export const SafetyMeasure = z.enum([
  'two-factor',
  'own-factor',
  'recovery-codes',
  'auto-logout',
  'security-notices',
  'account-notices',
  'contact',
  'password',
  'first-payment-delay',
]);
export type SafetyMeasure = z.infer<typeof SafetyMeasure>;

/** The safety of the account by its settings: the sum of the points of each measure. */
export const SecurityScore = z.object({
  percent: z.int(),
  grade: z.enum(['very-strong', 'strong', 'fair', 'weak']),
  measures: z.array(z.object({ measure: SafetyMeasure, gives: z.int(), couldGive: z.int() })),
});
export type SecurityScore = z.infer<typeof SecurityScore>;

/** Everything that the member has chosen. */
export const Settings = z.object({
  /** SMS verification (R-P3): a sign-in from a browser that is not trusted asks for a code that is sent to the phone. */
  twoFactor: z.boolean(),
  /** How many hours a large first payment to somebody new waits; 0: it does not. */
  firstPaymentDelayHours: FirstPaymentDelay,
  autoLogoutMinutes: AutoLogoutMinutes,
  notifications: NotificationChoices,
  /** When the present password was set. */
  passwordChangedAt: EpochMs,
  score: SecurityScore,
});
export type Settings = z.infer<typeof Settings>;

/** Something that the bank told the member, or their trusted contact, outside the portal. */
export const SentMessage = z.object({
  channel: z.enum(['email', 'sms', 'push']),
  /** The masked email address or phone number of the notified person; empty for a push. */
  to: z.string(),
  /** The subject of the notice: an event to the member, or the existence of a payment to their trusted contact. */
  about: z.union([
    MemberEvent,
    z.object({ kind: z.literal('trusted-contact'), sequence: z.int(), at: EpochMs }),
  ]),
  /** When it was sent; null while it waits. */
  sentAt: EpochMs.nullable(),
  /** Whether it was never sent: the bank has tried for two days. */
  isGivenUp: z.boolean(),
});
export type SentMessage = z.infer<typeof SentMessage>;

const { reads, changes } = proceduresUnder('Settings');
const { changes: changesOfSession } = proceduresUnder('Sign-in');

export const settings = {
  /** The member's settings, with the defaults for those that were never set (R-P3). */
  get: reads('own', '/settings', 'My settings').output(Settings),

  /** Turns SMS verification on or off (R-P3). Turning it off needs the password. */
  setTwoFactor: changes('own', '/settings/two-factor', 'Turn SMS verification on or off')
    .errors({
      CURRENT_PASSWORD_WRONG: passwordRefusals.CURRENT_PASSWORD_WRONG,
      ...stepUpRefusals,
    })
    .input(z.object({ on: z.boolean(), password: typedSecret(typedPasswordMost).default('') }))
    .output(Settings),

  /**
   * Sets the time after which an idle session ends, for all sessions of the member at once (R-P4).
   */
  setAutoLogout: changes('own', '/settings/auto-logout', 'Choose when I am signed out')
    .input(z.object({ minutes: AutoLogoutMinutes }))
    .output(Settings),

  /** Changes the named choices and no others (R-P5). */
  setNotifications: changes('own', '/settings/notifications', 'Choose how I am told')
    .errors(stepUpRefusals)
    .input(NotificationChoices.partial())
    .output(Settings),

  /** The newest messages that the bank has sent or is about to send, newest first. */
  messages: reads('own', '/settings/messages', 'What was sent to me').output(
    z.object({ messages: z.array(SentMessage) }),
  ),

  /**
   * Keeps the session alive. Reading does not, because screens read by themselves. Without this, or
   * another request that is not a read, the session ends after the member's time.
   */
  stay: changesOfSession('own', '/session/stay', 'Stay signed in')
    .input(z.object({}))
    .output(z.object({})),
};
