import { z } from 'zod';

/** A number that an address carries as text: digits alone, so that `5e4`, `0x10` and blanks are none. */
export function addressNumber<Read extends z.ZodType<number, number>>(number: Read) {
  return z
    .union([z.number(), z.string().regex(/^\d{1,15}$/, 'Digits alone')])
    .transform(Number)
    .pipe(number);
}
