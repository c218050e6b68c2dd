import type { LocalDate } from '#contract/time/time.ts';
import { chosenLanguage, type Language } from '../language/language.ts';
import type { Forecast } from '#contract/forecast/forecast.ts';

/** The day that is so many days after another. */
export function dayAfter(day: LocalDate, days: number): LocalDate {
  const moved = new Date(`${day}T12:00:00Z`);
  moved.setUTCDate(moved.getUTCDate() + days);
  return moved.toISOString().slice(0, 10) as LocalDate;
}

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
