import type { RefusalOf } from '#contract/procedures/procedure.ts';
import {
  dailyLimitHighest,
  deliveryDaysMax,
  limitLowest,
  travelDaysAheadMax,
  travelDaysMax,
  travelNoticesMax,
} from '#contract/cards/card-terms.ts';
import type { travelRefusals, pinRefusals, limitRefusals } from '#contract/cards/cards.ts';
import { type Cents, cents } from '#contract/money/cents.ts';
import type { LocalDate } from '#contract/time/time.ts';
import { addDays, addMonths } from '../calendar/local-time.ts';
import type { CardInUse } from './card-records.ts';

const validMonths = 48;

export type LimitRefusal = RefusalOf<typeof limitRefusals>;

/** Why the limit cannot be set, in the order of `limitRefusals`; null where it can. */
export function refuseLimit(limit: Cents, card: CardInUse): LimitRefusal | null {
  if (limit % 100 !== 0) {
    return { code: 'LIMIT_NOT_WHOLE_DOLLARS' };
  }
  const highest = card.kind === 'debit' ? dailyLimitHighest : card.creditLimit;
  if (limit < limitLowest || limit > highest) {
    return { code: 'LIMIT_OUT_OF_RANGE', data: { lowest: limitLowest, highest } };
  }
  return null;
}

type EasyPin = 'equal digits' | 'a sequence' | 'a year' | 'common';

export type PinRefusal = RefusalOf<typeof pinRefusals>;

/** Why this cannot be a PIN, in the order of `pinRefusals`; null where it can (R-D10). */
export function refusePin(pin: string): PinRefusal | null {
  if (!/^\d{4}$/.test(pin)) {
    return { code: 'PIN_NOT_FOUR_DIGITS' };
  }
  const because = whyEasy(pin);
  return because === null ? null : { code: 'PIN_TOO_EASY', data: { because } };
}

/** The PINs that a thief tries first. A sequence may go over from 9 to 0, as on a keypad. */
function whyEasy(pin: string): EasyPin | null {
  const [first, ...others] = stepsBetween(pin);
  const even = others.every((step) => step === first);
  if (even && first === 0) {
    return 'equal digits';
  }
  if (even && (first === 1 || first === 9)) {
    return 'a sequence';
  }
  if (/^(19|20)/.test(pin)) {
    return 'a year';
  }
  return isRepeated(pin) || commonPins.has(pin) ? 'common' : null;
}

/** Two digits twice, such as 6969, or two pairs, such as 1122, or a pair and the same backwards, such as 2112. */
function isRepeated(pin: string): boolean {
  const [first, second, third, fourth] = pin;
  return (
    (first === third && second === fourth) ||
    (first === second && third === fourth) ||
    (first === fourth && second === third)
  );
}

/**
 * The commonest of the remaining PINs, from lists of leaked PINs (D. Amitay, 2011; Data Genetics, 2012): ways over the
 * keypad, words written on it, dates and numbers from films.
 */
const commonPins: ReadonlySet<string> = new Set(
  (
    '2580 0852 1470 0741 3690 0963 1590 0951 1357 2468 1379 9731 7913 1397 7410 8520 9630 1236 3214 7896 9874 ' +
    '4268 8426 5683 6274 1245 1004 1010 1225 1224 1031 0101 0704 0714 0420 4200 1007 0007 5150 8675 1313 ' +
    '1230 1235 1233 4711 1112 1110 4444 6666 7777 8888 0911 9110 3141 2718'
  ).split(' '),
);

function stepsBetween(pin: string): number[] {
  const digits = [...pin].map(Number);
  return digits.slice(1).map((digit, index) => (digit - (digits[index] ?? 0) + 10) % 10);
}

/** A trip as the member wrote it. */
export interface Trip {
  readonly place: string;
  readonly from: LocalDate;
  readonly to: LocalDate;
}

export type TravelRefusal = RefusalOf<typeof travelRefusals>;

/**
 * Why there can be no notice of this trip, in the order of `travelRefusals`; null where there can.
 * `noticeCount` is how many notices of the card are not over.
 */
export function refuseTrip(
  { place, from, to }: Trip,
  today: LocalDate,
  noticeCount: number,
): TravelRefusal | null {
  if (!isPlace(place)) {
    return { code: 'PLACE_WRONG' };
  }
  if (from < today) {
    return { code: 'TRAVEL_IN_THE_PAST', data: { today } };
  }
  if (to < from) {
    return { code: 'TRAVEL_ENDS_BEFORE_IT_BEGINS' };
  }
  const latestFrom = addDays(today, travelDaysAheadMax);
  if (from > latestFrom) {
    return { code: 'TRAVEL_TOO_FAR_AHEAD', data: { latestFrom } };
  }
  const latestTo = addDays(from, travelDaysMax - 1);
  if (to > latestTo) {
    return { code: 'TRAVEL_TOO_LONG', data: { latestTo } };
  }
  return noticeCount >= travelNoticesMax ? { code: 'TOO_MANY_TRAVEL_NOTICES' } : null;
}

/** At least one letter, and only the characters of the names of countries and regions. */
function isPlace(text: string): boolean {
  return /\p{L}/u.test(text) && /^[\p{L}\p{M}\p{N} .,'’()&/-]+$/u.test(text);
}

/** The replacement of a card. */
export interface NewIssue {
  readonly lastFour: string;
  /** `YYYY-MM` */
  readonly expires: string;
  readonly arrivesBy: LocalDate;
}

/**
 * The card to be issued today. `draw` is a number from 0 to 9,998 by chance: the new last four digits
 * are never the old ones, so that the member can tell the cards apart.
 */
export function issueReplacement(oldLastFour: string, draw: number, today: LocalDate): NewIssue {
  const number = draw < Number(oldLastFour) ? draw : draw + 1;
  return {
    lastFour: String(number).padStart(4, '0'),
    expires: addMonths(today, validMonths).slice(0, 7),
    arrivesBy: addDays(today, deliveryDaysMax),
  };
}

/** Whether the last month in which the card works is over, in the days of the credit union. */
export function hasExpired(
  { issue }: { readonly issue: { readonly expires: string } },
  today: LocalDate,
): boolean {
  return today.slice(0, 7) > issue.expires;
}

/** Balance in percent of the limit, rounded (spec §9); 0 where more was paid than is owed. */
export function utilizationPercent(balance: Cents, limit: Cents): number {
  return Math.max(0, Math.round((balance * 100) / limit));
}

/** The available credit: never below zero, though a balance may be above a new limit. */
export function availableCredit(balance: Cents, spendingLimit: Cents): Cents {
  return cents(Math.max(0, spendingLimit - balance));
}
