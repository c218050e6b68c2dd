import { expect, test } from 'vitest';
import { defaultNotifications } from '#contract/settings/setting-terms.ts';
import { type SafetyFacts, securityScore } from './security-score.ts';

/**
 * The sample member of the live bank: all settings in their initial state, and a password from before the present rules.
 */
const atFirst: SafetyFacts = {
  textsAreOn: true,
  ownFactors: { any: false, recoveryCodesLeft: 0 },
  autoLogoutMinutes: 15,
  notifications: defaultNotifications,
  reachable: true,
  passwordByPresentRules: false,
  firstPaymentDelayHours: 24,
};
const withoutFactors: SafetyFacts = { ...atFirst, ownFactors: null, firstPaymentDelayHours: 0 };
const choices = defaultNotifications;

test.each([
  ['offers factors', atFirst],
  ['offers none', withoutFactors],
])(
  'R-P7 the settings as they are at first give 85 percent, which is very strong, in a bank that %s',
  (_, facts) => {
    expect(securityScore(facts)).toMatchObject({ percent: 85, grade: 'very-strong' });
  },
);

test.each<[string, Partial<SafetyFacts>, number, string]>([
  [
    'an authenticator app or a passkey',
    { ownFactors: { any: true, recoveryCodesLeft: 0 } },
    92,
    'very-strong',
  ],
  [
    'a passkey in place of text messages',
    { textsAreOn: false, ownFactors: { any: true, recoveryCodesLeft: 0 } },
    92,
    'very-strong',
  ],
  [
    'one recovery code that is left',
    { ownFactors: { any: false, recoveryCodesLeft: 1 } },
    87,
    'very-strong',
  ],
  ['a password by the present rules', { passwordByPresentRules: true }, 88, 'very-strong'],
  ['no delay of first payments', { firstPaymentDelayHours: 0 }, 83, 'very-strong'],
  ['signing out after 5 minutes', { autoLogoutMinutes: 5 }, 88, 'very-strong'],
  ['signing out after 30 minutes', { autoLogoutMinutes: 30 }, 80, 'very-strong'],
  ['signing out after an hour', { autoLogoutMinutes: 60 }, 75, 'strong'],
  ['no second factor', { textsAreOn: false }, 60, 'strong'],
  ['no security notices', { notifications: { ...choices, security: false } }, 67, 'strong'],
  ['no email about money', { notifications: { ...choices, email: false } }, 85, 'very-strong'],
  [
    'nothing about money',
    { notifications: { ...choices, email: false, sms: false } },
    70,
    'strong',
  ],
  ['no way to reach the member', { reachable: false }, 70, 'strong'],
  [
    'neither a second factor nor security notices',
    { textsAreOn: false, notifications: { ...choices, security: false } },
    42,
    'fair',
  ],
])('R-P7 with %s it is %o: %i percent, %s', (_, change, percent, grade) => {
  expect(securityScore({ ...atFirst, ...change })).toMatchObject({ percent, grade });
});

test.each<[string, Partial<SafetyFacts>, number]>([
  ['a password by the present rules', { passwordByPresentRules: true }, 92],
  ['a delay of first payments', { firstPaymentDelayHours: 24 }, 90],
  ['signing out after 5 minutes', { autoLogoutMinutes: 5 }, 88],
])(
  'R-P7 where no factors are offered their points are with the rest: with %s it is %o: %i',
  (_, change, percent) => {
    expect(securityScore({ ...withoutFactors, ...change })).toMatchObject({ percent });
  },
);

test.each([
  ['offers factors', { any: true, recoveryCodesLeft: 10 }, [25, 7, 2, 13, 18, 15, 15, 3, 2]],
  ['offers none', null, [25, 13, 20, 15, 15, 7, 5]],
])(
  'R-P7 in a bank that %s the best of everything is 100 percent, and each part says what it could give',
  (_, ownFactors, parts) => {
    const best = securityScore({
      ...atFirst,
      ownFactors,
      autoLogoutMinutes: 5,
      passwordByPresentRules: true,
      firstPaymentDelayHours: 48,
    });
    expect(best.percent).toBe(100);
    expect(best.measures.map(({ couldGive }) => couldGive)).toEqual(parts);
    expect(best.measures.every(({ gives, couldGive }) => gives === couldGive)).toBe(true);
  },
);

test.each([
  ['offers factors', { any: false, recoveryCodesLeft: 0 }],
  ['offers none', null],
])('R-P7 in a bank that %s the worst of everything is 0', (_, ownFactors) => {
  const worst = securityScore({
    textsAreOn: false,
    ownFactors,
    autoLogoutMinutes: 60,
    notifications: {
      email: false,
      sms: false,
      push: false,
      security: false,
      signIns: false,
      letters: false,
    },
    reachable: false,
    passwordByPresentRules: false,
    firstPaymentDelayHours: 0,
  });
  expect(worst).toMatchObject({ percent: 0, grade: 'weak' });
});

test('R-P7 a measure that a bank does not offer is not listed', () => {
  const listed = securityScore(withoutFactors).measures.map(({ measure }) => measure);
  expect(listed).not.toContain('own-factor');
  expect(listed).not.toContain('recovery-codes');
});
