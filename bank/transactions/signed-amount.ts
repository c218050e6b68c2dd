import { type Cents, cents } from '#contract/money/cents.ts';

/** Which way an amount went, and from how much to how much it may be. */
export interface SignedAmount {
  readonly type: 'credit' | 'debit';
  readonly from: Cents;
  readonly to: Cents;
}

/** A sign in its typed form or as the portal writes it (U+2212), with a dollar sign before or after it or none. */
const signedAmount =
  /^(?:\$(?<late>[-+\u2212])|(?<early>[-+\u2212])\$?)(?<dollars>\d{1,3}(?:,\d{3})+|\d{1,12})(?:\.(?<rest>\d{0,2}))?$/;

/**
 * The amount that a searched word with a sign means: `-1,500` is what went out with 1,500 dollars and any cents,
 * `+12.5` what came in with 12.50 to 12.59. Null where the word is none.
 */
export function signedAmountOf(word: string): SignedAmount | null {
  const { early, late, dollars = '', rest = '' } = signedAmount.exec(word)?.groups ?? {};
  const sign = early ?? late;
  if (sign === undefined) return null;
  const whole = Number(dollars.replaceAll(',', '')) * 100;
  return {
    type: sign === '+' ? 'credit' : 'debit',
    from: cents(whole + Number(rest.padEnd(2, '0'))),
    to: cents(whole + Number(rest.padEnd(2, '9'))),
  };
}
