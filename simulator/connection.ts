import type { Rng } from './rng.ts';

interface Waiting<User> {
  readonly user: User;
  readonly start: () => void;
}

/** Lets one user at a time through; rng says who of those waiting is next. */
export class Connection<User> {
  readonly #rng: Rng;
  readonly #waiting: Waiting<User>[] = [];
  #holder: User | null = null;

  constructor(rng: Rng) {
    this.#rng = rng;
  }

  /** Resolves when it is the user's turn. */
  take(user: User): Promise<void> {
    if (this.#holder === null) {
      this.#holder = user;
      return Promise.resolve();
    }
    return new Promise((start) => {
      this.#waiting.push({ user, start });
    });
  }

  pass(user: User): void {
    if (this.#holder !== user) return;
    const next = this.#rng.take(this.#waiting);
    this.#holder = next?.user ?? null;
    next?.start();
  }

  isHeldBy(user: User): boolean {
    return this.#holder === user;
  }

  /** The user is no more: nobody waits for it, and it waits for nothing. */
  forget(user: User): void {
    const left = this.#waiting.filter((one) => one.user !== user);
    this.#waiting.splice(0, this.#waiting.length, ...left);
    this.pass(user);
  }
}
