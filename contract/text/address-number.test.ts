import { expect, test } from 'vitest';
import type { z } from 'zod';
import { contract } from '../index.ts';
import { proceduresOf } from '../procedures/procedure.ts';

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
