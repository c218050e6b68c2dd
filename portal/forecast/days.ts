import type { LocalDate } from '#contract/time/time.ts';
import { chosenLanguage, type Language } from '../language/language.ts';

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
