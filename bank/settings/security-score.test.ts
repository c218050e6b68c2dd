import { expect, test } from 'vitest';
import { notificationsAtFirst } from '#contract/setting-terms.ts';
import { type SafetyFacts, securityScore } from './security-score.ts';

/** The sample member: everything as it is at first, and a password from before the present rules. */
const atFirst: SafetyFacts = {
  twoFactor: true,
  autoLogoutMinutes: 15,
  notifications: notificationsAtFirst,
  reachable: true,
  passwordByPresentRules: false,
};
const choices = notificationsAtFirst;

test('R-P7 the settings as they are at first give 85 percent, which is very strong', () => {
  expect(securityScore(atFirst)).toMatchObject({ percent: 85, grade: 'very-strong' });
});

test.each<[string, Partial<SafetyFacts>, number, string]>([
  ['a password by the present rules', { passwordByPresentRules: true }, 95, 'very-strong'],
  ['signing out after 5 minutes', { autoLogoutMinutes: 5 }, 90, 'very-strong'],
  ['signing out after 30 minutes', { autoLogoutMinutes: 30 }, 80, 'very-strong'],
  ['signing out after an hour', { autoLogoutMinutes: 60 }, 75, 'strong'],
  ['no SMS verification', { twoFactor: false }, 60, 'strong'],
  ['no security notices', { notifications: { ...choices, security: false } }, 65, 'strong'],
  ['no email about money', { notifications: { ...choices, email: false } }, 85, 'very-strong'],
  [
    'nothing about money',
    { notifications: { ...choices, email: false, sms: false } },
    70,
    'strong',
  ],
  ['no way to reach the member', { reachable: false }, 70, 'strong'],
  [
    'neither verification nor security notices',
    { twoFactor: false, notifications: { ...choices, security: false } },
    40,
    'fair',
  ],
])('R-P7 with %s it is %o: %i percent, %s', (_, change, percent, grade) => {
  expect(securityScore({ ...atFirst, ...change })).toMatchObject({ percent, grade });
});

test('R-P7 the best of everything is 100 percent, the worst 0, and each part says what it could give', () => {
  const best = securityScore({ ...atFirst, autoLogoutMinutes: 5, passwordByPresentRules: true });
  expect(best.percent).toBe(100);
  expect(best.measures.every(({ gives, couldGive }) => gives === couldGive)).toBe(true);
  const worst = securityScore({
    twoFactor: false,
    autoLogoutMinutes: 60,
    notifications: { email: false, sms: false, push: false, security: false },
    reachable: false,
    passwordByPresentRules: false,
  });
  expect(worst).toMatchObject({ percent: 0, grade: 'weak' });
  expect(worst.measures.map(({ couldGive }) => couldGive)).toEqual([25, 15, 20, 15, 15, 10]);
});
