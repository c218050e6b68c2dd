import { randomBytes, randomInt } from 'node:crypto';
import type { Random } from '#bank/ports.ts';

/** The random numbers of the operating system, which nobody can guess. */
export const systemRandom: Random = {
  bytes: (length) => new Uint8Array(randomBytes(length)),
  between: (low, high) => randomInt(low, high + 1),
};
