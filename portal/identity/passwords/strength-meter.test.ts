import { expect, it } from 'vitest';
import { passwordStrength } from './strength-meter.tsx';

const own = ['avery', 'Avery Morgan', 'Juniper Commons Credit Union'];

it.each<[string, string, number, number]>([
  ['', 'too-short', 0, 15],
  ['lamp', 'too-short', 1, 11],
  ['Xk9#mQ2$vL7!pR', 'too-short', 1, 1],
  ['passwordpassword', 'weak', 1, 0],
  ['avery morgan 1234', 'weak', 1, 0],
  ['abcdefghijklmnop', 'weak', 1, 0],
  ['sunshine nine lamp', 'fair', 2, 0],
  ['nine lamps, rain', 'strong', 3, 0],
  ['a lamp beside nine rivers', 'very-strong', 4, 0],
])('R-P2 %j is %s: %i of four steps, %i characters missing', (password, grade, steps, missing) => {
  expect(passwordStrength(password, own)).toMatchObject({ grade, steps, missing });
});

it('R-P2 it says what makes a password easy to guess', () => {
  expect(passwordStrength('avery password 1111111', own).weaknesses).toEqual([
    'about-you',
    'common',
    'repeats',
  ]);
});
