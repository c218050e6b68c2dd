import { exchange as contract } from '#contract/exchange/exchange.ts';
import {
  currencies,
  currencyDecimals,
  ratesRenewedEveryMinutes,
  type RatesPerDollar,
} from '#contract/exchange/exchange-terms.ts';
import type { BankContext } from '../bank-context.ts';
import type { Gate } from '../gate.ts';
import type { EpochMs } from '#contract/time/time.ts';
import type { Log, RateSource, RatesTaken } from '../ports.ts';

/** The rates of currencies (R-D9, R-E5). */
export function exchangeHandlers(gate: Gate, { clock, log, rates = sampleRates }: BankContext) {
  const held = new HeldRates(rates, log);
  const exchange = gate.gated(contract);

  return {
    rates: exchange.rates.handler(async () => {
      const now = clock.now();
      const taken = await held.read(now);
      return {
        takenAt: taken.takenAt,
        fresh: isFresh(taken, now),
        renewedEveryMinutes: ratesRenewedEveryMinutes,
        origin: taken.origin,
        rates: currencies.map((currency) => ({
          currency,
          perDollar: taken.perDollar[currency],
          decimals: currencyDecimals[currency],
        })),
      };
    }),
  };
}

const freshMs = ratesRenewedEveryMinutes * 60_000;

/** The wait before a source that has nothing newer, or failed, is asked again. */
const retryAfterMs = 60_000;

/** Whether rates of that time may still be shown as fresh. */
export function isFresh({ takenAt }: Pick<RatesTaken, 'takenAt'>, now: EpochMs): boolean {
  return now < takenAt + freshMs;
}

/** The rates that the source gave last, for as long as they are fresh. */
export class HeldRates {
  readonly #source: RateSource;
  readonly #log: Log;
  #held: RatesTaken | null = null;
  #askedAt = -Infinity;

  constructor(source: RateSource, log: Log) {
    this.#source = source;
    this.#log = log;
  }

  /**
   * The newest rates that there are. Where the source fails these may be old: `isFresh` says so. Throws
   * only where it has failed from the beginning.
   */
  async read(now: EpochMs): Promise<RatesTaken> {
    const held = this.#held;
    if (held && (isFresh(held, now) || now < this.#askedAt + retryAfterMs)) {
      return held;
    }
    this.#askedAt = now;
    try {
      const taken = await this.#source.read(now);
      this.#held = taken;
      return taken;
    } catch (error) {
      if (!held) {
        throw error;
      }
      this.#log.error('The exchange rates could not be renewed', { error });
      return held;
    }
  }
}

const everyMs = ratesRenewedEveryMinutes * 60_000;

/** The sample rates of the specification (R-E5). */
const samplePerDollar: RatesPerDollar = {
  USD: 1_000_000,
  EUR: 920_000,
  GBP: 790_000,
  CAD: 1_350_000,
  JPY: 149_820_000,
};

/** Always the same rates, stamped with the last quarter of an hour: for a bank without a source. */
export const sampleRates: RateSource = {
  async read(now) {
    return {
      takenAt: (now - (now % everyMs)) as EpochMs,
      perDollar: samplePerDollar,
      origin: 'sample',
    };
  },
};
