import type {
  TrustedContactDetails,
  TrustedContactFault,
  TrustedContactField,
} from '#contract/trusted-contact/trusted-contact.ts';
import { tellsContact } from '#contract/trusted-contact/trusted-contact-terms.ts';
import { paymentPurposes } from '#contract/transfers/transfer-terms.ts';
import { expect, test } from 'vitest';
import { decideContact, isSomebodyElse, refuseNaming } from './trusted-contact-rules.ts';

const own = { email: 'Jordan@example.com', phone: '(518) 555-0177' };
const maria: TrustedContactDetails = {
  name: 'Maria Ruiz',
  relationship: 'child',
  email: 'maria@example.com',
  phone: '',
};

test('R-T19 a contact is kept in its one form: name, small letters, ten digits', () => {
  const typed = {
    ...maria,
    name: ' Maria  Ruiz ',
    email: ' Maria@Example.com',
    phone: '+1 212 555 0143',
  };
  expect(decideContact(typed, own)).toEqual({
    kind: 'accepted',
    details: { ...maria, phone: '(212) 555-0143' },
  });
});

test.each<[Partial<TrustedContactDetails>, TrustedContactField, TrustedContactFault]>([
  [{ name: '  ' }, 'name', 'missing'],
  [{ name: 'M'.repeat(81) }, 'name', 'too-long'],
  [{ name: 'Maria <b>' }, 'name', 'wrong'],
  [{ email: '' }, 'email', 'missing'],
  [{ email: 'maria' }, 'email', 'wrong'],
  [{ email: `${'m'.repeat(250)}@example.com` }, 'email', 'too-long'],
  [{ email: 'JORDAN@EXAMPLE.COM' }, 'email', 'own'],
  [{ phone: '555-0143' }, 'phone', 'wrong'],
  [{ phone: '+44 20 7946 0018' }, 'phone', 'wrong'],
  [{ phone: '518 555 0177' }, 'phone', 'own'],
])('R-T19 with %o nobody is named: %s is %s', (change, field, fault) => {
  expect(decideContact({ ...maria, ...change }, own)).toEqual({
    kind: 'refused',
    faults: [{ field, fault }],
  });
});

test('R-T19 everything that is wrong is told at once, in the order of the form', () => {
  const typed = { ...maria, name: '', email: 'maria', phone: '12' };
  expect(decideContact(typed, own)).toMatchObject({
    faults: [{ field: 'name' }, { field: 'email' }, { field: 'phone' }],
  });
});

const fresh = { hasDeclined: false, namedByMember: 2, namedAtAddress: 2 };

test.each([
  [fresh, null],
  [{ ...fresh, hasDeclined: true, namedByMember: 3 }, 'TRUSTED_CONTACT_DECLINED'],
  [{ ...fresh, namedByMember: 3 }, 'TOO_MANY_CONTACTS_NAMED'],
  [{ ...fresh, namedAtAddress: 3 }, 'TOO_MANY_CONTACTS_NAMED'],
])('R-T19 with %o naming is refused with %s', (facts, code) => {
  expect(refuseNaming(facts)?.code ?? null).toBe(code);
});

test.each([
  [null, true],
  [{ email: 'maria@example.com', phone: '' }, false],
  [{ email: 'maria@example.com', phone: '(212) 555-0143' }, true],
  [{ email: 'mary@example.com', phone: '' }, true],
])('R-T19 after %o Maria at her email is somebody else: %s', (before, is) => {
  expect(isSomebodyElse(before, maria)).toBe(is);
});

test('R-T19 a contact is told of an investment and of what the bank or the police asked for, and of no other answer', () => {
  expect(paymentPurposes.filter(tellsContact)).toEqual(['investment', 'bank-or-police']);
  expect(tellsContact(null)).toBe(false);
});
