import type { SafetyMeasure, SecurityScore } from '#contract/settings.ts';
import type { AutoLogoutMinutes, NotificationChoices } from '#contract/setting-terms.ts';

/** What the score is made of. */
export interface SafetyFacts {
  readonly twoFactor: boolean;
  readonly autoLogoutMinutes: AutoLogoutMinutes;
  readonly notifications: NotificationChoices;
  /** Whether the bank can reach the member by email and by phone. */
  readonly reachable: boolean;
  /** Whether the password was chosen by the rules of today. */
  readonly passwordByPresentRules: boolean;
}

/** What each measure gives at its best; a hundred together. */
const couldGive: Record<SafetyMeasure, number> = {
  'two-factor': 25,
  'auto-logout': 15,
  'security-notices': 20,
  'account-notices': 15,
  contact: 15,
  password: 10,
};

/** The sooner a screen that was left locks itself, the better. */
const byMinutes: Record<AutoLogoutMinutes, number> = { 5: 15, 15: 10, 30: 5, 60: 0 };

/** How safe the settings make the account, in percent, and what each of them adds (R-P7). */
export function securityScore(facts: SafetyFacts): SecurityScore {
  const { notifications } = facts;
  const all = (measure: SafetyMeasure, holds: boolean) => (holds ? couldGive[measure] : 0);
  const gives: Record<SafetyMeasure, number> = {
    'two-factor': all('two-factor', facts.twoFactor),
    'auto-logout': byMinutes[facts.autoLogoutMinutes],
    'security-notices': all('security-notices', notifications.security),
    // Either is enough to hear of a payment that was not one's own.
    'account-notices': all('account-notices', notifications.email || notifications.sms),
    contact: all('contact', facts.reachable),
    password: all('password', facts.passwordByPresentRules),
  };
  const measures = (Object.keys(couldGive) as SafetyMeasure[]).map((measure) => ({
    measure,
    gives: gives[measure],
    couldGive: couldGive[measure],
  }));
  const percent = measures.reduce((sum, one) => sum + one.gives, 0);
  return { percent, grade: gradeOf(percent), measures };
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
