/** One wait for one ring. */
export interface Ring {
  /** Kept at the ring, at the client's going away, at the silence, or when it is forgotten. */
  readonly rung: Promise<void>;
  /** Waits no longer. */
  forget(): void;
}

/**
 * Wakes those who wait for a member's events. It carries no news itself: whoever is woken reads the
 * events that were recorded, so a ring too many or a wake too late loses nothing.
 */
export class EventBell {
  readonly #waiting = new Map<string, Set<() => void>>();
  #silent = false;

  /** To be called after the transaction that recorded an event. */
  ring(logId: string): void {
    this.#wake(logId);
  }

  /** Wakes everybody for the last time; from now on nobody waits. */
  silence(): void {
    this.#silent = true;
    for (const logId of this.#waiting.keys()) {
      this.#wake(logId);
    }
  }

  /** The members somebody waits for, each once. */
  get waitingMembers(): readonly string[] {
    return [...this.#waiting.keys()];
  }

  get isSilent(): boolean {
    return this.#silent;
  }

  /**
   * A way to wait for the next ring. It is made before the events are read, so that a ring between
   * reading and waiting is not missed. Whoever does not wait for it to the end must forget it.
   */
  nextRing(logId: string, signal: AbortSignal | undefined): Ring {
    if (this.#silent || signal?.aborted) {
      return { rung: Promise.resolve(), forget: () => {} };
    }
    const waiting = this.#waiting.get(logId) ?? new Set();
    this.#waiting.set(logId, waiting);
    const { promise: rung, resolve } = Promise.withResolvers<void>();
    const wake = () => {
      waiting.delete(wake);
      if (waiting.size === 0 && this.#waiting.get(logId) === waiting) {
        this.#waiting.delete(logId);
      }
      signal?.removeEventListener('abort', wake);
      resolve();
    };
    waiting.add(wake);
    signal?.addEventListener('abort', wake);
    return { rung, forget: wake };
  }

  #wake(logId: string): void {
    for (const wake of this.#waiting.get(logId) ?? []) {
      wake();
    }
  }
}
