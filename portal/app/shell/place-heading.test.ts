import { expect, test } from 'vitest';
import { placeInAddress } from './place-heading.tsx';

test('R-Q3 A link from outside leads to where the password is changed, to a letter, to an invitation or to a request for money, and to no other place', () => {
  expect(placeInAddress('#change-password')).toEqual({
    place: 'security',
    detail: { part: 'security' },
  });
  expect(placeInAddress('#letter')).toEqual({ place: 'documents', detail: null });
  const token = 'ab'.repeat(32);
  expect(placeInAddress(`#invitation=${token}`)).toEqual({
    place: 'people',
    detail: { invitation: token },
  });
  expect(placeInAddress(`#request=${'0f'.repeat(16)}`)).toEqual({
    place: 'requests',
    detail: { request: '0f'.repeat(16) },
  });
  for (const hash of [
    '#request=',
    `#request=${'0F'.repeat(16)}`,
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
