import type { Cents } from '#contract/money/cents.ts';
import type { AccountId } from '#contract/text/ids.ts';
import type { EpochMs, LocalDate } from '#contract/time/time.ts';
import type { Category } from '#contract/transactions/transactions.ts';
import { addDays, addMonths, atTimeOfDay, startOfDay } from '../calendar/local-time.ts';

/** A payment of the past from or to somebody outside, which no order of the member made. */
export interface PastPayment {
  readonly membershipId: string;
  readonly accountId: string;
  readonly account: AccountId;
  /** The account's name in the history. */
  readonly accountName: string;
  readonly description: string;
  readonly category: Category;
  /** Positive for what came in. */
  readonly amount: Cents;
  readonly at: EpochMs;
  readonly day: LocalDate;
}

/** One that is likely to come. */
export type LikelyPayment = PastPayment;

type Rhythm = 'weekly' | 'every-two-weeks' | 'monthly';

/** It takes so many payments to show a rhythm. */
const fewest = 3;

/** A payment may come so many days beside its rhythm: weekends and holidays move it. */
const slackDays: Readonly<Record<Rhythm, number>> = {
  weekly: 1,
  'every-two-weeks': 2,
  monthly: 4,
};

/** A payment is alike if it differs from the last one by at most this part. */
const alike = 0.25;

/**
 * The payments after `now` and before `until` that the history makes likely: at least three of the same description, account
 * and direction, weekly, every two weeks or monthly, of about one amount, the last of which is not overdue. Each has the
 * amount and the time of day of the last one.
 */
export function likelyPayments(
  past: readonly PastPayment[],
  now: EpochMs,
  until: EpochMs,
  timeZone: string,
): LikelyPayment[] {
  const series = Map.groupBy(past, ({ account, description, amount }) =>
    JSON.stringify([account, description, amount > 0]),
  );
  return [...series.values()]
    .flatMap((payments) => continued(payments, now, until, timeZone))
    .toSorted((one, other) => one.at - other.at);
}

function continued(
  payments: readonly PastPayment[],
  now: EpochMs,
  until: EpochMs,
  timeZone: string,
): LikelyPayment[] {
  const newest = payments.toSorted((one, other) => other.at - one.at).slice(0, fewest);
  const [last] = newest;
  const rhythm = rhythmOf(newest);
  if (last === undefined || rhythm === null || !newest.every((one) => isAlike(one, last))) {
    return [];
  }
  const minutes = Math.floor((last.at - startOfDay(last.day, timeZone)) / 60_000);
  const latest = addDays(dayAfter(last.day, rhythm, 1), slackDays[rhythm]);
  if (startOfDay(addDays(latest, 1), timeZone) <= now) {
    return [];
  }
  const found: LikelyPayment[] = [];
  for (let step = 1; ; step += 1) {
    const day = dayAfter(last.day, rhythm, step);
    const at = atTimeOfDay(day, minutes, timeZone);
    if (at >= until) {
      return found;
    }
    if (at > now) found.push({ ...last, at, day });
  }
}

/** The rhythm in which these payments came, newest first; null where there is none. */
function rhythmOf(newest: readonly PastPayment[]): Rhythm | null {
  if (newest.length < fewest) return null;
  const rhythms: readonly Rhythm[] = ['weekly', 'every-two-weeks', 'monthly'];
  const fits = (rhythm: Rhythm) =>
    newest.slice(1).every((one, index) => {
      const next = newest[index] as PastPayment;
      const beside = daysBetween(dayAfter(one.day, rhythm, 1), next.day);
      return Math.abs(beside) <= slackDays[rhythm];
    });
  return rhythms.find(fits) ?? null;
}

function isAlike({ amount }: PastPayment, last: PastPayment): boolean {
  return Math.abs(amount - last.amount) <= Math.abs(last.amount) * alike;
}

function dayAfter(day: LocalDate, rhythm: Rhythm, times: number): LocalDate {
  if (rhythm === 'monthly') return addMonths(day, times);
  return addDays(day, (rhythm === 'weekly' ? 7 : 14) * times);
}

function daysBetween(from: LocalDate, to: LocalDate): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / 86_400_000);
}
