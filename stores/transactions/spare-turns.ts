/**
 * Turns for work that nobody waits for, where it shares one writer with requests: as long as these come it pauses after each
 * turn for as long as that took, so that at least half of the time is theirs. Where none comes it goes on at once.
 */
export class SpareTurns {
  readonly #requests: () => number;
  #own = 0;
  #seen = 0;
  #pause: Promise<void> | undefined;

  /** It is told how many requests have been taken up, the work's own turns included. */
  constructor(requests: () => number) {
    this.#requests = requests;
  }

  async take<Result>(work: () => Promise<Result>): Promise<Result> {
    await this.#pause;
    const begin = performance.now();
    try {
      return await work();
    } finally {
      this.#own += 1;
      const others = this.#requests() - this.#own;
      this.#pause = others > this.#seen ? pauseFor(performance.now() - begin) : undefined;
      this.#seen = others;
    }
  }
}

function pauseFor(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
