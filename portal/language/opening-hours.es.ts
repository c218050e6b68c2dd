import { brand } from '../browser/brand.ts';

const days: Readonly<Record<string, string>> = {
  Mon: 'Lun',
  Tue: 'Mar',
  Wed: 'Mié',
  Thu: 'Jue',
  Fri: 'Vie',
  Sat: 'Sáb',
  Sun: 'Dom',
};

/** When the branch is open: the brand file names the days in English. */
export const openingHours = brand.hours.replaceAll(/[A-Z][a-z]{2}/g, (day) => days[day] ?? day);
