import type { EpochMs } from '#contract/time/time.ts';

/**
 * Makes the keys of the sample's history: UUIDv7 whose time is the row's own (RFC 9562, 5.7), so
 * that keys are in the order of time though the rows were never written at those times. A counter
 * stands for chance: the keys are the same in every sample, and none is made twice.
 */
export class SampleIds {
  #count: number;

  /** The keys of several histories differ where each counts from another number. */
  constructor(countFrom = 0) {
    this.#count = countFrom;
  }

  /** A maker of keys of that moment. */
  at(moment: EpochMs): () => string {
    const time = hexadecimal(moment, 12);
    return () => {
      this.#count += 1;
      return `${time.slice(0, 8)}-${time.slice(8)}-7000-8000-${hexadecimal(this.#count, 12)}`;
    };
  }
}

function hexadecimal(value: number, digits: number): string {
  return value.toString(16).padStart(digits, '0');
}
