import { expect, test } from 'vitest';
import type { Account } from '#contract/accounts/accounts.ts';
import { cents } from '#contract/money/cents.ts';
import type { AccountId } from '#contract/text/ids.ts';
import { accountOf, emptyDraft, readDraft } from './deposit-draft.ts';

const checking: Account = {
  id: 'checking' as AccountId,
  name: 'Checking',
  officialName: 'Checking',
  colour: null,
  hidden: false,
  number: '••••4821',
  type: 'primary',
  balance: cents(100_00),
  available: cents(100_00),
  maturesOn: null,
};
const photo = (content: string) => ({ name: 'check.jpg', content, address: `data:,${content}` });
const draft = { ...emptyDraft, front: photo('front'), back: photo('back'), amount: '80.50' };

test('R-D6 a whole draft is what the bank is asked, into the first account unless another was chosen', () => {
  expect(accountOf(draft, [checking])).toBe(checking);
  expect(readDraft(draft, checking)).toEqual({
    kind: 'request',
    deposit: { to: 'checking', amount: 80_50, front: 'front', back: 'back', isAnother: false },
  });
});

test('R-D6 all that is missing is told at once', () => {
  const reading = readDraft(emptyDraft, null);
  expect(reading).toEqual({
    kind: 'faults',
    faults: {
      front: 'front needed',
      back: 'back needed',
      to: 'DEPOSIT_ACCOUNT_UNKNOWN',
      amount: 'amount needed',
    },
  });
});

test.each([
  ['0', 'amount needed'],
  ['-1', 'not-a-number'],
  ['0.005', 'too-precise'],
  ['<b>x</b>', 'not-a-number'],
])('R-D6 %s is no amount of a check', (amount, fault) => {
  expect(readDraft({ ...draft, amount }, checking)).toEqual({
    kind: 'faults',
    faults: { amount: fault },
  });
});
