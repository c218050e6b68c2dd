import { expect, test } from 'vitest';
import { measurePassword } from '#contract/identity/passwords/password-terms.ts';
import { refusePassword } from './password-rules.ts';

const own = [
  'avery',
  'Avery',
  'Morgan',
  'avery.morgan@example.com',
  'Juniper Commons Credit Union',
];
const current = 'juniper-commons-2026';

test.each([
  'a lamp beside nine rivers',
  'nine rivers, no lamp',
  'Tr0mbone-Kettle-Fog',
  'привет река лампа туман',
  '松の木の下で読む本と静かな雨の音',
  'x'.repeat(3) + 'lamp river kettle',
])('R-P2 %j is good enough, whatever kinds of characters it has', (next) => {
  expect(refusePassword(next, current, own)).toBeNull();
});

test.each<[string, string, unknown]>([
  ['', 'PASSWORD_TOO_SHORT', { least: 15 }],
  ['Xk9#mQ2$vL7!pR', 'PASSWORD_TOO_SHORT', { least: 15 }],
  ['🌊'.repeat(14), 'PASSWORD_TOO_SHORT', { least: 15 }],
  ['lamp river '.repeat(12), 'PASSWORD_TOO_LONG', { most: 128 }],
  [current, 'PASSWORD_UNCHANGED', undefined],
  ['password12345678', 'PASSWORD_TOO_EASY', { because: 'common' }],
  ['PasswordPassword1', 'PASSWORD_TOO_EASY', { because: 'common' }],
  ['correcthorsebatterystaple', 'PASSWORD_TOO_EASY', { because: 'common' }],
  ['iloveyou sunshine', 'PASSWORD_TOO_EASY', { because: 'common' }],
  ['averymorgan-2027', 'PASSWORD_TOO_EASY', { because: 'about-you' }],
  ['Juniper-Commons-2027', 'PASSWORD_TOO_EASY', { because: 'about-you' }],
  ['zzzzzzzzzzzzzzzzz', 'PASSWORD_TOO_EASY', { because: 'repeats' }],
  ['xyzqxyzqxyzqxyzqxyzq', 'PASSWORD_TOO_EASY', { because: 'repeats' }],
  ['zxcvbnmlkjhgfdsapoiuytrewq', 'PASSWORD_TOO_EASY', { because: 'sequence' }],
])('R-P2 %j is refused: %s', (next, code, data) => {
  expect(refusePassword(next, current, own)).toMatchObject({
    code,
    ...(data !== undefined && { data }),
  });
});

test('R-P2 a long password may hold a name or a common word: the rest of it counts', () => {
  const measure = measurePassword('avery keeps nine lamps by rivers', own);
  expect(measure.weaknesses).toEqual(['about-you']);
  expect(measure.unguessable).toBe('• keeps nine lamps by rivers'.length);
});
