import { z } from 'zod';
import { characterCount } from './characters.ts';

/** Text that a person typed, at most so many characters (`characterCount`). NUL is refused: no database stores it. */
export function typedText(maxLength: number) {
  return z
    .string()
    .regex(/^[^\0]*$/, 'Text cannot hold the character NUL')
    .refine(
      (text) => text.length <= maxLength || characterCount(text) <= maxLength,
      `Text has at most ${maxLength} characters`,
    )
    .meta({ maxLength });
}
