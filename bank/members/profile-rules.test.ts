import { expect, test } from 'vitest';
import type { ProfileDetails, ProfileFault, ProfileField } from '#contract/settings/profile.ts';
import { decideProfile, displayNameOf } from './profile-rules.ts';

const right: ProfileDetails = {
  firstName: 'Avery',
  lastName: 'Morgan',
  email: 'avery.morgan@example.com',
  phone: '(518) 555-0148',
  street: '47 Larkspur Lane',
  unit: 'Apt 3',
  city: 'Albany',
  state: 'NY',
  zip: '12208',
};

test('R-P1 a right profile is kept as it is', () => {
  expect(decideProfile(right)).toEqual({ kind: 'accepted', details: right });
});

test.each([
  ['518.555.0148', '(518) 555-0148'],
  ['+1 518 555 0148', '(518) 555-0148'],
  ['15185550148', '(518) 555-0148'],
  [' 518-555-0148 ', '(518) 555-0148'],
])('R-P1 the phone number %s is kept as %s', (phone, kept) => {
  expect(decideProfile({ ...right, phone })).toMatchObject({ details: { phone: kept } });
});

test.each<[Partial<ProfileDetails>, Partial<ProfileDetails>]>([
  [{ firstName: '  Ana   María ' }, { firstName: 'Ana María' }],
  [{ state: ' ny ' }, { state: 'NY' }],
  [{ zip: '12208-1234' }, { zip: '12208-1234' }],
  [{ unit: '' }, { unit: '' }],
  [{ email: ' a@b.example ' }, { email: 'a@b.example' }],
  [{ lastName: '8.' }, { lastName: '8.' }],
  [{ firstName: ' ' }, { firstName: 'Morgan', lastName: '' }],
  [{ city: '29 Palms' }, { city: '29 Palms' }],
  [{ zip: '122081234' }, { zip: '12208-1234' }],
  [{ lastName: "O'Brien-Núñez" }, { lastName: "O'Brien-Núñez" }],
])('R-P1 %o is kept as %o', (typed, kept) => {
  expect(decideProfile({ ...right, ...typed })).toMatchObject({ kind: 'accepted', details: kept });
});

test.each<[ProfileField, string, ProfileFault]>([
  ['firstName', 'A'.repeat(51), 'too-long'],
  ['firstName', '<b>Avery</b>', 'wrong'],
  ['firstName', 'Avery\u202Egro', 'wrong'],
  ['firstName', '1308', 'wrong'],
  ['city', '29', 'wrong'],
  ['lastName', '…', 'wrong'],
  ['lastName', '\uD800', 'wrong'],
  ['email', '', 'missing'],
  ['email', 'avery', 'wrong'],
  ['email', 'avery@example', 'wrong'],
  ['email', 'avery@example.com\r\nBcc: x@example.com', 'wrong'],
  ['email', `${'a'.repeat(250)}@example.com`, 'too-long'],
  ['phone', '-1', 'wrong'],
  ['phone', '0.005', 'wrong'],
  ['phone', '118 555 0148', 'wrong'],
  ['phone', '555-0148', 'wrong'],
  ['phone', '+44 20 7946 0958 0000', 'too-long'],
  ['phone', 'call me', 'wrong'],
  ['street', '<script>', 'wrong'],
  ['street', 'x'.repeat(101), 'too-long'],
  ['unit', '\u200F', 'wrong'],
  ['city', '12208', 'wrong'],
  ['state', 'XX', 'wrong'],
  ['state', 'New York', 'too-long'],
  ['zip', '1220', 'wrong'],
  ['zip', '122080', 'wrong'],
])('R-P1 %s cannot be %j: it is %s', (field, text, fault) => {
  expect(decideProfile({ ...right, [field]: text })).toEqual({
    kind: 'refused',
    faults: [{ field, fault }],
  });
});

test('R-P1 everything that is wrong is said at once, in the order of the form', () => {
  const decision = decideProfile({ ...right, zip: '', phone: 'x', firstName: '', lastName: '' });
  expect(decision).toEqual({
    kind: 'refused',
    faults: [
      { field: 'firstName', fault: 'missing' },
      { field: 'phone', fault: 'wrong' },
      { field: 'zip', fault: 'missing' },
    ],
  });
});

test('R-P1 the display name is the first and the last name', () => {
  expect(displayNameOf({ firstName: 'Ana', lastName: 'Ruiz' })).toBe('Ana Ruiz');
});
