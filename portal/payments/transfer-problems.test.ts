import { ORPCError } from '@orpc/client';
import { describe, expect, test } from 'vitest';
import type { AccountId } from '#contract/text/ids.ts';
import { transferRefusals } from '#contract/transfers/transfer-refusals.ts';
import { emptyDraft, type TransferDraft } from './transfer-draft.ts';
import { fieldProblems, type Problem, standing } from './transfer-problems.ts';

describe('Each refusal of a transfer stands at the control it is about', () => {
  const places: readonly [keyof typeof transferRefusals, unknown, string[]][] = [
    ['AMOUNT_NOT_POSITIVE', undefined, ['amount']],
    ['UNKNOWN_ACCOUNT', { field: 'to' }, ['to']],
    ['SAME_ACCOUNT', undefined, ['to']],
    ['UNKNOWN_GOAL', undefined, ['goal']],
    ['CERTIFICATE_NOT_MATURE', { field: 'to', maturesOn: '2027-03-02' }, ['to']],
    ['INSUFFICIENT_FUNDS', { available: 100 }, ['amount']],
    ['UNKNOWN_RECIPIENT', undefined, ['recipient']],
    [
      'EXTERNAL_RECIPIENT_INCOMPLETE',
      { missing: ['name', 'routingNumber'] },
      ['name', 'routingNumber'],
    ],
    ['RECIPIENT_NAME_WRONG', undefined, ['name']],
    ['BANK_NAME_WRONG', undefined, ['bankName']],
    ['ROUTING_NUMBER_NOT_NINE_DIGITS', undefined, ['routingNumber']],
    ['ROUTING_NUMBER_WRONG', undefined, ['routingNumber']],
    ['ACCOUNT_NUMBER_WRONG', undefined, ['accountNumber']],
    ['ZELLE_RECIPIENT_INCOMPLETE', { missing: ['name', 'contact'] }, ['name', 'email', 'phone']],
    ['EMAIL_WRONG', undefined, ['email']],
    ['PHONE_WRONG', undefined, ['phone']],
    ['MEMO_TOO_LONG', undefined, ['memo']],
    ['OVER_TRANSFER_LIMIT', { limit: 100 }, ['amount']],
    ['OVER_DAILY_LIMIT', { limit: 100, leftToday: 0 }, ['amount']],
    // The payment of a request for money has no control for it: they stand above its buttons.
    ['UNKNOWN_REQUEST', undefined, []],
    ['REQUEST_OF_ONES_OWN', undefined, []],
    ['REQUEST_NOT_PAYABLE', { status: 'paid' }, []],
    ['REQUEST_AMOUNT_DIFFERS', { amount: 100 }, []],
  ];

  test.each(places)('%s', (code, data, fields) => {
    expect(fieldProblems(refusal(code, data)).map(({ field }) => field)).toEqual(fields);
  });

  test('and each refusal of the contract has a row here', () => {
    expect(places.map(([code]) => code).toSorted()).toEqual(
      Object.keys(transferRefusals).toSorted(),
    );
  });

  test('an error that is no refusal stands at none', () => {
    expect(fieldProblems(new Error('broken'))).toEqual([]);
  });
});

describe('A problem stands until what it is about is changed', () => {
  const external = draftWith({ kind: 'external', name: '', amount: '5' });
  const incomplete = problemOf(
    refusal('EXTERNAL_RECIPIENT_INCOMPLETE', { missing: ['name', 'accountNumber'] }),
    external,
  );
  const contactMissing = problemOf(
    refusal('ZELLE_RECIPIENT_INCOMPLETE', { missing: ['contact'] }),
    draftWith({ kind: 'zelle', name: 'Ana' }),
  );

  test('at each control on its own', () => {
    expect(fieldsAfter(incomplete, { ...external, name: 'Ana Ruiz' })).toEqual(['accountNumber']);
  });

  test('an unrelated change does not end it', () => {
    expect(fieldsAfter(incomplete, { ...external, memo: 'Rent' })).toEqual([
      'name',
      'accountNumber',
    ]);
  });

  test('the alert goes when nothing of it stands any more', () => {
    const mended = { ...external, name: 'Ana Ruiz', accountNumber: '1234' };
    expect(standing(incomplete, mended).stands).toBe(false);
  });

  test('another kind of transfer ends it', () => {
    expect(standing(incomplete, { ...external, kind: 'zelle' }).stands).toBe(false);
  });

  test('an email is enough where an email or a phone was missing', () => {
    const typed = draftWith({ kind: 'zelle', name: 'Ana', email: 'a' });
    expect(standing(contactMissing, typed)).toEqual({ stands: false, fields: [] });
  });

  test('another source account ends insufficient funds', () => {
    const problem = problemOf(refusal('INSUFFICIENT_FUNDS', { available: 0 }), external);
    const elsewhere = { ...external, from: 'savings' as AccountId };
    expect(standing(problem, elsewhere).stands).toBe(false);
  });

  test('what is about no control stands until the bank is asked again', () => {
    const problem = problemOf(new Error('broken'), external);
    expect(standing(problem, { ...external, memo: 'x' }).stands).toBe(true);
  });
});

function refusal(code: string, data?: unknown): Error {
  return new ORPCError(code, { defined: true, data });
}

function draftWith(changes: Partial<TransferDraft>): TransferDraft {
  return { ...emptyDraft, ...changes };
}

function problemOf(error: unknown, draft: TransferDraft): Problem {
  return { kind: 'not sent', error, draft };
}

function fieldsAfter(problem: Problem, draft: TransferDraft): string[] {
  return standing(problem, draft).fields.map(({ field }) => field);
}

describe('R-T1 What is wrong with the day stands at the day', () => {
  const draft = draftWith({ when: 'later', date: '2026-03-01' });
  const soon: Problem = {
    kind: 'not sent',
    error: new ORPCError('TRANSFER_DAY_TOO_SOON', {
      defined: true,
      data: { earliest: '2026-03-03' },
    }),
    draft,
  };
  const none: Problem = { kind: 'no day', fault: 'date needed', draft };

  test.each([
    ['one the bank refuses', soon, 'TRANSFER_DAY_TOO_SOON'],
    ['none at all', none, 'date needed'],
  ] as const)('%s', (_, problem, fault) => {
    expect(standing(problem, draft).fields).toMatchObject([{ field: 'date', fault }]);
    const changed = draftWith({ when: 'later', date: '2026-03-05' });
    expect(standing(problem, changed)).toEqual({ stands: false, fields: [] });
    const now = draftWith({ when: 'now', date: '2026-03-01' });
    expect(standing(problem, now).stands).toBe(false);
  });
});
