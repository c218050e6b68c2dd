import { cents } from '#contract/money/cents.ts';
import type { AccountId } from '#contract/text/ids.ts';
import { expect, test } from 'vitest';
import { draftOf, readRules, readTarget } from './goal-draft.ts';

const from = 'checking' as AccountId;

test.each([
  ['', 'outside'],
  ['0', 'outside'],
  ['0.99', 'outside'],
  ['1', 1_00],
  ['1,000,000', 1_000_000_00],
  ['1,000,000.01', 'outside'],
  ['a lot', 'not-a-number'],
])('R-G1 a target typed as %o reads as %s', (text, read) => {
  expect(readTarget(text)).toBe(read);
});

test('R-G1 the form of a goal says its rules, and means them again', () => {
  const rules = [
    { kind: 'round-up', from },
    { kind: 'sweep', from, amount: cents(0) },
    { kind: 'payday', from, amount: cents(50_25) },
  ] as const;
  expect(readRules(draftOf({ rules: [...rules] }, from))).toEqual(rules);
  expect(readRules(draftOf({ rules: [] }, from))).toEqual([]);
});

test('R-G1 an amount is needed only where its rule is on', () => {
  const none = draftOf({ rules: [] }, from);
  expect(readRules({ ...none, sweep: true, payday: true, paydayAmount: '0' })).toEqual({
    sweep: 'amount or zero',
    payday: 'amount needed',
  });
  expect(readRules({ ...none, sweepAbove: 'x', paydayAmount: 'x' })).toEqual([]);
});
