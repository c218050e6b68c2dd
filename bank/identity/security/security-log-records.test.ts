import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { SecurityAct } from '#contract/identity/security/security.ts';
import { expect, test } from 'vitest';
import { securityActions, securityActOf } from './security-log-records.ts';

/** The folders with audit actions that are all about the safety of members. */
const aboutSafety = [
  'identity/sign-in',
  'identity/authentication',
  'identity/step-up',
  'limits',
  'identity/passwords',
  'settings',
  'identity/security',
  'enrolment',
  'accounts',
  'cards/overdraft-handlers.ts',
  'trusted-contact',
];

function actionsIn(places: readonly string[]): string[] {
  const files = places.flatMap((place) => {
    const path = join(import.meta.dirname, '../..', place);
    if (place.endsWith('.ts')) return [readFileSync(path, 'utf8')];
    return readdirSync(path)
      .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
      .map((name) => readFileSync(join(path, name), 'utf8'));
  });
  const written = files.flatMap((text) =>
    [
      ...text.matchAll(/\baction(?:: | = )(?:[^',;{}]*\? )?'([a-z-]+)'(?: : '([a-z-]+)')?/g),
    ].flatMap(([, one, other]) => [one, other].filter((action) => action !== undefined)),
  );
  return [...new Set(written)].toSorted();
}

/** Done by the staff before its member has come on-line, or only a matter of how accounts are shown. */
const notAboutSafety = ['member-opened', 'account-personalized', 'accounts-arranged'];

test('every action that is written about safety has its place in the security log, and no other', () => {
  const written = actionsIn(aboutSafety).filter((action) => !notAboutSafety.includes(action));
  expect(written).toEqual(securityActions.toSorted());
});

test('the security log says everything that the contract has words for', () => {
  const said = [
    ...securityActions.map((action) => securityActOf(action, {})),
    securityActOf('profile-updated', { changed: 'firstName lastName' }),
    securityActOf('settings-changed', { two_factor: 1 }),
    securityActOf('settings-changed', { two_factor: 0 }),
    securityActOf('settings-changed', { auto_logout_minutes: 5 }),
    securityActOf('settings-changed', { first_payment_delay_hours: 24 }),
  ];
  expect(SecurityAct.options.filter((act) => !said.includes(act))).toEqual([]);
});

test.each([
  ['firstName', 'name-changed'],
  ['firstName lastName', 'name-changed'],
  ['firstName email', 'contact-changed'],
  ['street zip', 'contact-changed'],
])('a profile of which %j was changed reads as %s', (changed, act) => {
  expect(securityActOf('profile-updated', { changed })).toBe(act);
});

test.each([
  [{ two_factor: 1 }, 'two-factor-on'],
  [{ two_factor: 0, address: '203.0.113.7' }, 'two-factor-off'],
  [{ auto_logout_minutes: 30 }, 'auto-logout-changed'],
  [{ first_payment_delay_hours: 0 }, 'first-payment-delay-changed'],
  [{ notify_email: 0, notify_security: 1 }, 'notices-changed'],
])('settings of which %j was changed read as %s', (facts, act) => {
  expect(securityActOf('settings-changed', facts)).toBe(act);
});
