import { z } from 'zod';
import { characterCount } from './characters.ts';
import { plainSigns } from './typed-signs.ts';

/**
 * Units of UTF-16 that a character may have on average: a family of four with skin tones has 19. A bound is needed, since
 * marks can be piled on one letter without end.
 */
const unitsMost = 20;

/** Text that a person typed, at most so many characters (`characterCount`) after the blanks around it are cut off. */
export function typedText(maxLength: number) {
  return checkedText(z.string().trim(), maxLength);
}

/** A number, a code or an address of email, as `plainSigns` has it. */
export function typedSigns(maxLength: number) {
  return checkedText(z.string().overwrite(plainSigns), maxLength);
}

/** A number that is printed with blanks and dashes, without them. */
export function typedNumber(maxLength: number) {
  return checkedText(
    z.string().overwrite((typed) => plainSigns(typed).replaceAll(/[ -]/gu, '')),
    maxLength,
  );
}

/** A password, of which every blank counts. */
export function typedSecret(maxLength: number) {
  return checkedText(z.string(), maxLength);
}

/** A password that is chosen, in the form in which it is kept: the same however a keyboard composes it (NIST SP 800-63B-4, 3.1.1.2). */
export function newSecret(maxLength: number) {
  return checkedText(z.string().normalize('NFKC'), maxLength);
}

/** NUL and halves of characters are refused: no database stores them. */
function checkedText(text: z.ZodString, maxLength: number) {
  return text
    .regex(/^[^\0]*$/, 'Text cannot hold the character NUL')
    .refine((typed) => typed.isWellFormed(), 'Text cannot hold half of a character')
    .refine((typed) => isWithin(typed, maxLength), `Text has at most ${maxLength} characters`)
    .meta({ maxLength });
}

function isWithin(text: string, maxLength: number): boolean {
  return (
    text.length <= maxLength ||
    (text.length <= maxLength * unitsMost && characterCount(text) <= maxLength)
  );
}

/** A number that an address carries as text: digits alone, so that `5e4`, `0x10` and blanks are none. */
export function addressNumber<Read extends z.ZodType<number, number>>(number: Read) {
  return z
    .union([z.number(), z.string().regex(/^\d{1,15}$/, 'Digits alone')])
    .transform(Number)
    .pipe(number);
}
