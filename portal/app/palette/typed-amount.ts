import type { Cents } from '#contract/money/cents.ts';
import { readAmount } from '#contract/text/typed-amount.ts';

/** The amount in what was typed, such as that of `send 50 to ana`: the first that can be sent. Null where there is none. */
export function typedAmount(typed: string): Cents | null {
  for (const [text] of typed.matchAll(/(?<![\d.,])\d(?:[\d.,]*\d)?/g)) {
    const reading = readAmount(text);
    if (reading.kind === 'amount' && reading.cents > 0) return reading.cents;
  }
  return null;
}
