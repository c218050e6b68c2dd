import type { EpochMs } from '#contract/time/time.ts';
import type {
  BankStore,
  Clock,
  Random,
  Log,
  Mailer,
  MailerMessage,
  SecretMessage,
} from '../ports.ts';
import type { Brand } from '#contract/brand/brand.ts';

interface Sleeper {
  readonly at: EpochMs;
  readonly wake: () => void;
}

/** Waits until what a wake-up has started is done. */
type Settle = () => Promise<void>;

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

/** UUIDv7 whose random part is a count: ordered by time, and within a millisecond by the order of making. */
export function countedIds(clock: Pick<Clock, 'now'>): () => string {
  let count = 0;
  return () => {
    count += 1;
    const time = clock.now().toString(16).padStart(12, '0');
    const tail = count.toString(16).padStart(18, '0');
    return [
      time.slice(0, 8),
      time.slice(8),
      `7${tail.slice(0, 3)}`,
      `8${tail.slice(3, 6)}`,
      tail.slice(6),
    ].join('-');
  };
}

/** Chance that is the same in every run (mulberry32). */
export function seededRandom(seed: number): Random {
  let state = seed;
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  return {
    bytes: (length) => Uint8Array.from({ length }, () => Math.floor(next() * 256)),
    between: (low, high) => low + Math.floor(next() * (high - low + 1)),
  };
}

interface LogLine {
  readonly level: 'info' | 'error';
  readonly message: string;
  readonly facts: Record<string, unknown>;
}

/** A log that a test can read. */
export interface CollectingLog extends Log {
  readonly lines: LogLine[];
}

export function collectingLog(): CollectingLog {
  const lines: LogLine[] = [];
  return {
    lines,
    info: (message, facts = {}) => {
      lines.push({ level: 'info', message, facts });
    },
    error: (message, facts) => {
      lines.push({ level: 'error', message, facts });
    },
  };
}

/** Keeps what it is given, and fails as often as it is told to. */
export interface ListeningMailer extends Mailer {
  readonly taken: MailerMessage[];
  /** Codes and links. */
  readonly sent: SecretMessage[];
  /** How many of the next messages it does not take. */
  failures: number;
}

export function listeningMailer(): ListeningMailer {
  const mailer: ListeningMailer = {
    taken: [],
    sent: [],
    failures: 0,
    take: (message) => {
      if (mailer.failures > 0) {
        mailer.failures -= 1;
        return Promise.reject(new Error('The mailer is not there'));
      }
      mailer.taken.push(message);
      return Promise.resolve();
    },
    send: (message) => {
      if (mailer.failures > 0) {
        mailer.failures -= 1;
        return Promise.reject(new Error('The mailer is not there'));
      }
      mailer.sent.push(message);
      return Promise.resolve();
    },
  };
  return mailer;
}

/** A credit union for tests. */
export const testBrand: Brand = {
  name: 'Elm Street Credit Union',
  shortName: 'Elm Street',
  hue: 250,
  accentHue: 40,
  phone: '(555) 010-0199',
  email: 'hello@elmstreet.example',
  address: ['1 Elm Street', 'Albany, NY 12203'],
  hours: 'Mon-Fri 9AM-5PM EST',
  locale: 'en',
  timeZone: 'America/New_York',
  routingNumber: '130010193',
  insuredUpTo: '$250,000',
};

type OpenStage = () => Promise<Pick<BankStore, 'db'>>;

let openForTests: OpenStage | undefined;

/** Says in which database the tests of this process rehearse: the bank itself opens none. */
export function rehearseIn(stage: OpenStage): void {
  openForTests = stage;
}

/** A stage for all tests of a process: a rehearsal leaves it as it was. */
export const openStage: OpenStage = async () => {
  if (openForTests === undefined) throw new Error('These tests have no database to rehearse in');
  return await openForTests();
};
