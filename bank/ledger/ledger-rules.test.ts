import { cents } from '#contract/money/cents.ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  clearing,
  disputedPayments,
  fees,
  interestPaid,
  inFlight,
  isSystemAccount,
  opening,
  loanInterest,
  loansToMembers,
  penalties,
  systemAccounts,
} from './chart-of-accounts.ts';
import { decidePosting, type Balance, type Leg } from './ledger-rules.ts';

const leg = (account: string, amount: number): Leg => ({ account, amount: cents(amount) });

function balances(
  ...rows: { account: string; balance: number; held?: number; floor?: number; version?: number }[]
) {
  return new Map<string, Balance>(
    rows.map(({ account, balance, held = 0, floor = 0, version = 1 }) => [
      account,
      { account, balance: cents(balance), held: cents(held), floor: cents(floor), version },
    ]),
  );
}

test('each member account gets its new balance and its next version; the bank’s own carry neither', () => {
  const decision = decidePosting(
    [leg('alice', -100), leg('bob', 70), leg(inFlight, 30)],
    balances(
      { account: 'alice', balance: 250, version: 4 },
      { account: 'bob', balance: 5, version: 9 },
    ),
  );
  expect(decision).toEqual({
    kind: 'posted',
    entries: [
      { account: 'alice', amount: -100, after: { balance: 150, version: 5 } },
      { account: 'bob', amount: 70, after: { balance: 75, version: 10 } },
      { account: inFlight, amount: 30, after: null },
    ],
  });
});

test.each([
  ['exactly the balance', 250, 0, 250, 'posted'],
  ['one cent more than the balance', 250, 0, 251, 'overdrawn'],
  ['down to an agreed overdraft', 250, -1000, 1250, 'posted'],
  ['one cent below an agreed overdraft', 250, -1000, 1251, 'overdrawn'],
  ['down to a floor above zero', 250, 100, 150, 'posted'],
  ['one cent below a floor above zero', 250, 100, 151, 'overdrawn'],
])('taking out %s', (_, balance, floor, amount, outcome) => {
  const decision = decidePosting(
    [leg('alice', -amount), leg(inFlight, amount)],
    balances({ account: 'alice', balance, floor }),
  );
  expect(decision.kind).toBe(outcome);
});

test.each([
  ['what is not held can be taken out', 200, { kind: 'posted' }],
  ['not a cent of what is held can', 201, { kind: 'overdrawn', available: 200 }],
])('%s', (_, amount, outcome) => {
  const decision = decidePosting(
    [leg('alice', -amount), leg(inFlight, amount)],
    balances({ account: 'alice', balance: 250, held: 50 }),
  );
  expect(decision).toMatchObject(outcome);
});

test('a posting that would overdraw names the account and what could still be taken from it', () => {
  const decision = decidePosting(
    [leg('bob', -5), leg('alice', -301), leg(inFlight, 306)],
    balances({ account: 'alice', balance: 250, floor: -50 }, { account: 'bob', balance: 9 }),
  );
  expect(decision).toEqual({ kind: 'overdrawn', account: 'alice', available: 300 });
});

test('money may come in while an account is below its floor', () => {
  const decision = decidePosting(
    [leg('alice', 10), leg(clearing('ach'), -10)],
    balances({ account: 'alice', balance: -200 }),
  );
  expect(decision.kind).toBe('posted');
});

test.each([
  ['does not sum to zero', [leg('alice', -100), leg(inFlight, 99)], /sum to zero, not -1$/],
  ['has one leg', [leg('alice', -100)], /two legs/],
  ['has no leg', [], /two legs/],
  ['has legs of zero alone', [leg('alice', 0), leg(inFlight, 0)], /must move money/],
  [
    'has a leg of zero among others',
    [leg('alice', -1), leg(opening, 0), leg(inFlight, 1)],
    /must move money/,
  ],
  ['names an account twice', [leg('alice', -1), leg('alice', 1)], /once/],
  ['names an account without a balance', [leg('carol', -1), leg(inFlight, 1)], /carol/],
])('a posting that %s is a bug of the caller', (_, legs, message) => {
  expect(() => decidePosting(legs, balances({ account: 'alice', balance: 250 }))).toThrow(message);
});

test('a sum beyond exact numbers is refused, not rounded', () => {
  const largest = Number.MAX_SAFE_INTEGER;
  expect(() =>
    decidePosting(
      [leg('alice', 1), leg(opening, -1)],
      balances({ account: 'alice', balance: largest }),
    ),
  ).toThrow(RangeError);
});

test('the bank’s own accounts are known by their names', () => {
  expect(systemAccounts.map(({ id }) => id)).toEqual([
    inFlight,
    clearing('zelle'),
    clearing('ach'),
    clearing('wire'),
    clearing('card'),
    clearing('bill'),
    clearing('mobile-deposit'),
    fees,
    interestPaid,
    opening,
    disputedPayments,
    penalties,
    loansToMembers,
    loanInterest,
  ]);
  expect(systemAccounts.every(({ id }) => isSystemAccount(id))).toBe(true);
  expect(isSystemAccount('0195f2a0-0000-7000-8000-000000000001')).toBe(false);
});

test('whatever is posted, the entries sum to zero and no account ends below its floor', () => {
  const amount = fc.integer({ min: -500, max: 500 }).filter((value) => value !== 0);
  fc.assert(
    fc.property(
      fc.array(amount, { minLength: 1, maxLength: 5 }),
      fc.array(fc.integer({ min: 0, max: 400 }), { minLength: 5, maxLength: 5 }),
      fc.integer({ min: -300, max: 300 }),
      (amounts, before, floor) => {
        const sum = amounts.reduce((total, value) => total + value, 0);
        const legs = amounts.map((value, index) => leg(`member-${index}`, value));
        if (sum !== 0) {
          legs.push(leg(inFlight, -sum));
        }
        fc.pre(legs.length >= 2);
        const known = balances(
          ...before.map((balance, index) => ({ account: `member-${index}`, balance, floor })),
        );
        const decision = decidePosting(legs, known);
        const wouldOverdraw = amounts.some(
          (value, index) => value < 0 && (before[index] ?? 0) + value < floor,
        );
        expect(decision.kind).toBe(wouldOverdraw ? 'overdrawn' : 'posted');
        const entries = decision.kind === 'posted' ? decision.entries : [];
        expect(entries.reduce((total, entry) => total + entry.amount, 0)).toBe(0);
      },
    ),
    { seed: 1, numRuns: 500 },
  );
});
