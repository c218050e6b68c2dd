import { addPayeeRefusals, type AddPayeeRefusalCode } from '#contract/bills/payees.ts';
import { describe, expect, test } from 'vitest';
import { demoPolicy } from '../policy.ts';
import { isPlainName, nameKey, tidyName } from '#contract/text/typed-name.ts';
import { type PayeeFacts, refusePayee } from './bill-rules.ts';
import { tidyAccountNumber } from '#contract/text/typed-signs.ts';

const free: PayeeFacts = { nameTaken: false, payees: 0 };
const full: PayeeFacts = { nameTaken: true, payees: demoPolicy.payeesMax };

/**
 * A payee that breaks each rule and no other, in the order of the contract; and a payee that breaks all later rules too.
 */
const refusals: readonly {
  readonly code: AddPayeeRefusalCode;
  readonly name?: string;
  readonly accountNumber?: string;
  readonly facts: PayeeFacts;
  readonly data?: Record<string, unknown>;
}[] = [
  { code: 'PAYEE_NAME_WRONG', name: '', accountNumber: '?', facts: full },
  { code: 'PAYEE_ACCOUNT_NUMBER_WRONG', accountNumber: '?', facts: full },
  { code: 'PAYEE_NAME_TAKEN', facts: full },
  {
    code: 'TOO_MANY_PAYEES',
    facts: { ...full, nameTaken: false },
    data: { most: demoPolicy.payeesMax },
  },
];

describe('refusals of a new payee', () => {
  test('each refusal of the contract has its row, in the same order', () => {
    expect(refusals.map(({ code }) => code)).toEqual(Object.keys(addPayeeRefusals));
  });

  test.each(refusals)(
    'R-D7 $code comes before those after it',
    ({ code, name = 'City Gas', accountNumber = null, facts, data }) => {
      expect(refusePayee({ name, accountNumber }, facts, demoPolicy)).toEqual(
        data === undefined ? { code } : { code, data },
      );
    },
  );

  test('R-D7 a payee with a name of its own is taken, with or without an account number', () => {
    for (const accountNumber of [null, '123', 'AB12', '1'.repeat(30)]) {
      expect(refusePayee({ name: 'City Gas', accountNumber }, free, demoPolicy)).toBeNull();
    }
  });
});

test.each(['12', '1'.repeat(31), '12_34', '١٢٣٤', '<b>12</b>', '12\u200E34'])(
  'R-D7 %s is no account number with a payee',
  (accountNumber) => {
    expect(refusePayee({ name: 'City Gas', accountNumber }, free, demoPolicy)?.code).toBe(
      'PAYEE_ACCOUNT_NUMBER_WRONG',
    );
  },
);

test.each(['Electric Company', 'Café René', '水道局', 'Smith & Sons (No. 2)', "O'Hara", 'Gas 🔥'])(
  'R-D7 %s is a name',
  (name) => {
    expect(isPlainName(name)).toBe(true);
  },
);

test.each([
  ['markup', '<b>x</b>'],
  ['a right-to-left mark', 'Gas\u202Eynapmoc'],
  ['a character without width', 'City\u200BGas'],
  ['a line break', 'City\nGas'],
  ['half a character', 'Gas\uD83D'],
  ['nothing', ''],
])('R-D7 a name with %s is none', (_, name) => {
  expect(isPlainName(name)).toBe(false);
});

test('R-D7 names are kept with single spaces, and compared without regard to capitals', () => {
  expect(tidyName('  City   Gas\u00A0Company ')).toBe('City Gas Company');
  expect(tidyName('Cafe\u0301')).toBe('Café');
  expect(nameKey('CITY Gas')).toBe(nameKey('City gas'));
});

test('R-D7 an account number is kept without the spaces and hyphens that it is printed with', () => {
  expect(tidyAccountNumber(' 12-34 56 ')).toBe('123456');
  expect(tidyAccountNumber(' - ')).toBeNull();
});
