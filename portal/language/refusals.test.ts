import { ORPCError } from '@orpc/client';
import { afterAll, describe, expect, test, vi } from 'vitest';
import { contract } from '#contract/index.ts';
import { proceduresOf } from '#contract/procedures/procedure.ts';
import { Unreachable } from '../bank-client/refusals.ts';
import { explain } from './explain.ts';
import { refusals } from '../refusal-words.ts';
import { handInRefusalWords } from './explanation.ts';
import { explainingWords } from './refusals.ts';

vi.stubGlobal('navigator', { onLine: true });
afterAll(() => vi.unstubAllGlobals());
handInRefusalWords(() => Promise.resolve(refusals));
const words = await explainingWords('en');
const refused = (code: string, data?: unknown) => new ORPCError(code, { defined: true, data });

describe('explain', () => {
  test.each([
    ['R-L4', 'INVALID_CREDENTIALS', undefined, 'Invalid username or password'],
    ['R-T3', 'INSUFFICIENT_FUNDS', { available: 12000 }, 'Insufficient funds'],
    [
      'R-T4',
      'EXTERNAL_RECIPIENT_INCOMPLETE',
      { missing: ['name'] },
      'Please fill in all recipient details including routing number',
    ],
    [
      'R-T5',
      'ZELLE_RECIPIENT_INCOMPLETE',
      { missing: ['contact'] },
      'Please provide recipient name and email or phone number for Zelle',
    ],
  ])('%s says %s in the words of the specification', (_id, code, data, sentence) => {
    expect(explain(refused(code, data), words).title).toBe(sentence);
  });

  test('says how much is available, and that nothing was sent', () => {
    const { detail } = explain(refused('INSUFFICIENT_FUNDS', { available: 12000 }), words);
    expect(detail).toBe('$120.00 is available in this account. Nothing was sent.');
  });

  test('names which of the two accounts is meant', () => {
    expect(explain(refused('UNKNOWN_ACCOUNT', { field: 'to' }), words).title).toContain('send to');
    expect(explain(refused('UNKNOWN_ACCOUNT', { field: 'from' }), words).title).toContain(
      'send from',
    );
  });

  test('hands on the reference of a fault of the bank', () => {
    const explained = explain(refused('UNEXPECTED', { reference: 'R-123' }), words);
    expect(explained.reference).toBe('R-123');
  });

  const lost = (ask: string, effect: Unreachable['effect']) =>
    explain(new Unreachable(ask.split('.'), effect, new Error('offline')), words);

  test('says that nothing was changed when the bank did not answer a question', () => {
    expect(lost('accounts.list', 'read').detail).toContain('Nothing was changed');
    expect(lost('transfers.quote', 'read').detail).toContain('Nothing was changed');
  });

  const changes = proceduresOf(contract).filter(({ meta }) => meta.effect === 'change');
  test.each(changes)(
    'says of $name without an answer that it may have been done, and where to look, never that nothing was changed',
    ({ name }) => {
      const { title, detail } = lost(name, 'change');
      expect(title).toBe('We do not know whether this was done.');
      expect(detail).toMatch(/^The bank has not answered\. \S.+/);
      expect(detail).not.toMatch(/nothing was changed|undefined/i);
      expect(detail).not.toContain('it will not be done twice');
      expect(lost(name, 'change once').detail).toContain('it will not be done twice');
    },
  );

  test('names the history after a transfer without an answer', () => {
    expect(lost('transfers.create', 'change once').detail).toContain(
      'Your money may have moved: the transfer history shows whether it did.',
    );
  });

  test('has words for what nobody has thought of, and shows none of its own', () => {
    const explained = explain(new TypeError('secret is undefined'), words);
    expect(explained.title).toBe('Something went wrong in this page.');
    expect(JSON.stringify(explained)).not.toContain('secret');
  });

  test('says that a refusal changed nothing before the words of each are loaded', () => {
    const brief = { ...words, whole: null };
    expect(explain(refused('INSUFFICIENT_FUNDS', { available: 12000 }), brief)).toEqual({
      title: 'The bank did not do this.',
      detail: 'Nothing was changed, and no money was moved.',
    });
    expect(explain(refused('SIGNED_OUT'), brief).title).toBe('You have been signed out.');
    const error = new Unreachable(['transfers', 'create'], 'change once', new Error('offline'));
    expect(explain(error, brief).title).toBe('We do not know whether this was done.');
  });
});
