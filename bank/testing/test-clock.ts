import type { EpochMs } from '#contract/time/time.ts';
import type { Clock } from '../ports.ts';

interface Sleeper {
  readonly at: EpochMs;
  readonly wake: () => void;
}

/** Waits until what a wake-up has started is done. */
export type Settle = () => Promise<void>;

/** A clock that stands still until a test moves it. */
export class TestClock implements Clock {
  #now: EpochMs;
  readonly #sleepers = new Set<Sleeper>();
  readonly #settles = new Set<Settle>();
  readonly #waitingForSleeper: (() => void)[] = [];

  constructor(start: string | number) {
    this.#now = new Date(start).getTime() as EpochMs;
  }

  now(): EpochMs {
    return this.#now;
  }

  wakeAt(at: EpochMs, wake: () => void): () => void {
    const sleeper = { at, wake };
    this.#sleepers.add(sleeper);
    for (const tell of this.#waitingForSleeper.splice(0)) {
      tell();
    }
    return () => this.#sleepers.delete(sleeper);
  }

  /** Adds work to wait for after each wake-up; the returned function takes it back. */
  afterEachWake(settle: Settle): () => void {
    this.#settles.add(settle);
    return () => this.#settles.delete(settle);
  }

  /**
   * Lets so much time pass, moment by moment: each wake-up that falls due is called at its own time, and the work that it
   * starts is done before time goes on.
   */
  async advance(ms: number): Promise<void> {
    const end = this.#now + ms;
    for (let next = this.#nextUntil(end); next; next = this.#nextUntil(end)) {
      this.#now = Math.max(this.#now, next.at) as EpochMs;
      await this.#wake(next);
    }
    this.#now = end as EpochMs;
  }

  /** Lets so much time pass in one leap, as for a machine that slept: due wake-ups come late. */
  async leap(ms: number): Promise<void> {
    this.#now = (this.#now + ms) as EpochMs;
    await this.advance(0);
  }

  /** Sets the time without waking anybody. */
  set(moment: string | number): void {
    this.#now = new Date(moment).getTime() as EpochMs;
  }

  /** When the next wake-up is due; undefined where nobody sleeps. */
  get nextWakeAt(): EpochMs | undefined {
    return this.#nextUntil(Infinity)?.at;
  }

  /** Resolves when somebody next asks to be woken. */
  nextSleeper(): Promise<void> {
    return new Promise((resolve) => {
      this.#waitingForSleeper.push(resolve);
    });
  }

  #nextUntil(end: number): Sleeper | undefined {
    let next: Sleeper | undefined;
    for (const sleeper of this.#sleepers) {
      if (sleeper.at <= end && (!next || sleeper.at < next.at)) {
        next = sleeper;
      }
    }
    return next;
  }

  async #wake(sleeper: Sleeper): Promise<void> {
    this.#sleepers.delete(sleeper);
    sleeper.wake();
    await Promise.all([...this.#settles].map((settle) => settle()));
  }
}
