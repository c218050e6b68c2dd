import type { Cents } from '#contract/money/cents.ts';
import { readAmount } from '#contract/text/typed-amount.ts';
import { foldText } from '#contract/text/typed-signs.ts';
import type { Repeat } from '#contract/time/time.ts';

/** The words by which a rhythm is typed, in both languages, without accents; the longest of a kind first. */
export const rhythms: Record<Exclude<Repeat, 'once'>, readonly string[]> = {
  'every-two-weeks': ['every two weeks', 'biweekly', 'cada dos semanas', 'quincenal'],
  weekly: ['every week', 'weekly', 'cada semana', 'semanal'],
  monthly: ['every month', 'monthly', 'cada mes', 'mensual', 'al mes'],
};

/** The rhythm in a typed text, such as that of `electric bill monthly`; null without one. */
export function typedRepeat(typed: string): Exclude<Repeat, 'once'> | null {
  const text = foldText(typed);
  const found = Object.entries(rhythms).find(([, words]) =>
    words.some((word) => text.includes(word)),
  );
  return (found?.[0] ?? null) as Exclude<Repeat, 'once'> | null;
}

/**
 * The amount in a typed text, such as that of `send 50 to ana`: the first that can be sent. Null without such an amount.
 */
export function typedAmount(typed: string): Cents | null {
  for (const [text] of typed.matchAll(/(?<![\d.,])\d(?:[\d.,]*\d)?/g)) {
    const reading = readAmount(text);
    if (reading.kind === 'amount' && reading.cents > 0) return reading.cents;
  }
  return null;
}

/** An amount as it is typed without commas, so that a command is found by it: `1250.5` and `1250.50`. */
export function plainAmount(amount: Cents): string {
  return `${amount / 100} ${(amount / 100).toFixed(2)}`;
}
