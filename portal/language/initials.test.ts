import { expect, it } from 'vitest';
import { initials } from './format.ts';

it('the mark of a member is the first letter of the first and the last name', () => {
  expect(initials('Avery Morgan')).toBe('AM');
  expect(initials('  ana maría de la ruiz ')).toBe('AR');
  expect(initials('Cher')).toBe('C');
  expect(initials('𝒜very Øst')).toBe('𝒜Ø');
});
