import type { LocalDate } from '#contract/time/time.ts';
import { chosenLanguage, type Language } from '../language/language.ts';

/** `Friday`, `Fri`; `viernes`, `vie`. */
export function weekdayName(
  day: LocalDate,
  length: 'long' | 'short',
  language: Language = chosenLanguage(),
): string {
  const format = new Intl.DateTimeFormat(language, { weekday: length, timeZone: 'UTC' });
  return format.format(new Date(`${day}T12:00:00Z`));
}
