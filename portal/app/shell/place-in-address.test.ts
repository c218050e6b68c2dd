import { expect, test } from 'vitest';
import { placeInAddress } from './place-in-address.ts';

test('A link from outside leads to where the password is changed, and to no other place', () => {
  expect(placeInAddress('#change-password')).toEqual({
    place: 'security',
    detail: { part: 'security' },
  });
  for (const hash of ['', '#', '#content', '#toString', 'change-password']) {
    expect(placeInAddress(hash)).toBeNull();
  }
});
