import { expect, test } from 'vitest';
import { Repeat } from '#contract/time/time.ts';
import { repeatChoices } from './words.ts';

test('R-T1 Every way to repeat that the bank knows can be chosen', () => {
  expect(repeatChoices).toEqual(Repeat.options);
});
