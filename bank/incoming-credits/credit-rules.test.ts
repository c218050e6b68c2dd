import { cents } from '#contract/money/cents.ts';
import { expect, test } from 'vitest';
import {
  type CreditableAccount,
  creditHash,
  decideCredits,
  type IncomingCredit,
  intentKeyOf,
} from './credit-rules.ts';

const credit: IncomingCredit = {
  key: '091000010000001',
  accountNumber: '4801234567',
  amount: cents(1_850_00),
  description: 'Harborline Design, payroll',
};
const account: CreditableAccount = {
  id: 'a',
  membershipId: 'm',
  name: 'Checking',
  number: credit.accountNumber,
  isClosed: false,
  isInTerm: false,
};
const closed = { ...account, id: 'b', isClosed: true };

const postedAs = (posted: IncomingCredit) => new Map([[intentKeyOf(posted), creditHash(posted)]]);

test.each<[string, CreditableAccount[], IncomingCredit | null]>([
  ['posted', [account], null],
  ['posted', [closed, account], null],
  ['posted', [account], { ...credit, key: 'another' }],
  ['posted-before', [account], credit],
  ['posted-before', [closed], credit],
  ['key-reused', [account], { ...credit, amount: cents(1) }],
  ['key-reused', [account], { ...credit, accountNumber: '1' }],
  ['key-reused', [], { ...credit, description: 'Refund' }],
  ['no-account', [], null],
  ['no-account', [{ ...account, number: '1' }], null],
  ['account-closed', [closed], null],
  ['several-accounts', [account, { ...account, id: 'c' }], null],
  ['account-in-term', [{ ...account, isInTerm: true }], null],
])('A credit is %s', (outcome, accounts, before) => {
  const posted = before === null ? new Map<string, string>() : postedAs(before);
  const [decision] = decideCredits([credit], { accounts, posted });
  expect(decision?.kind === 'refused' ? decision.reason : decision?.kind).toBe(outcome);
});

test('Of equal credits in one list the first is posted, and another one under its key is refused', () => {
  const other = { ...credit, amount: cents(1) };
  const decisions = decideCredits([credit, credit, other], {
    accounts: [account],
    posted: new Map(),
  });
  expect(decisions).toEqual([
    { kind: 'posted', account },
    { kind: 'posted-before' },
    { kind: 'refused', reason: 'key-reused' },
  ]);
});
