import { type Clock, TooManyWaiting, type Log } from '#bank/ports.ts';
import type { EpochMs } from '#contract/time/time.ts';

/** A refused request, as the log of operation tells it: never any of the sent data. */
export interface RefusedRequest {
  /** Such as `transfers.create`: see `procedureNamed`. */
  readonly procedure: string;
  readonly code: string;
  readonly status: number;
  /** Key of the member whose session it is, where the request came so far; else null. */
  readonly member: string | null;
  /** The network address that it came from. */
  readonly address: string;
  /** The id of the request, as the client has it in `x-request-id`. */
  readonly request: string;
  /** The cause of a 503: the resource that was awaited. */
  readonly cause?: unknown;
}

/** The most refusals with a line of their own in a second. */
const linesMost = 20;

/** The most causes of a 503 with own lines in a second. */
const causesMax = 5;

const second = 1_000;

/** Longer than any address of IPv4 or IPv6; a proxy may hand on any text. */
const addressMaxLength = 45;

/** Refusals that only announce a further step. */
const nextSteps: ReadonlySet<string> = new Set(['SECOND_STEP_NEEDED', 'STEP_UP_NEEDED']);

const whoIsThere = 'whoAmI';

interface RefusalLogOptions {
  readonly log: Log;
  readonly clock: Clock;
  /** Told of the code of each refusal, for anyone who watches the server. */
  readonly onRefusal?: ((code: string) => void) | undefined;
}

/**
 * Tells the log of operation the refused requests (OWASP ASVS 5.0, 16.3.2 and 16.3.3). The log cannot be used against the
 * server: of many refusals in a second some have a line each, and the number of the others by code is in a further line.
 * Requests put off because too much is in flight are only counted; for failures of the store the cause is told once a
 * second, with its number.
 */
export class RefusalLog {
  readonly #log: Log;
  readonly #clock: Clock;
  readonly #onRefusal: ((code: string) => void) | undefined;
  #secondBegan = -Infinity;
  #lines = 0;
  /** By code: how many were left out. The codes are the contract's and the server's own, so they are few. */
  readonly #leftOut = new Map<string, number>();
  #putOff = 0;
  /** By the text of the error: the first of its kind, and the number of such errors. */
  readonly #unavailable = new Map<string, { readonly error: unknown; count: number }>();
  #takeBackWake: (() => void) | null = null;

  constructor({ log, clock, onRefusal }: RefusalLogOptions) {
    this.#log = log;
    this.#clock = clock;
    this.#onRefusal = onRefusal;
  }

  /** Notes a refusal. A failure with a status of 500 is in the log already, under its reference. */
  note({ procedure, code, status, member, address, request, cause }: RefusedRequest): void {
    this.#onRefusal?.(code);
    if (status === 503) {
      if (cause === undefined || cause instanceof TooManyWaiting) this.#countPutOff();
      else this.#noteUnavailable(cause);
      return;
    }
    const isNews = !nextSteps.has(code) && !(procedure === whoIsThere && code === 'SIGNED_OUT');
    if (status >= 500 || !isNews) {
      return;
    }
    const now = this.#clock.now();
    if (Math.abs(now - this.#secondBegan) >= second) {
      this.#secondBegan = now;
      this.#lines = 0;
    }
    if (this.#lines >= linesMost) {
      this.#leftOut.set(code, (this.#leftOut.get(code) ?? 0) + 1);
      this.#tellLater(now);
      return;
    }
    this.#lines += 1;
    this.#log.info('A request was refused', {
      procedure,
      code,
      status,
      ...(member !== null && { member }),
      address: address.slice(0, addressMaxLength),
      request,
    });
  }

  /** Counts a request that was told to come again, at next to no cost. */
  notePutOff(): void {
    this.#onRefusal?.('UNAVAILABLE');
    this.#countPutOff();
  }

  #countPutOff(): void {
    this.#putOff += 1;
    if (this.#takeBackWake === null) this.#tellLater(this.#clock.now());
  }

  /** Logs the counts not told yet. */
  flush(): void {
    this.#takeBackWake?.();
    this.#takeBackWake = null;
    if (this.#leftOut.size > 0) {
      this.#log.info('More requests were refused', { count: Object.fromEntries(this.#leftOut) });
      this.#leftOut.clear();
    }
    for (const { error, count } of this.#unavailable.values()) {
      this.#log.error('Requests were answered with 503', { error, count });
    }
    this.#unavailable.clear();
    if (this.#putOff > 0) {
      this.#log.info('Asks were put off, because too much was under way', {
        count: this.#putOff,
      });
      this.#putOff = 0;
    }
  }

  #noteUnavailable(error: unknown): void {
    const kind = String(error);
    const known = this.#unavailable.get(kind);
    if (known !== undefined) known.count += 1;
    else if (this.#unavailable.size < causesMax) this.#unavailable.set(kind, { error, count: 1 });
    else this.#putOff += 1;
    this.#tellLater(this.#clock.now());
  }

  #tellLater(now: EpochMs): void {
    this.#takeBackWake ??= this.#clock.wakeAt((now + second) as EpochMs, () => this.flush());
  }
}
