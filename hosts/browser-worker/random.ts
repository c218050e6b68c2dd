import type { Random } from '#bank/ports.ts';

/** The random numbers of this browser, which nobody can guess. */
export const browserRandom: Random = {
  bytes: (length) => crypto.getRandomValues(new Uint8Array(length)),

  between(low, high) {
    const count = high - low + 1;
    if (count > 2 ** 32) throw new RangeError(`There are ${count} numbers to draw from`);
    // Numbers beyond the last whole multiple are drawn again: the low numbers would come too often.
    const fair = Math.floor(2 ** 32 / count) * count;
    const drawn = new Uint32Array(1);
    do crypto.getRandomValues(drawn);
    while ((drawn[0] ?? 0) >= fair);
    return low + ((drawn[0] ?? 0) % count);
  },
};
