import { expect, test } from 'vitest';
import {
  addressNumber,
  newSecret,
  typedNumber,
  typedSecret,
  typedSigns,
  typedText,
} from './text.ts';
import { nameKey } from './typed-name.ts';
import {
  tenDigits,
  tidyAccountNumber,
  tidyPhone,
  tidyZip,
  foldText,
  digitsOf,
  plainSigns,
} from './typed-signs.ts';
import { z } from 'zod';
import { contract } from '../index.ts';
import { proceduresOf } from '../procedures/procedure.ts';

const readers: Record<string, (typed: string) => unknown> = {
  phone: tidyPhone,
  'ten digits': tenDigits,
  'account number': tidyAccountNumber,
  'routing number': digitsOf,
  ZIP: tidyZip,
  email: plainSigns,
  search: foldText,
  'name compared': nameKey,
  'routing number sent': (typed) => typedNumber(30).parse(typed),
  'code sent': (typed) => typedSigns(40).parse(typed),
  'memo sent': (typed) => typedText(5).parse(typed),
  'password shown': (typed) => typedSecret(40).parse(typed),
  'password chosen': (typed) => newSecret(40).parse(typed),
};

test.each([
  ['phone', '\u202A(518) 555-0134\u202C', '(518) 555-0134'],
  ['phone', '+1\u00A0518\u2011555\u20130134', '(518) 555-0134'],
  ['phone', '５１８５５５０１３４', '(518) 555-0134'],
  ['phone', '518 555', '518 555'],
  ['ten digits', '+1 (518)\u200B555\u20110134', '5185550134'],
  ['account number', '4417\u20111234\u200B56', '4417123456'],
  ['account number', ' \u2013 ', null],
  ['routing number', '0210\u20110002\u20131', '021000021'],
  ['routing number', ' \u202A０２１000021\u202C', '021000021'],
  ['routing number', '0210000215', '0210000215'],
  ['routing number', 'abc', ''],
  ['routing number sent', '0210-0002-1\u200B', '021000021'],
  ['ZIP', '122081234', '12208-1234'],
  ['ZIP', '12208\u20131234', '12208-1234'],
  ['ZIP', '１２２０８', '12208'],
  ['ZIP', '1220', '1220'],
  ['email', '\u200Bdana＠example.com\u00A0', 'dana@example.com'],
  ['email', 'dana²@example.com', 'dana²@example.com'],
  ['search', 'O’Brien', "o'brien"],
  ['search', 'Café “Rio” – 5', 'cafe "rio" - 5'],
  ['search', 'علی‌رضا', 'علیرضا'],
  ['name compared', 'José O’Neill\u2011Smith', "josé o'neill-smith"],
  ['code sent', ' 123\u2011456\u200B', '123-456'],
  ['memo sent', '  rent   '.trimEnd().padEnd(40), 'rent'],
  ['password shown', ' cafe\u0301 ', ' cafe\u0301 '],
  ['password chosen', ' cafe\u0301 ', ' café '],
])('R-L1 the %s typed as %j is %j', (field, typed, read) => {
  expect(readers[field]?.(typed)).toBe(read);
});

test.each([
  ['half of a character', '\uD800', 10],
  ['NUL', 'a\0b', 10],
  ['81 pictures', '👨‍👩‍👧‍👦'.repeat(81), 80],
  ['marks that are piled on a letter', `a${'\u0301'.repeat(1_000)}`, 40],
])('R-T1 a text is refused for %s', (_why, typed, most) => {
  expect(typedText(most).safeParse(typed).success).toBe(false);
});

test('R-T1 80 pictures of a family are 80 characters', () => {
  expect(typedText(80).safeParse('👨‍👩‍👧‍👦'.repeat(80)).success).toBe(true);
});

test.each([
  ['50', 50],
  [50, 50],
  ['5e4', null],
  ['0x10', null],
  [' ', null],
  ['', null],
  ['-5', null],
  ['5.5', null],
])('R-T2 the number %j in an address is %j', (sent, read) => {
  expect(addressNumber(z.int()).safeParse(sent).data ?? null).toBe(read);
});

/** The address fields that read a number from text, by their procedure. */
const fields = proceduresOf(contract)
  .flatMap(({ name, procedure }) => {
    const { inputSchema, route } = procedure['~orpc'];
    const shape = (inputSchema as z.ZodObject | undefined)?.shape ?? {};
    return route.method === 'GET'
      ? Object.entries(shape).map(([field, schema]) => ({ name, field, schema }))
      : [];
  })
  .filter(({ schema }) => typeof (schema as z.ZodType).safeParse('7').data === 'number');

test('Fields of addresses that are numbers are found', () => {
  expect(fields.length).toBeGreaterThan(15);
});

test.each(fields)('$field of $name is read from digits alone', ({ schema }) => {
  for (const typed of ['7e0', '0x7', '7.0', '+7', '-7', ' 7', '', '７']) {
    expect((schema as z.ZodType).safeParse(typed).success, `"${typed}"`).toBe(false);
  }
});
