import { cents } from '#contract/cents.ts';
import { expect, test } from 'vitest';
import { livePolicy } from '../policy.ts';
import { needsStepUp, type TransferInDay } from './step-up-rules.ts';

const toKnown: TransferInDay = {
  kind: 'zelle',
  amount: cents(1_000_00),
  toOthersThatDay: cents(0),
  isToSomebodyNew: false,
};

test.each<[string, Partial<TransferInDay>, boolean]>([
  ['up to the limit in a day', {}, false],
  ['a cent above it', { amount: cents(1_000_01) }, true],
  [
    'a cent after the limit of the day',
    { amount: cents(1), toOthersThatDay: cents(1_000_00) },
    true,
  ],
  ['what fills the day up to it', { amount: cents(1), toOthersThatDay: cents(999_99) }, false],
  ['a cent to somebody new', { amount: cents(1), isToSomebodyNew: true }, true],
  ['much to another bank', { kind: 'external', amount: cents(40_000_00) }, true],
  ['however much between own accounts', { kind: 'internal', amount: cents(900_000_00) }, false],
])('%s: %o needs a step-up: %s', (_what, change, needed) => {
  expect(needsStepUp({ ...toKnown, ...change }, livePolicy)).toBe(needed);
});
