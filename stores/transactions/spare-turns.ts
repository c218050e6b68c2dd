/**
 * Turns for background work that shares one writer with requests. While requests arrive it pauses after each turn for
 * as long as the turn took, so that at least half of the time is theirs. Otherwise it continues at once.
 * Turns follow one another, so that background work does not take its own turns for requests.
 */
export class SpareTurns {
  readonly #requests: () => number;
  #own = 0;
  #seen = 0;
  /** Resolves after all earlier turns and their pauses. */
  #before: Promise<void> = Promise.resolve();

  /** Counts the requests that were accepted, the work's own turns included. */
  constructor(requests: () => number) {
    this.#requests = requests;
  }

  async take<Result>(work: () => Promise<Result>): Promise<Result> {
    const before = this.#before;
    const { promise, resolve } = Promise.withResolvers<void>();
    this.#before = promise;
    await before;
    const begin = performance.now();
    try {
      return await work();
    } finally {
      this.#own += 1;
      const others = this.#requests() - this.#own;
      const isAsked = others > this.#seen;
      this.#seen = others;
      if (isAsked) setTimeout(resolve, performance.now() - begin);
      else resolve();
    }
  }
}
