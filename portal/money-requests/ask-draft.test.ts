import { ORPCError } from '@orpc/client';
import { describe, expect, test } from 'vitest';
import type { AccountId } from '#contract/text/ids.ts';
import {
  type AskDraft,
  type AskFaults,
  emptyDraft,
  faultsOfRefusal,
  readDraft,
  standingAfter,
} from './ask-draft.ts';

const to = 'checking' as AccountId;
const own = 'avery.morgan@example.com';
const whole: AskDraft = {
  ...emptyDraft,
  name: 'Marcus',
  email: 'marcus.bell@example.com',
  amount: '8.50',
};

function faultsOf(change: Partial<AskDraft>) {
  const reading = readDraft({ ...whole, ...change }, to, own);
  return reading.kind === 'faults' ? reading.faults : {};
}

describe('R-Q1 the draft of a request for money', () => {
  test('becomes a request, the amount in cents', () => {
    const { name, email, phone, note } = whole;
    const basis = { to, note, amount: 8_50 };
    expect(readDraft(whole, to, own)).toEqual({
      kind: 'request',
      request: { by: 'contact', ...basis, name, email, phone },
    });
    expect(readDraft({ ...whole, recipient: 'r1' }, to, own)).toEqual({
      kind: 'request',
      request: { by: 'contact', ...basis, recipient: 'r1' },
    });
    expect(readDraft({ ...whole, by: 'link' }, to, own)).toEqual({
      kind: 'request',
      request: { by: 'link', ...basis },
    });
  });

  test('needs no amount where whoever pays by link decides', () => {
    expect(readDraft({ ...emptyDraft, by: 'link', isAnyAmount: true }, to, own)).toMatchObject({
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

  test('needs a name, and an email or a phone number, where no saved recipient is asked', () => {
    const nobody = { name: ' ', email: '', phone: '' };
    expect(faultsOf(nobody)).toEqual({ name: 'name needed', email: 'contact needed' });
    expect(faultsOf({ email: '', phone: '(555) 014-2600' })).toEqual({});
    expect(faultsOf({ ...nobody, recipient: 'r1' })).toEqual({});
    expect(faultsOf({ ...nobody, by: 'link' })).toEqual({});
  });

  test('asks nobody by the own email of the member', () => {
    expect(faultsOf({ email: ' Avery.Morgan@Example.com' })).toEqual({ email: 'own email' });
    const unknown = readDraft({ ...whole, email: own }, to, undefined);
    expect(unknown.kind).toBe('request');
  });

  test('a missing contact stands until an email or a phone number is typed', () => {
    const faults: AskFaults = { name: 'name needed', email: 'contact needed' };
    expect(standingAfter({ phone: '5' }, faults)).toEqual({ name: 'name needed' });
    expect(standingAfter({ note: 'Dinner' }, faults)).toEqual(faults);
    expect(standingAfter({ by: 'link' }, faults)).toEqual({});
  });
});

describe('R-Q1 a refusal of a request for money', () => {
  test.each<[string, AskFaults]>([
    ['RECIPIENT_NAME_WRONG', { name: 'RECIPIENT_NAME_WRONG' }],
    ['EMAIL_WRONG', { email: 'EMAIL_WRONG' }],
    ['PHONE_WRONG', { phone: 'PHONE_WRONG' }],
    ['REQUEST_TOO_LARGE', { amount: 'REQUEST_TOO_LARGE' }],
    ['REQUEST_NOTE_WRONG', { note: 'REQUEST_NOTE_WRONG' }],
    ['TOO_MANY_OPEN_REQUESTS', {}],
  ])('%s stands at its control', (code, faults) => {
    expect(faultsOfRefusal(new ORPCError(code, { defined: true }))).toEqual(faults);
  });

  test('of missing details stands at each of them', () => {
    const missing = { defined: true, data: { missing: ['name', 'contact'] } };
    expect(faultsOfRefusal(new ORPCError('REQUEST_RECIPIENT_INCOMPLETE', missing))).toEqual({
      name: 'name needed',
      email: 'contact needed',
    });
  });
});
