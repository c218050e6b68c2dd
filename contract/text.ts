import { z } from 'zod';

/** Text that a person typed, at most so many characters. NUL is refused: no database stores it. */
export function typedText(maxLength: number) {
  return z
    .string()
    .max(maxLength)
    .regex(/^[^\0]*$/, 'Text cannot hold the character NUL');
}
