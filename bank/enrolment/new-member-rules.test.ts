import { expect, test } from 'vitest';
import type { LocalDate } from '#contract/time/time.ts';
import { newMember } from '../testing/test-enrolment.ts';
import { testProfile } from '../testing/test-member.ts';
import {
  decideNewMembers,
  type NewMemberDetails,
  type NewMemberFault,
  readUsername,
} from './new-member-rules.ts';

const today = '2026-03-02' as LocalDate;

const decide = (...changes: readonly Partial<NewMemberDetails>[]) =>
  decideNewMembers(
    changes.map((change) => ({ ...newMember, ...change })),
    today,
  );

test('A right entry is accepted, in its one form', () => {
  expect(
    decide({ memberNumber: ' jc 004-821', phone: '518.555.0177', birthDate: ' 1984-05-17 ' }),
  ).toEqual({
    kind: 'accepted',
    members: [
      {
        memberNumber: 'JC004821',
        birthDate: '1984-05-17',
        profile: testProfile,
        accounts: ['checking', 'savings'],
      },
    ],
  });
});

test.each([
  ['only an email', { phone: '' }],
  ['only a phone', { email: '' }],
  ['one account', { accounts: ['savings'] }],
])('A member with %s is accepted', (_, change) => {
  expect(decide(change).kind).toBe('accepted');
});

test.each<[Partial<NewMemberDetails>, Omit<NewMemberFault, 'index'>]>([
  [{ memberNumber: '' }, { field: 'memberNumber', fault: 'missing' }],
  [{ memberNumber: ' -- ' }, { field: 'memberNumber', fault: 'missing' }],
  [{ memberNumber: 'NUMBER' }, { field: 'memberNumber', fault: 'wrong' }],
  [{ memberNumber: '1'.repeat(21) }, { field: 'memberNumber', fault: 'wrong' }],
  [{ birthDate: '' }, { field: 'birthDate', fault: 'missing' }],
  [{ birthDate: '1984-02-30' }, { field: 'birthDate', fault: 'wrong' }],
  [{ birthDate: '05/17/1984' }, { field: 'birthDate', fault: 'wrong' }],
  [{ birthDate: '1899-12-31' }, { field: 'birthDate', fault: 'wrong' }],
  [{ birthDate: '2026-03-02' }, { field: 'birthDate', fault: 'wrong' }],
  [
    { firstName: '', lastName: '' },
    { field: 'firstName', fault: 'missing' },
  ],
  [{ phone: '555' }, { field: 'phone', fault: 'wrong' }],
  [
    { email: 'nobody', phone: '' },
    { field: 'email', fault: 'wrong' },
  ],
  [{ accounts: [] }, { field: 'accounts', fault: 'missing' }],
  [{ accounts: ['checking', 'yacht'] }, { field: 'accounts', fault: 'wrong' }],
  [{ accounts: ['constructor'] }, { field: 'accounts', fault: 'wrong' }],
  [{ accounts: ['checking', 'checking'] }, { field: 'accounts', fault: 'wrong' }],
])('%j is refused: %j', (change, fault) => {
  expect(decide(change)).toEqual({ kind: 'refused', faults: [{ index: 0, ...fault }] });
});

test('Without email and phone nobody can be reached', () => {
  expect(decide({ email: '', phone: '' })).toMatchObject({
    faults: [
      { field: 'email', fault: 'missing' },
      { field: 'phone', fault: 'missing' },
    ],
  });
});

test('Everything that is wrong is told, with whose it is', () => {
  const faults = [
    { index: 1, field: 'birthDate', fault: 'missing' },
    { index: 1, field: 'zip', fault: 'wrong' },
    { index: 1, field: 'memberNumber', fault: 'taken' },
    { index: 2, field: 'state', fault: 'wrong' },
  ];
  expect(
    decide(
      {},
      { memberNumber: 'jc004821', birthDate: '', zip: '1' },
      { memberNumber: '2', state: 'ZZ' },
    ),
  ).toEqual({ kind: 'refused', faults });
});

test.each([
  ['jordan', 'jordan'],
  [' Jordan.Ellis ', 'jordan.ellis'],
  ['j-ellis-84', 'j-ellis-84'],
  ['abcd', 'abcd'],
  ['a'.repeat(32), 'a'.repeat(32)],
])('%j is the user name %j', (typed, kept) => {
  expect(readUsername(typed)).toBe(kept);
});

test.each([
  ['too short', 'abc'],
  ['too long', 'a'.repeat(33)],
  ['that begins with a digit', '4jordan'],
  ['with a blank', 'jordan ellis'],
  ['with an underscore', 'jordan_ellis'],
  ['with an accent', 'jordán'],
  ['with a letter that looks like another', 'jordаn'],
  ['with a mark that is not seen', 'jord\u200Ban'],
  ['with markup', '<jordan>'],
  ['like the name of somebody who is not on-line yet', '019caf10-3180-7000-8000-000000000008'],
  ['like one that begins with a letter', 'f19caf10-3180-7000-8000-000000000008'],
])('A name %s is none: %j', (_, typed) => {
  expect(readUsername(typed)).toBeNull();
});
