import { randomBytes, randomFillSync, randomInt } from 'node:crypto';
import type { Random } from '#bank/ports.ts';
import { v7 } from 'uuid';

/** The random numbers of the operating system, which nobody can guess. */
export const systemRandom: Random = {
  bytes: (length) => new Uint8Array(randomBytes(length)),
  between: (low, high) => randomInt(low, high + 1),
};

/** Random bytes are fetched for so many ids at once: a call for a single id takes longer than all the rest. */
const idsInPool = 1_024;
const bytesOfId = 16;

const pool = new Uint8Array(idsInPool * bytesOfId);
let used = pool.length;
let lastMs = 0;
let counter = 0;

/**
 * A new id that sorts behind those that this thread made before: a UUID of version 7 with a counter, which starts again
 * at random with each millisecond (RFC 9562, section 6.2, method 1).
 */
export function newId(): string {
  const random = nextRandom();
  const nowMs = Date.now();
  if (nowMs > lastMs) {
    lastMs = nowMs;
    // Its highest bit is left free, so that it does not overflow within a millisecond.
    counter = new DataView(random.buffer, random.byteOffset).getUint32(0) >>> 1;
  } else {
    counter += 1;
  }
  return v7({ random, msecs: lastMs, seq: counter });
}

function nextRandom(): Uint8Array {
  if (used === pool.length) {
    randomFillSync(pool);
    used = 0;
  }
  used += bytesOfId;
  return pool.subarray(used - bytesOfId, used);
}
