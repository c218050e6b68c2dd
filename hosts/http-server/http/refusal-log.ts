import { type Clock, TooManyWaiting, type Log } from '#bank/ports.ts';
import type { EpochMs } from '#contract/time/time.ts';

/** A request that was refused, as the log of operation tells it: never anything of what was sent. */
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
  /** Of a 503: what the bank was waiting for. */
  readonly cause?: unknown;
}

/** So many refusals are told in a second, a line each. */
const linesMost = 20;

/** So many causes of a 503 have a line in a second. */
const causesMax = 5;

const second = 1_000;

/** Longer than any address of IPv4 or IPv6; what a proxy hands on may be any text. */
const addressMaxLength = 45;

/** What only says that there is one step more. */
const nextSteps: ReadonlySet<string> = new Set(['SECOND_STEP_NEEDED', 'STEP_UP_NEEDED']);

const whoIsThere = 'whoAmI';

interface RefusalLogOptions {
  readonly log: Log;
  readonly clock: Clock;
  /** Told of the code of each refusal, for anyone who watches the server. */
  readonly onRefusal?: ((code: string) => void) | undefined;
}

/**
 * Tells the log of operation what was refused (OWASP ASVS 5.0, 16.3.2 and 16.3.3). It cannot be used against the server:
 * of many refusals in a second some have a line each, and of the others their number by code stands in one line more.
 * Requests that were put off because too much is in flight are only counted; of what the store could not answer
 * the cause is told once a second, with its number.
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
  /** By what the error says: the first of its kind, and how many there were. */
  readonly #unavailable = new Map<string, { readonly error: unknown; count: number }>();
  #takeBackWake: (() => void) | null = null;

  constructor({ log, clock, onRefusal }: RefusalLogOptions) {
    this.#log = log;
    this.#clock = clock;
    this.#onRefusal = onRefusal;
  }

  /** Notes a refusal. What failed with a status of 500 stands in the log already, under its reference. */
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

  /** Tells what is counted and not told yet. */
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
