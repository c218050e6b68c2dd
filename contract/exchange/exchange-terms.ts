import { divideHalfEven } from '../money/cents.ts';

/**
 * The currencies, and the conversion between them in whole numbers. This file imports no schema library, so that the portal
 * converts while a member types, by the same arithmetic as the bank.
 */

/** The currencies that can be converted, in the order in which they are shown (R-D9). */
export const currencies = ['USD', 'EUR', 'GBP', 'CAD', 'JPY'] as const;

/** ISO 4217. */
export type CurrencyCode = (typeof currencies)[number];

/** How many decimals an amount of the currency has (ISO 4217). */
export const currencyDecimals: Readonly<Record<CurrencyCode, number>> = {
  USD: 2,
  EUR: 2,
  GBP: 2,
  CAD: 2,
  JPY: 0,
};

/** Rates are whole numbers of 1e-6 of a currency. */
export const rateDecimals = 6;

/** The value of a US dollar in each currency, in units of 1e-6 of it; for the dollar itself 1,000,000. */
export type RatesPerDollar = Readonly<Record<CurrencyCode, number>>;

/** How often rates are renewed. Older ones are not shown as fresh. */
export const ratesRenewedEveryMinutes = 15;

/**
 * The amount in the other currency, both in minor units (cents, pence, whole yen). Rounded once, half to
 * even; by the ratio of the two rates, not by a rate that was rounded before.
 */
export function convert(
  amount: bigint,
  from: CurrencyCode,
  to: CurrencyCode,
  rates: RatesPerDollar,
): bigint {
  return divideHalfEven(
    amount * BigInt(rates[to]) * minorUnits(to),
    BigInt(rates[from]) * minorUnits(from),
  );
}

/**
 * The value of a unit of the currency in the other, as a decimal: `0.92`. At most six decimals, rounded half to even, and
 * at least two.
 */
export function rateBetween(from: CurrencyCode, to: CurrencyCode, rates: RatesPerDollar): string {
  const scale = 10n ** BigInt(rateDecimals);
  const rate = divideHalfEven(BigInt(rates[to]) * scale, BigInt(rates[from]));
  return writeDecimal(rate, rateDecimals).replace(/(\.\d\d\d*?)0+$/u, '$1');
}

/** An amount in minor units as a decimal of the currency: `92.00`, `14982`. */
export function writeAmountOf(amount: bigint, currency: CurrencyCode): string {
  return writeDecimal(amount, currencyDecimals[currency]);
}

function minorUnits(currency: CurrencyCode): bigint {
  return 10n ** BigInt(currencyDecimals[currency]);
}

function writeDecimal(units: bigint, decimals: number): string {
  if (decimals === 0) {
    return String(units);
  }
  const digits = String(units).padStart(decimals + 1, '0');
  return `${digits.slice(0, -decimals)}.${digits.slice(-decimals)}`;
}
