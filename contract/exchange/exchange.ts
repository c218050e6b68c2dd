import { z } from 'zod';
import { currencies } from './exchange-terms.ts';
import { proceduresUnder } from '../procedures/procedure.ts';
import { EpochMs } from '../time/time.ts';

const Currency = z.enum(currencies).meta({ description: 'ISO 4217', examples: ['EUR'] });

/** The rate of a currency against the US dollar (R-E5). */
const ExchangeRate = z.object({
  currency: Currency,
  /** The value of a US dollar, in whole units of 1e-6 of the currency. */
  perDollar: z
    .int()
    .positive()
    .meta({ examples: [920_000] }),
  /** Decimals of an amount in this currency; the yen has none. */
  decimals: z.int(),
});

export const ExchangeRates = z.object({
  /** When these rates were taken. */
  takenAt: EpochMs,
  /** False where they are older than `renewedEveryMinutes`: then they are for orientation only. */
  fresh: z.boolean(),
  renewedEveryMinutes: z.int(),
  /** `sample`: made up for trying the portal out. `published`: from the credit union's own source. */
  origin: z.enum(['sample', 'published']),
  /** Every currency once, the US dollar first. */
  rates: z.array(ExchangeRate),
});
export type ExchangeRates = z.infer<typeof ExchangeRates>;

const { reads } = proceduresUnder('Exchange');

export const exchange = {
  /** The exchange rates. Converting moves no money (R-D9). */
  rates: reads('own', '/exchange/rates', 'Exchange rates').output(ExchangeRates),
};
