const told = 40;

/** The form of a key in an event; by the key the events of one request are found. */
const keyMark = /…[0-9a-f]{4}/;

/** A claim that is not so; it ends the world. */
export class BrokenClaim extends Error {
  override readonly name = 'BrokenClaim';
}

/** The events of a world, to be told in plain sentences when a claim is broken. */
export class Trace {
  readonly #events: { readonly at: number; readonly sentence: string }[] = [];
  readonly #start: number;
  readonly #timeOfDay: Intl.DateTimeFormat;

  constructor(start: number, timeZone: string) {
    this.#start = start;
    this.#timeOfDay = new Intl.DateTimeFormat('en-GB', { timeZone, timeStyle: 'medium' });
  }

  tell(at: number, sentence: string): void {
    this.#events.push({ at, sentence });
  }

  /** The last events before that claim was broken, and earlier ones of the request that it names; the newest at the end. */
  lines(claim: string): string[] {
    const key = keyMark.exec(claim)?.[0];
    const from = this.#events.length - told;
    return this.#events
      .filter(
        ({ sentence }, place) => place >= from || (key !== undefined && sentence.includes(key)),
      )
      .map((event) => this.#line(event));
  }

  #line({ at, sentence }: { readonly at: number; readonly sentence: string }): string {
    const day = Math.floor((at - this.#start) / 86_400_000) + 1;
    return `day ${day}, ${this.#timeOfDay.format(at)}: ${sentence}`;
  }
}

/** An amount as people write it. */
export function dollars(amount: number): string {
  return `$${(amount / 100).toFixed(2)}`;
}
