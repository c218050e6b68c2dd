import type { Brand } from '#contract/brand/brand.ts';
import chosen from '#brands/juniper-commons.json' with { type: 'json' };

/** The credit union of this portal (R-B1). The build checks the file before it is used here. */
export const brand = chosen as Brand;

const daysInSpanish: Readonly<Record<string, string>> = {
  Mon: 'Lun',
  Tue: 'Mar',
  Wed: 'Mié',
  Thu: 'Jue',
  Fri: 'Vie',
  Sat: 'Sáb',
  Sun: 'Dom',
};

/** When the branch is open, in Spanish: the brand file names the days in English. */
export const openingHoursInSpanish = brand.hours.replaceAll(
  /[A-Z][a-z]{2}/g,
  (day) => daysInSpanish[day] ?? day,
);
