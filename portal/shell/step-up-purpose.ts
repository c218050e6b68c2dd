import type { Cents } from '#contract/cents.ts';
import type { HeldUpAsk } from '../bank-client/held-up.ts';
import { formatMoney } from '../words/format.ts';
import type { stepUpWords } from '../words/step-up.ts';

/** What a held-up ask is for. What somebody confirms is said in full, with the amount (NIST SP 800-63B-4, 3.2.8). */
export function stepUpPurpose(
  { ask, input }: Pick<HeldUpAsk, 'ask' | 'input'>,
  words: (typeof stepUpWords)['en'],
): string {
  const payment = paymentIn(input);
  if (payment === null) return words.purposes[ask] ?? words.otherPurpose;
  const amount = formatMoney(payment.amount);
  return payment.name === '' ? words.payment(amount) : words.paymentTo(amount, payment.name);
}

interface Payment {
  readonly amount: Cents;
  /** Empty where the ask names a saved recipient. */
  readonly name: string;
}

/** The payment in what a member asks for: the transfer, that of a schedule, or the bill. */
function paymentIn(input: unknown): Payment | null {
  if (typeof input !== 'object' || input === null) return null;
  if ('amount' in input && typeof input.amount === 'number') {
    const name = 'name' in input && typeof input.name === 'string' ? input.name : '';
    return { amount: input.amount as Cents, name };
  }
  for (const part of ['schedule', 'transfer', 'bill'] as const) {
    const found = part in input ? paymentIn((input as Record<string, unknown>)[part]) : null;
    if (found !== null) return found;
  }
  return null;
}
