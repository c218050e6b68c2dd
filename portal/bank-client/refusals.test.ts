import { ORPCError } from '@orpc/client';
import { describe, expect, test } from 'vitest';
import { isNotSent, type RefusalCode } from './refusals.ts';

const refusal = (code: RefusalCode) => new ORPCError(code, { defined: true });

describe('R-T7 After an error of sending', () => {
  test.each([
    ['a refusal', refusal('INSUFFICIENT_FUNDS'), true],
    ['a key used for another request', refusal('INTENT_KEY_REUSED'), true],
    ['an ended session', refusal('SIGNED_OUT'), true],
    ['a busy bank', refusal('UNAVAILABLE'), false],
    ['a broken bank', refusal('UNEXPECTED'), false],
    ['a broken connection', new TypeError('Failed to fetch'), false],
  ])('%s says for certain that nothing was sent: %o', (_, error, certain) => {
    expect(isNotSent(error)).toBe(certain);
  });
});
