import {
  ratesRenewedEveryMinutes,
  type RatesPerDollar,
} from '#contract/exchange/exchange-terms.ts';
import type { EpochMs } from '#contract/time/time.ts';
import type { RateSource } from '../ports.ts';

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
