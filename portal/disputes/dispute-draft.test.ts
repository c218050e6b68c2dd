import { expect, test } from 'vitest';
import { cents } from '#contract/money/cents.ts';
import type { DisputeReason } from '#contract/disputes/disputes.ts';
import { type DisputeDraft, readDispute, reasonMeant } from './dispute-draft.ts';
import { disputesWords } from './words.ts';

const most = cents(50_00);
const whole: DisputeDraft = { reason: 'not-mine', amount: '50.00', story: ' It was not me. ' };

test('R-X6 a whole draft of a dispute is what the bank is asked', () => {
  expect(readDispute(whole, most)).toEqual({
    kind: 'request',
    dispute: { reason: 'not-mine', amount: 50_00, story: 'It was not me.' },
  });
});

test.each<[Partial<DisputeDraft>, object]>([
  [{ reason: '' }, { reason: 'reason needed' }],
  [{ amount: '' }, { amount: 'amount needed' }],
  [{ amount: '0' }, { amount: 'amount needed' }],
  [{ amount: '50.01' }, { amount: 'too much' }],
  [{ amount: '0.005' }, { amount: 'too-precise' }],
  [{ amount: '-1' }, { amount: 'not-a-number' }],
  [{ story: ' \n' }, { story: 'story needed' }],
])('R-X6 what is missing or wrong in a dispute is said at its control: %o', (change, faults) => {
  expect(readDispute({ ...whole, ...change }, most)).toEqual({ kind: 'faults', faults });
});

test.each<['en' | 'es', string, DisputeReason | null]>([
  ['en', 'dispute', null],
  ['en', 'dispute olive', null],
  ['en', 'Fraud', 'not-mine'],
  ['en', 'charged twice by olive', 'charged-twice'],
  ['en', 'wrong amount', 'wrong-amount'],
  ['en', 'no refund', 'returned-no-refund'],
  ['es', 'disputar', null],
  ['es', 'fraude', 'not-mine'],
  ['es', 'me cobraron DOS VECES', 'charged-twice'],
  ['es', 'no recibi nada', 'not-received'],
])('R-X6 the reason of a dispute is read in what was typed (%s): %s', (language, typed, reason) => {
  expect(reasonMeant(typed, disputesWords[language].meant)).toBe(reason);
});
