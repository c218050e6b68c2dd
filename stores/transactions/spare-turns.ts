/**
 * Turns for work that nobody waits for, where it shares one writer with requests: as long as these come it pauses after each
 * turn for as long as that took, so that at least half of the time is theirs. Where none comes it goes on at once. Such work
 * has one turn after the other: it must not take itself for requests.
 */
export class SpareTurns {
  readonly #requests: () => number;
  #own = 0;
  #seen = 0;
  /** Over when the turn of everybody who came before is, and the pause after it. */
  #before: Promise<void> = Promise.resolve();

  /** It is told how many requests have been taken up, the work's own turns included. */
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
