import { type Cents, cents } from '#contract/money/cents.ts';
import type { LocalDate } from '#contract/time/time.ts';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Ownership, type ShareAccount, shareInsurance } from './share-insurance.ts';

const before = '2026-11-30' as LocalDate;
const from = '2026-12-01' as LocalDate;

const single = (owner: string): Ownership => ({ kind: 'single', owner });
const joint = (...owners: string[]): Ownership => ({ kind: 'joint', owners });
const trust = (
  kind: 'revocable-trust' | 'irrevocable-trust',
  grantors: string,
  beneficiaries: string,
): Ownership => ({ kind, grantors: grantors.split(' '), beneficiaries: beneficiaries.split(' ') });
const revocable = (grantors: string, beneficiaries: string) =>
  trust('revocable-trust', grantors, beneficiaries);
const irrevocable = (grantors: string, beneficiaries: string) =>
  trust('irrevocable-trust', grantors, beneficiaries);

/** In whole dollars. */
const holding = (dollars: number, ownership: Ownership): ShareAccount => ({
  balance: cents(dollars * 100),
  ownership,
});

/** The insured and the uninsured part, in whole dollars. */
function insuredOf(member: string, accounts: readonly ShareAccount[], day: LocalDate) {
  const { insured, notInsured } = shareInsurance(member, accounts, day);
  return [insured / 100, notInsured / 100];
}

interface Example {
  readonly accounts: readonly ShareAccount[];
  /** For each member: dollars insured and not insured, before the day of the new trust rule and from it on. */
  readonly before: Readonly<Record<string, readonly [number, number]>>;
  /** Where it is not the same. */
  readonly from?: Readonly<Record<string, readonly [number, number]>>;
}

/** The examples of 12 CFR part 745 and of NCUA's brochure “Your Insured Funds”, by their places there. */
const published: Readonly<Record<string, Example>> = {
  '745.8(b): interests of a co-owner in all joint accounts are added': {
    accounts: [
      holding(150_000, joint('A', 'B')),
      holding(200_000, joint('A', 'C')),
      holding(375_000, joint('A', 'B', 'C')),
    ],
    before: { A: [250_000, 50_000], B: [200_000, 0], C: [225_000, 0] },
  },
  '745.4(a), example 1: a living trust for four': {
    accounts: [holding(1_000_001, revocable('A', 'b c d e'))],
    before: { A: [1_000_000, 1] },
  },
  '745.4(a), example 2: the niece who is named twice counts once': {
    accounts: [
      holding(500_000, revocable('A', 'niece cousin')),
      holding(500_000, revocable('A', 'niece friend')),
    ],
    before: { A: [750_000, 250_000] },
  },
  'brochure, share insurance coverage: share, certificate and draft accounts of one owner are one':
    {
      accounts: [
        holding(200_000, single('A')),
        holding(50_000, single('A')),
        holding(10_000, single('A')),
      ],
      before: { A: [250_000, 10_000] },
    },
  'brochure, share insurance coverage: a regular share account and an IRA are insured apart': {
    accounts: [holding(250_000, single('A')), holding(250_000, { kind: 'ira', owner: 'A' })],
    before: { A: [500_000, 0] },
  },
  'brochure, joint accounts, example 3: two accounts of a couple': {
    accounts: [
      holding(250_000, joint('wife', 'husband')),
      holding(250_000, joint('husband', 'wife')),
    ],
    before: { husband: [250_000, 0], wife: [250_000, 0] },
  },
  'brochure, joint accounts, example 4: own accounts apart from joint ones': {
    accounts: [
      holding(250_000, single('A')),
      holding(250_000, single('B')),
      holding(250_000, single('C')),
      holding(240_000, joint('A', 'B')),
      holding(240_000, joint('A', 'C')),
      holding(240_000, joint('B', 'C')),
      holding(240_000, joint('A', 'B', 'C')),
    ],
    before: { A: [500_000, 70_000], B: [500_000, 70_000], C: [500_000, 70_000] },
  },
  'brochure, revocable trusts, example 1: three accounts of a father for three': {
    accounts: [
      holding(250_000, revocable('father', 'x')),
      holding(250_000, revocable('father', 'y')),
      holding(250_000, revocable('father', 'z')),
    ],
    before: { father: [750_000, 0] },
  },
  'brochure, revocable trusts, example 2: two owners, each with beneficiaries of their own': {
    accounts: [holding(700_000, revocable('A B', 'c d')), holding(450_000, revocable('B', 'c e'))],
    before: { A: [350_000, 0], B: [750_000, 50_000] },
  },
  'brochure, revocable trusts, example 3: six with equal interests': {
    accounts: [holding(1_500_000, revocable('A', 'b c d e f g'))],
    before: { A: [1_500_000, 0] },
    from: { A: [1_250_000, 250_000] },
  },
  'brochure, living trusts: a mother’s for her three children': {
    accounts: [holding(750_000, revocable('mother', 'x y z'))],
    before: { mother: [750_000, 0] },
  },
  'brochure, living trusts: a couple’s for their three children': {
    accounts: [holding(1_500_000, revocable('husband wife', 'x y z'))],
    before: { husband: [750_000, 0], wife: [750_000, 0] },
  },
  'brochure, question 17: a couple who are their own only beneficiaries have a joint account': {
    accounts: [
      holding(400_000, revocable('husband wife', 'husband wife')),
      holding(200_000, joint('husband', 'wife')),
    ],
    before: { husband: [250_000, 50_000], wife: [250_000, 50_000] },
  },
  'brochure, trusts and retirement, example 1: a trust apart from its settlor’s own account': {
    accounts: [holding(90_000, irrevocable('S', 'B')), holding(180_000, single('S'))],
    before: { S: [270_000, 0] },
  },
  'brochure, trusts and retirement, example 4: own account, IRA and Keogh account': {
    accounts: [
      holding(250_000, single('A')),
      holding(250_000, { kind: 'ira', owner: 'A' }),
      holding(250_000, { kind: 'keogh', owner: 'A' }),
    ],
    before: { A: [750_000, 0] },
  },
};

/**
 * Examples derived from the text of the rule (89 FR 79397, section 745.4 from 2026-12-01), which has no examples of its
 * own.
 */
const derived: Readonly<Record<string, Example>> = {
  'revocable and irrevocable trusts for the same two': {
    accounts: [holding(500_000, revocable('A', 'b c')), holding(500_000, irrevocable('A', 'b c'))],
    before: { A: [1_000_000, 0] },
    from: { A: [500_000, 500_000] },
  },
  'revocable and irrevocable trusts for different people': {
    accounts: [holding(500_000, revocable('A', 'b c')), holding(500_000, irrevocable('A', 'd e'))],
    before: { A: [1_000_000, 0] },
  },
  'an irrevocable trust for six': {
    accounts: [holding(1_500_000, irrevocable('A', 'b c d e f g'))],
    before: { A: [1_500_000, 0] },
    from: { A: [1_250_000, 250_000] },
  },
  'irrevocable trusts of one settlor in which one beneficiary has more than the maximum': {
    accounts: [holding(400_000, irrevocable('A', 'b c')), holding(200_000, irrevocable('A', 'b'))],
    before: { A: [450_000, 150_000] },
    from: { A: [500_000, 100_000] },
  },
  'six beneficiaries, of whom one has most of it: five maximums at the least': {
    accounts: [
      holding(1_200_000, revocable('A', 'b')),
      holding(100_000, revocable('A', 'c d e f g')),
    ],
    before: { A: [1_250_000, 50_000] },
  },
  'a grantor who is among the beneficiaries is not counted': {
    accounts: [holding(750_000, revocable('A', 'A b c'))],
    before: { A: [500_000, 250_000] },
  },
  'a trust for its only grantor is their own account': {
    accounts: [holding(200_000, revocable('A', 'A')), holding(100_000, single('A'))],
    before: { A: [250_000, 50_000] },
  },
  'two grantors of one trust for six: five maximums each': {
    accounts: [holding(3_000_000, revocable('A B', 'c d e f g h'))],
    before: { A: [1_500_000, 0], B: [1_500_000, 0] },
    from: { A: [1_250_000, 250_000], B: [1_250_000, 250_000] },
  },
};

describe.each(Object.entries({ ...published, ...derived }))('%s', (_, example) => {
  test.each([
    [before, example.before],
    [from, example.from ?? example.before],
  ])('on %s', (day, expected) => {
    for (const [member, insured] of Object.entries(expected)) {
      expect(insuredOf(member, example.accounts, day), member).toEqual(insured);
    }
  });
});

test('each category is told with what is held and insured in it', () => {
  const accounts = [
    holding(300_000, single('A')),
    holding(600_000, revocable('A', 'b')),
    holding(100_000, irrevocable('A', 'c')),
  ];
  expect(shareInsurance('A', accounts, before)).toEqual({
    day: before,
    insured: 600_000_00,
    notInsured: 400_000_00,
    categories: [
      { category: 'single', held: 300_000_00, insured: 250_000_00 },
      { category: 'revocable-trust', held: 600_000_00, insured: 250_000_00 },
      { category: 'irrevocable-trust', held: 100_000_00, insured: 100_000_00 },
    ],
  });
  expect(shareInsurance('A', accounts, from).categories).toEqual([
    { category: 'single', held: 300_000_00, insured: 250_000_00 },
    { category: 'trust', held: 700_000_00, insured: 500_000_00 },
  ]);
});

test('an overdrawn account holds no shares, and takes nothing from the others', () => {
  const accounts = [holding(-500, single('A')), holding(300, single('A'))];
  expect(insuredOf('A', accounts, before)).toEqual([300, 0]);
});

test('accounts of another member alone are left out', () => {
  expect(
    shareInsurance('A', [holding(100, single('B')), holding(50, joint('B', 'C'))], before),
  ).toEqual({ day: before, insured: 0, notInsured: 0, categories: [] });
});

const person = fc.constantFrom('A', 'B', 'C', 'D');
const people = (most: number) => fc.uniqueArray(person, { minLength: 1, maxLength: most });
const beneficiaries = fc.uniqueArray(fc.constantFrom(...'b c d e f g h i'.split(' ')), {
  minLength: 1,
  maxLength: 8,
});
const ownership: fc.Arbitrary<Ownership> = fc.oneof(
  fc.record({ kind: fc.constantFrom('single', 'ira', 'keogh'), owner: person }),
  fc.record({ kind: fc.constant('joint' as const), owners: people(3) }),
  fc.record({
    kind: fc.constantFrom('revocable-trust', 'irrevocable-trust'),
    grantors: people(2),
    beneficiaries,
  }),
);
const accounts = fc.array(
  fc.record({
    balance: fc.integer({ min: 0, max: 2_000_000_00 }).map((amount): Cents => cents(amount)),
    ownership,
  }),
  { maxLength: 8 },
);

test('whatever is held, all of it is either insured or not, and belongs to somebody', () => {
  fc.assert(
    fc.property(accounts, fc.constantFrom(before, from), (held, day) => {
      const all = ['A', 'B', 'C', 'D'].map((member) => shareInsurance(member, held, day));
      for (const { insured, notInsured, categories } of all) {
        expect(notInsured).toBeGreaterThanOrEqual(0);
        expect(insured).toBe(categories.reduce((total, one) => total + one.insured, 0));
      }
      expect(all.reduce((total, one) => total + one.insured + one.notInsured, 0)).toBe(
        held.reduce((total, { balance }) => total + balance, 0),
      );
    }),
  );
});

test('to divide one’s own money among more accounts insures no more of it', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 0, max: 400_000 }), { minLength: 1 }), (parts) => {
      const all = parts.reduce((total, part) => total + part, 0);
      expect(
        insuredOf(
          'A',
          parts.map((part) => holding(part, single('A'))),
          from,
        ),
      ).toEqual(insuredOf('A', [holding(all, single('A'))], from));
    }),
  );
});
