import { expect, test } from 'vitest';
import { keptBankName, reachesOnly } from './payment-address.ts';

const nothing = { email: null, phone: null, accountNumber: null, routingNumber: null };
const sam = { ...nothing, email: 'sam@example.com', phone: '(518) 555-0163' };

test.each<[string, Partial<typeof sam>, boolean]>([
  ['both contacts', sam, true],
  ['the email alone', { email: 'SAM@example.com' }, true],
  ['the phone alone, written otherwise', { phone: '+1 518.555.0163' }, true],
  ['the phone beside another email', { ...sam, email: 'thief@example.com' }, false],
  ['the email beside another phone', { ...sam, phone: '(212) 555-0199' }, false],
  ['another email', { email: 'thief@example.com' }, false],
  ['no contact', {}, false],
])('Zelle to %s of somebody who is known reaches only them: %s', (_what, asked, known) => {
  expect(reachesOnly('zelle', sam, { ...nothing, ...asked })).toBe(known);
});

test('Zelle to a contact that is not known of somebody may reach another', () => {
  const byEmail = { ...sam, phone: null };
  expect(reachesOnly('zelle', byEmail, sam)).toBe(false);
  expect(reachesOnly('zelle', byEmail, byEmail)).toBe(true);
});

test('an account elsewhere is known by both of its numbers', () => {
  const account = { ...nothing, accountNumber: '000123456789', routingNumber: '021000021' };
  expect(reachesOnly('external', account, { ...account, email: 'new@example.com' })).toBe(true);
  expect(reachesOnly('external', account, { ...account, routingNumber: '011000015' })).toBe(false);
});

test.each([
  [
    'of another bank is replaced by the one of the routing number',
    'Wells Fargo Bank',
    '021000021',
    'JPMorgan Chase Bank',
  ],
  ['written otherwise is written as in the directory', 'chase', '021000021', 'JPMorgan Chase Bank'],
  [
    'beside a number that the directory lacks is kept as typed',
    ' First  Bank ',
    '011000028',
    'First Bank',
  ],
  ['that cannot be one is kept, so that it is refused', '<b>Bank</b>', '021000021', '<b>Bank</b>'],
  ['that is empty stays missing', ' ', '021000021', null],
])('R-T4 a bank name %s', (_what, typed, routingNumber, kept) => {
  expect(keptBankName(typed, routingNumber)).toBe(kept);
});
