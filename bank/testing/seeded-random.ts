import type { Random } from '../ports.ts';

/** Chance that is the same in every run (mulberry32). */
export function seededRandom(seed: number): Random {
  let state = seed;
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  return {
    bytes: (length) => Uint8Array.from({ length }, () => Math.floor(next() * 256)),
    between: (low, high) => low + Math.floor(next() * (high - low + 1)),
  };
}
