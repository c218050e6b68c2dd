/** A wait for one ring. */
export interface Ring {
  /** Kept at the ring, at the client's going away, at the silence, or when it is forgotten. */
  readonly rung: Promise<void>;
  /** Waits no longer. */
  forget(): void;
}

/**
 * Wakes the waiters for events of a membership or a person. It carries no news itself: each woken waiter reads the recorded
 * events, so a ring too many or a wake too late loses nothing.
 */
export class EventBell {
  readonly #waiting = new Map<string, Set<() => void>>();
  #silent = false;
  #tellOthers: (id: string) => void = () => {};

  /** To be called after the transaction that recorded an event. */
  ring(id: string): void {
    this.#wake(id);
    this.#tellOthers(id);
  }

  /** For events that another process has recorded. */
  ringHere(id: string): void {
    this.#wake(id);
  }

  /** From now on each ring is told to other processes. */
  tellOthers(tell: (id: string) => void): void {
    this.#tellOthers = tell;
  }

  /** Wakes everybody for the last time; from now on nobody waits. */
  silence(): void {
    this.#silent = true;
    for (const id of this.#waiting.keys()) {
      this.#wake(id);
    }
  }

  /** The memberships and persons that somebody waits for, each once. */
  get waitingFor(): readonly string[] {
    return [...this.#waiting.keys()];
  }

  get isSilent(): boolean {
    return this.#silent;
  }

  /**
   * A way to wait for the next ring for any of these. It is made before the events are read, so that a ring between
   * reading and waiting is not missed. Anyone who does not wait for it to the end must forget it.
   */
  nextRing(ids: readonly string[], signal: AbortSignal | undefined): Ring {
    if (this.#silent || signal?.aborted) {
      return { rung: Promise.resolve(), forget: () => {} };
    }
    const { promise: rung, resolve } = Promise.withResolvers<void>();
    const wake = () => {
      for (const id of ids) this.#leave(id, wake);
      signal?.removeEventListener('abort', wake);
      resolve();
    };
    for (const id of ids) {
      const waiting = this.#waiting.get(id) ?? new Set();
      this.#waiting.set(id, waiting.add(wake));
    }
    signal?.addEventListener('abort', wake);
    return { rung, forget: wake };
  }

  #leave(id: string, wake: () => void): void {
    const waiting = this.#waiting.get(id);
    waiting?.delete(wake);
    if (waiting?.size === 0) {
      this.#waiting.delete(id);
    }
  }

  #wake(id: string): void {
    for (const wake of this.#waiting.get(id) ?? []) {
      wake();
    }
  }
}
