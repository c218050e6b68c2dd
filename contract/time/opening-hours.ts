import { isBankHoliday } from './bank-holidays.ts';
import type { LocalDate } from './time.ts';

/** When the branch is open, by its wall clock. */
export interface OpeningHours {
  /** 0 for Sunday to 6 for Saturday; both days included. */
  readonly firstWeekday: number;
  readonly lastWeekday: number;
  /** Minutes after midnight. */
  readonly opensAt: number;
  readonly closesAt: number;
}

const weekdays = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'];

const dayName = weekdays.join('|');
const time = String.raw`(\d{1,2})(?::([0-5]\d))?(AM|PM)`;
const pattern = new RegExp(`^(${dayName})-(${dayName}) ${time}-${time}(?: [A-Z]{2,5})?$`, 'u');

/**
 * Reads opening hours as the brand file has them: `Mon-Fri 8AM-6PM EST` (spec §1). Null where they are not
 * written so, or close before they open. The name of the time zone is for people; the hours are those of
 * the credit union's wall clock, in summer as well.
 */
export function readOpeningHours(text: string): OpeningHours | null {
  const [, first = '', last = '', ...times] = pattern.exec(text) ?? [];
  const opensAt = minutesOf(times.slice(0, 3));
  const closesAt = minutesOf(times.slice(3));
  if (opensAt === null || closesAt === null || closesAt <= opensAt) {
    return null;
  }
  return {
    firstWeekday: weekdays.indexOf(first),
    lastWeekday: weekdays.indexOf(last),
    opensAt,
    closesAt,
  };
}

/** Why the branch is closed on that day; null where it is open. */
export function closedBecause(day: LocalDate, hours: OpeningHours): 'weekday' | 'holiday' | null {
  const { firstWeekday, lastWeekday } = hours;
  const weekday = new Date(`${day}T00:00:00Z`).getUTCDay();
  if ((weekday - firstWeekday + 7) % 7 > (lastWeekday - firstWeekday + 7) % 7) {
    return 'weekday';
  }
  const isWeekend = weekday === 0 || weekday === 6;
  return !isWeekend && isBankHoliday(day) ? 'holiday' : null;
}

function minutesOf([hour, minute = '0', half]: readonly (string | undefined)[]): number | null {
  const hours = Number(hour);
  if (half === undefined || !(hours >= 1 && hours <= 12)) {
    return null;
  }
  return ((hours % 12) + (half === 'PM' ? 12 : 0)) * 60 + Number(minute);
}
