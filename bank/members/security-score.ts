import type { SafetyMeasure, SecurityScore } from '#contract/settings/settings.ts';
import type { FirstPaymentDelay } from '#contract/identity/security/security-terms.ts';
import type { AutoLogoutMinutes, NotificationChoices } from '#contract/settings/setting-terms.ts';

/** The facts of the score. */
export interface SafetyFacts {
  /** Whether SMS verification is on, and there is a phone for it. */
  readonly textsAreOn: boolean;
  /** The member's own factors; null where the bank offers none. */
  readonly ownFactors: OwnFactors | null;
  readonly autoLogoutMinutes: AutoLogoutMinutes;
  readonly notifications: NotificationChoices;
  /** Whether the bank can reach the member by email and by phone. An unconfirmed contact does not count. */
  readonly reachable: boolean;
  /** Whether the password was chosen by the rules of today. */
  readonly passwordByPresentRules: boolean;
  readonly firstPaymentDelayHours: FirstPaymentDelay;
}

export interface OwnFactors {
  /** Whether there is an authenticator app or a passkey: neither goes through a telephone network. */
  readonly any: boolean;
  readonly recoveryCodesLeft: number;
}

type Points = Partial<Record<SafetyMeasure, number>>;

/** The best points of each measure; a hundred together. */
const couldGive: Points = {
  'two-factor': 25,
  'own-factor': 7,
  'recovery-codes': 2,
  'auto-logout': 13,
  'security-notices': 18,
  'account-notices': 15,
  contact: 15,
  password: 3,
  'first-payment-delay': 2,
};

/** The same where the bank offers neither apps nor passkeys: the other measures have their points. */
const couldGiveWithoutFactors: Points = {
  'two-factor': 25,
  'auto-logout': 13,
  'security-notices': 20,
  'account-notices': 15,
  contact: 15,
  password: 7,
  'first-payment-delay': 5,
};

/** The sooner an abandoned screen locks itself, the better. */
const byMinutes: Record<AutoLogoutMinutes, number> = { 5: 13, 15: 10, 30: 5, 60: 0 };

/**
 * How safe the member has made the account, in percent, and what each measure adds (R-P7). Everything that is as it is
 * at first gives 85, in the live bank, where large first
 * payments wait, as in the demo, where they do not; the other 15 are for what only the member can do:
 *
 * | Measure | With factors | Without | It is given for |
 * | --- | --- | --- | --- |
 * | `two-factor` | 25 | 25 | SMS verification, an authenticator app or a passkey |
 * | `own-factor` | 7 | not listed | an authenticator app or a passkey |
 * | `recovery-codes` | 2 | not listed | a code that was not used yet |
 * | `auto-logout` | 13 | 13 | 5 minutes; 10 points for 15, 5 for 30, none for 60 |
 * | `security-notices` | 18 | 20 | being told of changes |
 * | `account-notices` | 15 | 15 | being told of payments, by email or text message |
 * | `contact` | 15 | 15 | an email address and a phone number that are confirmed |
 * | `password` | 3 | 7 | one that was chosen by the present rules |
 * | `first-payment-delay` | 2 | 5 | any delay |
 */
export function securityScore(facts: SafetyFacts): SecurityScore {
  const most = facts.ownFactors === null ? couldGiveWithoutFactors : couldGive;
  const held = heldMeasures(facts);
  const measures = (Object.entries(most) as [SafetyMeasure, number][]).map(([measure, atBest]) => ({
    measure,
    gives:
      measure === 'auto-logout' ? byMinutes[facts.autoLogoutMinutes] : held[measure] ? atBest : 0,
    couldGive: atBest,
  }));
  const percent = measures.reduce((sum, one) => sum + one.gives, 0);
  return { percent, grade: gradeOf(percent), measures };
}

function heldMeasures(facts: SafetyFacts): Record<Exclude<SafetyMeasure, 'auto-logout'>, boolean> {
  const { notifications, ownFactors } = facts;
  return {
    'two-factor': facts.textsAreOn || ownFactors?.any === true,
    'own-factor': ownFactors?.any === true,
    'recovery-codes': ownFactors !== null && ownFactors.recoveryCodesLeft > 0,
    'security-notices': notifications.security,
    // Either is enough to hear of a payment that was not one's own.
    'account-notices': notifications.email || notifications.sms,
    contact: facts.reachable,
    password: facts.passwordByPresentRules,
    'first-payment-delay': facts.firstPaymentDelayHours > 0,
  };
}

function gradeOf(percent: number): SecurityScore['grade'] {
  if (percent >= 80) {
    return 'very-strong';
  }
  if (percent >= 60) {
    return 'strong';
  }
  return percent >= 40 ? 'fair' : 'weak';
}
