import type { EpochMs } from '#contract/time/time.ts';
import type { Clock } from '../ports.ts';

/** Does work, sleeps as long as the work says, and does it again, until it is stopped. */
export class WakingLoop {
  readonly #clock: Clock;
  readonly #work: () => Promise<number>;
  #isRunning = false;
  #last: Promise<void> = Promise.resolve();
  #cancelWake: () => void = () => {};

  /** @param work Resolves with how long to sleep, in milliseconds. It ends early where `isRunning` is false. */
  constructor(clock: Clock, work: () => Promise<number>) {
    this.#clock = clock;
    this.#work = work;
  }

  get isRunning(): boolean {
    return this.#isRunning;
  }

  /** Resolves when the work was done once. */
  async start(): Promise<void> {
    this.#isRunning = true;
    await this.#run();
  }

  /** Waits for the work at hand. */
  async stop(): Promise<void> {
    this.#isRunning = false;
    this.#cancelWake();
    await this.#last;
  }

  #run(): Promise<void> {
    this.#last = this.#last.then(() => this.#workAndSleep());
    return this.#last;
  }

  async #workAndSleep(): Promise<void> {
    if (!this.#isRunning) return;
    this.#cancelWake();
    const sleepMs = await this.#work();
    if (!this.#isRunning) return;
    const wakesAt = (this.#clock.now() + sleepMs) as EpochMs;
    this.#cancelWake = this.#clock.wakeAt(wakesAt, () => void this.#run());
  }
}
