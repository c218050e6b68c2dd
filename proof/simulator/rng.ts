import type { Random } from '#bank/index.ts';
import { seededRandom } from '#bank/testing/test-ports.ts';

/** Everything that is left to rng in a simulated world: the same seed throws the same dice. */
export class Rng {
  readonly #random: Random;

  constructor(seed: number) {
    this.#random = seededRandom(seed);
  }

  /** A whole number from `low` to `high`, both included. */
  between(low: number, high: number): number {
    return this.#random.between(low, high);
  }

  /** Whether something happens that happens so many times in a thousand. */
  permille(times: number): boolean {
    return this.between(0, 999) < times;
  }

  pick<const One>(among: readonly [One, ...One[]]): One;
  pick<One>(among: readonly One[]): One | undefined;
  pick<One>(among: readonly One[]): One | undefined {
    return among[this.between(0, among.length - 1)];
  }

  /** Takes one out of the list, whichever. */
  take<One>(from: One[]): One | undefined {
    return from.splice(this.between(0, from.length - 1), 1)[0];
  }

  /** Picks a name, each as often as its weight says. */
  weighted<Name extends string>(weights: Readonly<Record<Name, number>>): Name {
    const entries = Object.entries(weights) as [Name, number][];
    const sum = entries.reduce((total, [, weight]) => total + weight, 0);
    let left = this.between(1, sum);
    for (const [name, weight] of entries) {
      left -= weight;
      if (left <= 0) return name;
    }
    throw new Error('There is nothing to choose from');
  }

  /** A UUID of random bits, as a client makes for an intention. */
  uuid(): string {
    const hex = Array.from({ length: 32 }, () => this.between(0, 15).toString(16)).join('');
    return [
      hex.slice(0, 8),
      hex.slice(8, 12),
      `4${hex.slice(13, 16)}`,
      `8${hex.slice(17, 20)}`,
      hex.slice(20),
    ].join('-');
  }
}

/** The seed of the world that follows one (the increment of splitmix32, so that none comes twice soon). */
export function nextSeed(seed: number): number {
  return (seed + 0x9e_37_79_b9) >>> 0;
}
