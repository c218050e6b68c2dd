import { type AddRecipientRefusalCode, NewRecipient } from '#contract/recipients/recipients.ts';
import { describe, expect, test } from 'vitest';
import { demoPolicy } from '../policy.ts';
import { columnsOf, noAddress } from '../rails/payment-address.ts';
import type { RecipientRow } from '../rails/recipient-tables.ts';
import { refuseRecipient, readRecipient } from './recipient-rules.ts';

const sam: RecipientRow = {
  id: 'recipient-1',
  membership_id: 'member-1',
  kind: 'zelle',
  ...columnsOf(noAddress),
  name: 'Sam Rivera',
  email: 'sam@example.com',
  phone: '(212) 555-0100',
  created_at: 0,
};
const robin: RecipientRow = {
  ...sam,
  id: 'recipient-2',
  kind: 'external',
  name: 'Robin Blake',
  email: null,
  phone: null,
  bank_name: 'JPMorgan Chase Bank',
  account_number: '000123456789',
  routing_number: '021000021',
};
const saved = [sam, robin];

const person = { kind: 'zelle', name: 'Ana Ruiz', email: 'ana@example.com' };
const account = {
  kind: 'external',
  name: 'Northwind Gym',
  bankName: 'Citizens Bank',
  accountNumber: '7002-1438 6',
  routingNumber: '011401533',
};

function refusalOf(typed: object, known: readonly RecipientRow[] = saved) {
  return refuseRecipient(readRecipient(NewRecipient.parse(typed)), known, demoPolicy);
}

describe('saving a recipient', () => {
  test('R-T1 a sound one is saved, tidied, without what belongs to the other kind', () => {
    expect(refusalOf(person)).toBeNull();
    expect(refusalOf(account)).toBeNull();
    expect(readRecipient(NewRecipient.parse({ ...account, name: ' Northwind   Gym ' }))).toEqual({
      kind: 'external',
      name: 'Northwind Gym',
      email: null,
      phone: null,
      bankName: 'Citizens Bank',
      accountNumber: '700214386',
      routingNumber: '011401533',
    });
    expect(
      readRecipient(NewRecipient.parse({ ...person, accountNumber: '1234' })).accountNumber,
    ).toBeNull();
  });

  test('R-T4 the name of the bank is that of the routing number, whatever was typed', () => {
    const typed = NewRecipient.parse({ ...account, bankName: 'Wells Fargo Bank' });
    expect(readRecipient(typed).bankName).toBe('Citizens Bank');
  });

  test.each<[AddRecipientRefusalCode, object]>([
    ['EXTERNAL_RECIPIENT_INCOMPLETE', { ...account, routingNumber: '' }],
    ['ZELLE_RECIPIENT_INCOMPLETE', { ...person, email: '' }],
    ['RECIPIENT_NAME_WRONG', { ...person, name: '<b>Ana</b>' }],
    ['RECIPIENT_NAME_WRONG', { ...person, name: 'Ana\u202EziuR' }],
    ['RECIPIENT_NAME_WRONG', { ...account, name: 'myG\u202E', bankName: '<b>' }],
    ['BANK_NAME_WRONG', { ...account, bankName: 'Citizens\u202EknaB' }],
    ['BANK_NAME_WRONG', { ...account, bankName: '<b>Bank</b>', routingNumber: '0' }],
    ['ROUTING_NUMBER_NOT_NINE_DIGITS', { ...account, routingNumber: '123' }],
    ['ROUTING_NUMBER_WRONG', { ...account, routingNumber: '011401534' }],
    ['ACCOUNT_NUMBER_WRONG', { ...account, accountNumber: '123' }],
    ['EMAIL_WRONG', { ...person, email: 'ana@nowhere' }],
    ['PHONE_WRONG', { ...person, phone: '123' }],
    ['RECIPIENT_NAME_TAKEN', { ...person, name: 'sam rivera' }],
    ['RECIPIENT_KNOWN', { ...person, email: 'SAM@example.com' }],
    ['RECIPIENT_KNOWN', { ...person, phone: '+1 212 555 0100' }],
    ['RECIPIENT_KNOWN', { ...account, accountNumber: '000123456789', routingNumber: '021000021' }],
  ])('R-T1 %s', (code, typed) => {
    expect(refusalOf(typed)?.code).toBe(code);
  });

  test('R-T1 one that is known is told by its name', () => {
    expect(refusalOf({ ...person, email: 'sam@example.com' })).toEqual({
      code: 'RECIPIENT_KNOWN',
      data: { name: 'Sam Rivera' },
    });
  });

  test('R-T1 the same name may stand for a person and for an account', () => {
    expect(refusalOf({ ...account, name: 'Sam Rivera' })).toBeNull();
  });

  test('R-T1 only so many can be kept', () => {
    const full = Array.from({ length: demoPolicy.recipientsMax }, (_, index) => ({
      ...sam,
      name: `Recipient ${index}`,
    }));
    expect(refusalOf(person, full)).toEqual({
      code: 'TOO_MANY_RECIPIENTS',
      data: { most: demoPolicy.recipientsMax },
    });
  });
});
