import { goalRefusals, goalMoveRefusals, goalRuleRefusals } from '#contract/goals/goals.ts';
import type { AccountId } from '#contract/text/ids.ts';
import { cents } from '#contract/money/cents.ts';
import type { LocalDate } from '#contract/time/time.ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  broughtBy,
  refuseDetails,
  refuseMove,
  refuseOpening,
  refuseRules,
  shareOut,
} from './goal-rules.ts';

const today = '2026-03-02' as LocalDate;
const goal = {
  name: 'A trip',
  picture: 'trip',
  target: cents(2_000_00),
  wantedBy: null,
} as const;
const facts = { otherNames: ['The car'], today, isSavings: true };

test.each([
  ['GOAL_NAME_WRONG', { ...goal, name: '' }],
  ['GOAL_NAME_WRONG', { ...goal, name: '<b>trip</b>' }],
  ['GOAL_NAME_TOO_LONG', { ...goal, name: 'a'.repeat(41) }],
  ['GOAL_NAME_TAKEN', { ...goal, name: 'THE CAR' }],
  ['GOAL_TARGET_OUT_OF_BOUNDS', { ...goal, target: cents(99) }],
  ['GOAL_TARGET_OUT_OF_BOUNDS', { ...goal, target: cents(1_000_000_01) }],
  ['GOAL_DATE_PAST', { ...goal, wantedBy: today }],
  [undefined, goal],
  [
    undefined,
    { ...goal, name: 'a'.repeat(40), target: cents(1_00), wantedBy: '2026-03-03' as LocalDate },
  ],
])('R-G1 a goal is refused with %s', (code, details) => {
  expect(refuseDetails(details, facts)?.code).toBe(code);
});

test('R-G1 each refusal of a goal has its row above', () => {
  expect(Object.keys(goalRefusals)).toEqual([
    'GOAL_NAME_WRONG',
    'GOAL_NAME_TOO_LONG',
    'GOAL_NAME_TAKEN',
    'GOAL_TARGET_OUT_OF_BOUNDS',
    'GOAL_DATE_PAST',
  ]);
});

test('R-G1 a goal is opened in a savings account only, twenty at most', () => {
  expect(refuseOpening(goal, { ...facts, isSavings: false })).toEqual({
    code: 'GOAL_ACCOUNT_WRONG',
  });
  const otherNames = Array.from({ length: 20 }, (_, index) => `Goal ${index}`);
  expect(refuseOpening(goal, { ...facts, otherNames })).toEqual({
    code: 'TOO_MANY_GOALS',
    data: { most: 20 },
  });
  expect(refuseOpening(goal, { ...facts, otherNames: otherNames.slice(1) })).toBeNull();
});

test('R-G1 what is put aside comes from the rest, and what is given back from the share', () => {
  expect(Object.keys(goalMoveRefusals)).toEqual(['GOAL_REST_TOO_SMALL', 'GOAL_SHARE_TOO_SMALL']);
  const has = { rest: cents(10), share: cents(5) };
  expect(refuseMove('aside', cents(11), has)).toEqual({
    code: 'GOAL_REST_TOO_SMALL',
    data: { rest: 10 },
  });
  expect(refuseMove('aside', cents(10), has)).toBeNull();
  expect(refuseMove('back', cents(6), has)).toEqual({
    code: 'GOAL_SHARE_TOO_SMALL',
    data: { share: 5 },
  });
  expect(refuseMove('back', cents(5), has)).toBeNull();
});

test('R-G1 a rule takes from another account, at most a million dollars, and stands once', () => {
  expect(Object.keys(goalRuleRefusals)).toEqual([
    'GOAL_RULE_ACCOUNT_WRONG',
    'GOAL_RULE_AMOUNT_WRONG',
    'GOAL_RULE_TWICE',
  ]);
  const checking = 'checking' as AccountId;
  const roundUp = { kind: 'round-up', from: checking } as const;
  const payday = { kind: 'payday', from: checking, amount: cents(1_000_000_01) } as const;
  const codeOf = (...rules: Parameters<typeof refuseRules>[0]) =>
    refuseRules(rules, ['checking'])?.code;
  expect(codeOf({ kind: 'round-up', from: 'savings' as AccountId })).toBe(
    'GOAL_RULE_ACCOUNT_WRONG',
  );
  expect(codeOf(payday)).toBe('GOAL_RULE_AMOUNT_WRONG');
  expect(codeOf(roundUp, roundUp)).toBe('GOAL_RULE_TWICE');
  expect(codeOf(roundUp, { ...payday, amount: cents(50_00) })).toBeUndefined();
});

const amounts = fc.nat({ max: 100_000_00 }).map((amount) => cents(amount));

test('R-G1 the shares of the goals and the rest add up to the balance, whatever it is', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: -50_000_00, max: 500_000_00 }),
      fc.array(amounts),
      (balance, setAside) => {
        const { shares, rest } = shareOut(cents(balance), setAside);
        const shared = shares.reduce((sum, { share }) => sum + share, 0);
        expect(shared + rest).toBe(balance);
        for (const [index, { share, short }] of shares.entries()) {
          expect(share).toBeGreaterThanOrEqual(0);
          expect(share + short).toBe(setAside[index]);
        }
        // No goal is short while something is left beside the goals.
        expect(rest <= 0 || shares.every(({ short }) => short === 0)).toBe(true);
      },
    ),
  );
});

test.each([
  ['round-up', null, { payments: [4_25, 10_00, 99] }, 75 + 0 + 1],
  ['round-up', null, { payments: [] }, 0],
  ['sweep', 500_00, { available: cents(620_00) }, 120_00],
  ['sweep', 500_00, { available: cents(500_00) }, 0],
  ['sweep', 500_00, { available: cents(20_00) }, 0],
  ['payday', 50_00, { paydays: 2 }, 100_00],
  ['payday', 50_00, { paydays: 0 }, 0],
  ['payday', 50_00, { paydays: 1, missing: cents(20_00) }, 20_00],
  ['payday', 50_00, { paydays: 1, missing: cents(0) }, 0],
] as const)(
  'R-G1 %s with an amount of %s brings, of %o, %i cents',
  (kind, amount, day, brought) => {
    const nothing = { payments: [], paydays: 0, available: cents(0), missing: cents(1_000_00) };
    expect(broughtBy({ kind, amount }, { ...nothing, ...day })).toBe(brought);
  },
);
