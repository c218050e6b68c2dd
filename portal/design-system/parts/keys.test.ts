import { expect, test } from 'vitest';
import { isComposing } from './keys.tsx';

test.each([
  ['while a word is composed', { isComposing: true, keyCode: 13 }, true],
  ['which ends it in Safari', { isComposing: false, keyCode: 229 }, true],
  ['of its own', { isComposing: false, keyCode: 13 }, false],
])('R-P6 an Enter %s', (_which, key, belongs) => {
  expect(isComposing(key)).toBe(belongs);
});
