import { expect, test } from 'vitest';
import { placeInAddress } from './place-in-address.ts';

test('A link from outside leads to where the password is changed or to an invitation, and to no other place', () => {
  expect(placeInAddress('#change-password')).toEqual({
    place: 'security',
    detail: { part: 'security' },
  });
  const token = 'ab'.repeat(32);
  expect(placeInAddress(`#invitation=${token}`)).toEqual({
    place: 'people',
    detail: { invitation: token },
  });
  for (const hash of [
    '',
    '#',
    '#invitation=',
    '#invitation=<b>',
    '#content',
    '#toString',
    'change-password',
  ]) {
    expect(placeInAddress(hash)).toBeNull();
  }
});
