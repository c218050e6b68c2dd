import { describe, expect, test } from 'vitest';
import type { AccountId } from '#contract/text/ids.ts';
import { type AskDraft, emptyDraft, readDraft } from './ask-draft.ts';

const to = 'checking' as AccountId;
const whole: AskDraft = {
  ...emptyDraft,
  name: 'Marcus',
  email: 'marcus.bell@example.com',
  amount: '8.50',
};

function faultsOf(change: Partial<AskDraft>) {
  const reading = readDraft({ ...whole, ...change }, to);
  return reading.kind === 'faults' ? reading.faults : {};
}

describe('R-Q1 the draft of a request for money', () => {
  test('becomes a request, the amount in cents', () => {
    const { name, email, phone, note } = whole;
    const basis = { to, note, amount: 8_50 };
    expect(readDraft(whole, to)).toEqual({
      kind: 'request',
      request: { by: 'contact', ...basis, name, email, phone },
    });
    expect(readDraft({ ...whole, recipient: 'r1' }, to)).toEqual({
      kind: 'request',
      request: { by: 'contact', ...basis, recipient: 'r1' },
    });
    expect(readDraft({ ...whole, by: 'link' }, to)).toEqual({
      kind: 'request',
      request: { by: 'link', ...basis },
    });
  });

  test('needs no amount where whoever pays by link decides', () => {
    expect(readDraft({ ...emptyDraft, by: 'link', isAnyAmount: true }, to)).toMatchObject({
      request: { by: 'link', amount: null },
    });
    expect(faultsOf({ isAnyAmount: true, amount: '' })).toEqual({ amount: 'amount needed' });
  });

  test.each([
    ['', 'amount needed'],
    ['0', 'amount needed'],
    ['12.345', 'too-precise'],
    ['abc', 'not-a-number'],
    ['9'.repeat(20), 'too-large'],
  ])('takes no amount %j: %s', (amount, fault) => {
    expect(faultsOf({ amount })).toEqual({ amount: fault });
    expect(faultsOf({ amount, by: 'link' })).toEqual({ amount: fault });
  });
});
