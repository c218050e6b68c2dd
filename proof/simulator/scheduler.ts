import type { EpochMs } from '#contract/time/time.ts';
import type { Rng } from './rng.ts';

interface Timer {
  readonly at: number;
  readonly order: number;
  run: (() => void) | null;
}

/**
 * The only event loop of a simulated world. Virtual time stands still while anything can go on; of several things that
 * can, rng says which is next. Nothing here waits for real time, so a seed always runs the same way.
 */
export class Scheduler {
  readonly #rng: Rng;
  readonly #ready: (() => void)[] = [];
  /** A binary heap, the earliest first. */
  readonly #timers: Timer[] = [];
  #now: number;
  #order = 0;

  constructor(rng: Rng, start: number) {
    this.#rng = rng;
    this.#now = start;
  }

  get now(): EpochMs {
    return this.#now as EpochMs;
  }

  /** Resolves when rng lets the caller go on, before time does. */
  turn(): Promise<void> {
    return new Promise((resolve) => {
      this.#ready.push(resolve);
    });
  }

  /** Resolves so many milliseconds of virtual time later. */
  pass(ms: number): Promise<void> {
    return new Promise((resolve) => {
      this.at(this.#now + ms, resolve);
    });
  }

  /** Calls at a time, or as soon as possible where that is past; the function returned takes it back. */
  at(moment: number, run: () => void): () => void {
    const timer: Timer = { at: moment, order: this.#order, run };
    this.#order += 1;
    this.#push(timer);
    return () => {
      timer.run = null;
    };
  }

  /** Lets time leap, as for a machine that slept: work that fell due happens late. */
  leap(ms: number): void {
    this.#now += ms;
  }

  /** Goes on until `isOver`, or until nothing can go on any more: then the answer is false. */
  async run(isOver: () => boolean): Promise<boolean> {
    for (;;) {
      await allPromisesSettled();
      if (isOver()) return true;
      const next = this.#rng.take(this.#ready) ?? this.#dueTimer();
      if (next === undefined) return false;
      next();
    }
  }

  #dueTimer(): (() => void) | undefined {
    for (let timer = this.#pop(); timer !== undefined; timer = this.#pop()) {
      if (timer.run !== null) {
        this.#now = Math.max(this.#now, timer.at);
        return timer.run;
      }
    }
    return undefined;
  }

  #push(timer: Timer): void {
    const heap = this.#timers;
    let at = heap.length;
    heap.push(timer);
    while (at > 0) {
      const parent = (at - 1) >> 1;
      if (!isBefore(timer, heap[parent] as Timer)) break;
      heap[at] = heap[parent] as Timer;
      at = parent;
    }
    heap[at] = timer;
  }

  #pop(): Timer | undefined {
    const heap = this.#timers;
    const first = heap[0];
    const last = heap.pop();
    if (last === undefined || heap.length === 0) return first;
    let at = 0;
    for (;;) {
      const left = 2 * at + 1;
      if (left >= heap.length) break;
      const right = left + 1;
      const child =
        right < heap.length && isBefore(heap[right] as Timer, heap[left] as Timer) ? right : left;
      if (!isBefore(heap[child] as Timer, last)) break;
      heap[at] = heap[child] as Timer;
      at = child;
    }
    heap[at] = last;
    return first;
  }
}

function isBefore(left: Timer, right: Timer): boolean {
  return left.at < right.at || (left.at === right.at && left.order < right.order);
}

/** All promises that can go on by themselves have done so: Node comes to this only when none is left. */
function allPromisesSettled(): Promise<void> {
  return new Promise((resolve) => {
    setImmediate(resolve);
  });
}
