import { nicknameMaxLength } from '#contract/accounts/account-terms.ts';
import { expect, test } from 'vitest';
import { refuseNickname } from './saved-names.ts';

const others = ['Regular Savings', 'Rent'];

test.each([
  ['House fund', null],
  ['Ahorro para la casa', null],
  ['🏖️', null],
  ['x'.repeat(nicknameMaxLength), null],
  ['😀'.repeat(nicknameMaxLength), null],
  ['x'.repeat(nicknameMaxLength + 1), 'ACCOUNT_NICKNAME_TOO_LONG'],
  ['😀'.repeat(nicknameMaxLength + 1), 'ACCOUNT_NICKNAME_TOO_LONG'],
  ['\u200B'.repeat(nicknameMaxLength + 1), 'ACCOUNT_NICKNAME_TOO_LONG'],
  ['House\u200Bfund', 'ACCOUNT_NICKNAME_WRONG'],
  ['\u202Efund', 'ACCOUNT_NICKNAME_WRONG'],
  ['\u2800', 'ACCOUNT_NICKNAME_WRONG'],
  ['<b>Fund</b>', 'ACCOUNT_NICKNAME_WRONG'],
  ['Rent', 'ACCOUNT_NICKNAME_TAKEN'],
  ['rent ', 'ACCOUNT_NICKNAME_TAKEN'],
  // The first letter is Cyrillic, the vowels are.
  ['Rеnt', 'ACCOUNT_NICKNAME_TAKEN'],
  ['Regular  Savіngs', 'ACCOUNT_NICKNAME_TAKEN'],
])('a nickname %j of an account: %s', (nickname, refusal) => {
  expect(refuseNickname(nickname, others)?.code ?? null).toBe(refusal);
});

test('two pictures are two names, and the same one is one', () => {
  expect(refuseNickname('🏖️', ['🏠'])).toBeNull();
  expect(refuseNickname('🏠', ['🏠'])?.code).toBe('ACCOUNT_NICKNAME_TAKEN');
});
