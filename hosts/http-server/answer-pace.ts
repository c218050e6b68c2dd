/** How many answers are given in a stretch of time, as the last whole one of these showed. */
export class AnswerPace {
  readonly #stretchMs: number;
  readonly #now: () => number;
  #began = -Infinity;
  #answers = 0;
  #answersBefore = 0;

  constructor(stretchMs: number, now: () => number) {
    this.#stretchMs = stretchMs;
    this.#now = now;
  }

  noteAnswer(): void {
    this.#goOn();
    this.#answers += 1;
  }

  /** As many as in the last whole stretch, or in the one under way where these are more. */
  inOneStretch(): number {
    this.#goOn();
    return Math.max(this.#answers, this.#answersBefore);
  }

  #goOn(): void {
    const now = this.#now();
    // A clock may be set back, too.
    const passed = Math.abs(now - this.#began);
    if (passed < this.#stretchMs) return;
    this.#answersBefore = passed < 2 * this.#stretchMs ? this.#answers : 0;
    this.#answers = 0;
    this.#began = now;
  }
}
