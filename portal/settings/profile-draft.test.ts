import { ORPCError } from '@orpc/client';
import { expect, it } from 'vitest';
import type { Profile, ProfileDetails } from '#contract/settings/profile.ts';
import { faultsIn, isChanged, waitingChannels } from './profile-draft.ts';

const typed: ProfileDetails = {
  firstName: 'Avery',
  lastName: 'Morgan',
  email: 'avery',
  phone: '1',
  street: '47 Larkspur Lane',
  unit: '',
  city: 'Albany',
  state: 'NY',
  zip: '12208',
};
const refused = (code: string, data: unknown) => new ORPCError(code, { defined: true, data });

it('R-P1 what the bank found wrong is known by field', () => {
  const faults = [
    { field: 'email', fault: 'wrong' },
    { field: 'phone', fault: 'too-long' },
  ];
  expect(faultsIn(refused('PROFILE_WRONG', { faults }))).toEqual({
    email: 'wrong',
    phone: 'too-long',
  });
});

it('R-P1 a text beyond all measure is too long at its field, and a NUL wrong', () => {
  const issues = [
    { path: 'street', message: 'Too big' },
    { path: 'city', message: 'Text cannot hold the character NUL' },
  ];
  expect(faultsIn(refused('BAD_REQUEST', { issues }))).toEqual({
    street: 'too-long',
    city: 'wrong',
  });
});

it('R-P1 other refusals are about no field', () => {
  expect(faultsIn(refused('BAD_REQUEST', { issues: [{ path: '', message: '' }] }))).toBeNull();
  expect(faultsIn(refused('UNAVAILABLE', { retryAfterMs: 1 }))).toBeNull();
  expect(faultsIn(new Error('offline'))).toBeNull();
});

it('R-P1 a profile is changed when any of its fields is', () => {
  expect(isChanged(typed, typed)).toBe(false);
  expect(isChanged({ ...typed, unit: '3' }, typed)).toBe(true);
});

it('R-P1 what waits for its code is known in the order of the form', () => {
  const profile = { ...typed, verifiedAt: null, knownName: 'Avery Collins' };
  const waiting = (unconfirmed: Profile['unconfirmed']) =>
    waitingChannels({ ...profile, unconfirmed });
  expect(waiting({ email: null, phone: null })).toEqual([]);
  expect(waiting({ email: null, phone: '(518) 555-0199' })).toEqual(['phone']);
  expect(waiting({ email: 'robin@example.com', phone: '1' })).toEqual(['email', 'phone']);
});
