import { type Cents, cents } from '#contract/money/cents.ts';
import type { AccountId } from '#contract/text/ids.ts';
import { countDays } from '#contract/time/days.ts';
import type { EpochMs, LocalDate } from '#contract/time/time.ts';
import type { Category } from '#contract/transactions/transactions.ts';
import { addDays, addMonths, atTimeOfDay, startOfDay } from '../calendar/local-time.ts';
import { readWording } from '#contract/transactions/transaction-wording.ts';
import { completedPayment } from '../history/record-transaction.ts';
import { recordTransactions } from '../history/record-transaction.ts';
import { clearing } from '../ledger/chart-of-accounts.ts';
import { post } from '../ledger/post.ts';
import type { ComingSource } from './coming.ts';

/** A past payment to or from somebody outside that no order of the member made. */
export interface PastPayment {
  readonly membershipId: string;
  readonly accountId: string;
  readonly account: AccountId;
  /** The account's official name. */
  readonly accountName: string;
  readonly description: string;
  readonly category: Category;
  /** Positive for money in. */
  readonly amount: Cents;
  readonly at: EpochMs;
  readonly day: LocalDate;
}

/** A payment that is likely to recur. */
export type LikelyPayment = PastPayment;

type Rhythm = 'weekly' | 'every-two-weeks' | 'monthly';

const fewest = 3;

/** The days by which a payment may deviate from its rhythm: weekends and holidays move it. */
const slackDays: Readonly<Record<Rhythm, number>> = {
  weekly: 1,
  'every-two-weeks': 2,
  monthly: 4,
};

/** The largest difference from the last amount, as a part of it. */
const alike = 0.25;

/**
 * The payments that are likely between `now` and `until`: at least three with the same description, account and
 * direction, weekly, every two weeks or monthly, of similar amounts, the last of which is not overdue. Each has the
 * amount and time of day of the last one.
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

/** The rhythm of these payments, newest first; null if there is none. */
function rhythmOf(newest: readonly PastPayment[]): Rhythm | null {
  if (newest.length < fewest) return null;
  const rhythms: readonly Rhythm[] = ['weekly', 'every-two-weeks', 'monthly'];
  const fits = (rhythm: Rhythm) =>
    newest.slice(1).every((one, index) => {
      const next = newest[index] as PastPayment;
      const beside = countDays(dayAfter(one.day, rhythm, 1), next.day);
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

/**
 * Payments that the history makes likely, soonest first. They are not orders of the member: their money comes from
 * outside, or leaves only if the account's floor allows it. They are posted to the history, where goal rules and
 * dividends find them.
 */
export function likelyOnes(payments: readonly LikelyPayment[]): ComingSource {
  const waiting = [...payments];
  return {
    isFed: false,
    changes: 'own',
    async list() {
      return await Promise.resolve(
        waiting.slice(0, 1).map((payment) => ({
          key: keyOf(payment),
          dueAt: payment.at,
          async execute(scope, bank, at) {
            waiting.shift();
            const { membershipId, accountId, accountName, description, category, amount } = payment;
            const kind = amount > 0 ? 'payment-in' : 'payment-out';
            const postingId = bank.newId();
            const head = { id: postingId, kind, at, transferId: null, reverses: null } as const;
            const legs = [
              { account: accountId, amount },
              { account: clearing('ach'), amount: cents(-amount) },
            ];
            const happens = (await post(scope, [{ head, legs }])).kind === 'posted';
            if (happens) {
              const line = completedPayment({
                id: bank.newId(),
                membershipId,
                account: { id: accountId, name: accountName },
                postingId,
                description,
                amount,
                at,
                category,
              });
              await recordTransactions(scope, [line], bank.timeZone);
            }
            const wording = readWording(description, kind);
            return [
              {
                kind: 'recurring',
                description,
                ...(wording && { wording }),
                account: payment.account,
                to: null,
                amount,
                happens,
              },
            ];
          },
        })),
      );
    },
  };
}

function keyOf({ account, description, day }: LikelyPayment): string {
  return `recurring:${account}:${description}:${day}`;
}
