import { expect, it } from 'vitest';
import { cents } from '#contract/cents.ts';
import { sharesOfLargest } from './shares.ts';

it('the larger of two amounts fills its bar and the other is drawn to the same scale', () => {
  expect(sharesOfLargest(cents(20_000), cents(5000))).toEqual([100, 25]);
  expect(sharesOfLargest(cents(0), cents(5000))).toEqual([0, 100]);
});

it('without any money both bars are empty', () => {
  expect(sharesOfLargest(cents(0), cents(0))).toEqual([0, 0]);
});
