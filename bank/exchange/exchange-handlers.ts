import { exchange as contract } from '#contract/exchange/exchange.ts';
import {
  currencies,
  currencyDecimals,
  ratesRenewedEveryMinutes,
} from '#contract/exchange/exchange-terms.ts';
import type { BankContext } from '../bank-context.ts';
import type { Gate } from '../gate.ts';
import { HeldRates, isFresh, sampleRates } from './held-rates.ts';

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
