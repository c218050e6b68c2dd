import { type CurrencyCode, currencyDecimals } from '#contract/exchange/exchange-terms.ts';
import { type AmountReading, readAmount } from '#contract/text/typed-amount.ts';

/** The fault of the text in the field. */
export type ForeignAmountFault =
  | Exclude<AmountReading['kind'], 'empty' | 'amount'>
  | 'no-decimals'
  | 'not-positive';

export type ForeignAmountReading =
  | { readonly kind: 'empty' }
  /** In minor units of the currency. */
  | { readonly kind: 'amount'; readonly amount: bigint }
  | { readonly kind: 'fault'; readonly fault: ForeignAmountFault };

/** Reads an amount of that currency as a person typed it, with or without its sign: `€1,234.50`. */
export function readForeignAmount(text: string, currency: CurrencyCode): ForeignAmountReading {
  const reading = readAmount(text.trim().replace(/^(?:CA\$|[€£¥])\s*/u, ''));
  if (reading.kind === 'empty') return reading;
  if (reading.kind !== 'amount') return { kind: 'fault', fault: reading.kind };
  const hundredths = BigInt(reading.cents);
  if (hundredths === 0n) return { kind: 'fault', fault: 'not-positive' };
  const perMinorUnit = 10n ** BigInt(2 - currencyDecimals[currency]);
  if (hundredths % perMinorUnit !== 0n) return { kind: 'fault', fault: 'no-decimals' };
  return { kind: 'amount', amount: hundredths / perMinorUnit };
}
