import type { LocalDate } from '#contract/time/time.ts';
import { chosenLanguage, type Language } from '../language/language.ts';
import type { ComingItem, Forecast } from '#contract/forecast/forecast.ts';
import { cents } from '#contract/money/cents.ts';
import type { AccountId } from '#contract/text/ids.ts';
import type { Subscription } from '#contract/transactions/cash-flow.ts';

/** `Friday`, `Fri`; `viernes`, `vie`. */
export function weekdayName(
  day: LocalDate,
  length: 'long' | 'short',
  language: Language = chosenLanguage(),
): string {
  const format = new Intl.DateTimeFormat(language, { weekday: length, timeZone: 'UTC' });
  return format.format(new Date(`${day}T12:00:00Z`));
}

/** The total of the accounts that money can be taken from, at the end of each day from today. */
export function movableTotalsOf({ accounts }: Pick<Forecast, 'accounts'>): readonly number[] {
  return totalsOf({ accounts: accounts.filter(({ lowest }) => lowest !== null) });
}

/** The total of all accounts at the end of each day from today; empty for a member without accounts. */
export function totalsOf({ accounts }: Pick<Forecast, 'accounts'>): readonly number[] {
  const days = accounts[0]?.balances ?? [];
  return days.map((_, day) =>
    accounts.reduce((sum, { balances }) => sum + (balances[day] ?? 0), 0),
  );
}

/** Something that comes on a day: an item of the forecast, or a charge of a card, which moves no account on its day. */
export type ComingDay = Pick<
  ComingItem,
  'key' | 'kind' | 'description' | 'amount' | 'date' | 'happens'
> & { readonly account: AccountId | null };

/** The payments by credit and business card that come back in the days of the forecast; a trial has no price yet. */
export function cardCharges(
  subscriptions: readonly Subscription[],
  { today, until }: Pick<Forecast, 'today' | 'until'>,
): ComingDay[] {
  return subscriptions
    .filter(({ category, isTrial }) => category === null && !isTrial)
    .filter(({ next }) => today <= next && next <= until)
    .map(({ name, amount, next }) => ({
      key: `card ${name}`,
      kind: 'recurring',
      description: name,
      amount: cents(-amount),
      date: next,
      happens: true,
      account: null,
    }));
}
