/** The place that one open stream has among those of its member. */
export interface StreamPlace {
  /** Whether a newer stream of the member has taken the place. */
  readonly isTaken: boolean;
  /** Sets the callback that wakes the stream from its wait when the place is taken; to be set again before each wait. */
  wakeBy(wake: () => void): void;
  /** To be called when the stream ends, however it does. */
  leave(): void;
}

/**
 * The number of event streams that each member holds open in this process. A stream beyond the limit takes the place of the
 * stream that was opened first: of many, its page is the most likely to be gone or out of sight.
 */
export class OpenStreams {
  readonly #most: number;
  /** In the order in which they were opened. */
  readonly #places = new Map<string, Set<Place>>();

  constructor(most: number) {
    this.#most = most;
  }

  /** A place for one more stream of the member. */
  enter(logId: string): StreamPlace {
    const places = this.#places.get(logId) ?? new Set();
    this.#places.set(logId, places);
    const place = new Place(() => {
      places.delete(place);
      if (places.size === 0 && this.#places.get(logId) === places) {
        this.#places.delete(logId);
      }
    });
    places.add(place);
    const [oldest] = places;
    if (places.size > this.#most) {
      oldest?.take();
    }
    return place;
  }
}

class Place implements StreamPlace {
  readonly leave: () => void;
  isTaken = false;
  #wake: () => void = () => {};

  constructor(leave: () => void) {
    this.leave = leave;
  }

  wakeBy(wake: () => void): void {
    this.#wake = wake;
  }

  take(): void {
    this.isTaken = true;
    this.leave();
    this.#wake();
  }
}
