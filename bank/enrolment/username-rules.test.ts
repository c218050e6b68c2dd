import { expect, test } from 'vitest';
import { readUsername } from './new-member-rules.ts';

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
