import { type Cents, cents } from '#contract/money/cents.ts';
import type { EpochMs, LocalDate } from '#contract/time/time.ts';
import { addDays, localMoment } from '../calendar/local-time.ts';
import { interestPaid } from '../ledger/chart-of-accounts.ts';
import {
  type Action,
  type PaymentAction,
  effectOn,
  openingDeposit,
  sentAndFinished,
} from './sample-actions.ts';
import { firstDay, sampleAccounts, sampleHandles } from './sample-member.ts';
import { momentOf, openedAt, todaysMoments } from './sample-moments.ts';
import { latestPayments, monthlyPayments } from './sample-payments.ts';
import { annualFeeActions } from './sample-safe-deposit.ts';
import {
  type Span,
  everydayActions,
  monthEnds,
  monthlyPaymentActions,
  payDays,
  paymentOn,
  rentActions,
  transferStream,
} from './sample-streams.ts';
import { todaysTransfers } from './sample-transfers.ts';

/** The number of lines in the thirty days before today; today's transfers make four more (R-X6). */
const linesBeforeToday = 6;

/**
 * Everything that happened to the sample member until `now`, in order: from the opening deposits in
 * October 2023 to the three transfers of today. It depends on the day alone; only in the small hours
 * are today's transfers moved, so that none lies ahead. The accounts end with their exact balances.
 */
export function sampleHistory(now: EpochMs, timeZone: string): Action[] {
  const today = localMoment(now, timeZone).date;
  const actions = [
    ...earlierActions(today, timeZone),
    ...payDays(untilToday(today, timeZone)),
    ...latestActions(today, timeZone),
    ...todaysActions(now, today, timeZone),
  ];
  const interest = interestActions(actions, monthEnds(untilToday(today, timeZone)), timeZone);
  const earned = [...actions, ...interest].toSorted((one, other) => one.at - other.at);
  return [...openingDeposits(earned, timeZone), ...earned];
}

/** Ends 32 days ago: the content of the range `30days` is chosen below, and the same tomorrow. */
function earlierActions(today: LocalDate, timeZone: string): Action[] {
  const span = { ...untilToday(today, timeZone), before: addDays(today, -31) };
  return [
    ...monthlyPaymentActions(monthlyPayments, span),
    ...everydayActions(today, span),
    ...transferStream(span),
    ...rentActions(today, span),
    ...annualFeeActions(today, timeZone),
  ];
}

/** The last thirty days besides salaries and interest, which every month has. */
function latestActions(today: LocalDate, timeZone: string): PaymentAction[] {
  const lastDays = { from: addDays(today, -30), before: today, timeZone };
  const given = payDays(lastDays).length + monthEnds(lastDays).length;
  return latestPayments
    .slice(0, linesBeforeToday - given)
    .map((payment) => paymentOn(addDays(today, -payment.daysAgo), payment, timeZone));
}

function todaysActions(now: EpochMs, today: LocalDate, timeZone: string): Action[] {
  const minutes = todaysTransfers.map((transfer) => transfer.minutes);
  const moments = todaysMoments(now, today, minutes, timeZone);
  return todaysTransfers.flatMap((transfer, index) => {
    const moment = moments[index];
    return moment ? sentAndFinished(transfer, moment) : [];
  });
}

/** The first of all actions: their amounts make the accounts end with their balances (R-E7). */
function openingDeposits(actions: readonly Action[], timeZone: string): PaymentAction[] {
  return sampleHandles.map((account) => {
    const balance: number = sampleAccounts[account].balance;
    const amount = actions.reduce((rest, action) => rest - effectOn(account, action), balance);
    return openingDeposit(account, amount, openedAt(timeZone), 'Transfer');
  });
}

function untilToday(today: LocalDate, timeZone: string): Span {
  return { from: addDays(firstDay, 1), before: today, timeZone };
}

/** 0.60 % a year: a twelfth of it a month, on the account's balance at the month's end. */
const basisPointsPerMonth = 5;

const lateInTheEvening = 22 * 60 + 45;

/**
 * Interest on the savings account at each of the days. It is reckoned back from the account's final balance, since the
 * opening balance follows from everything after it.
 */
function interestActions(
  actions: readonly Action[],
  days: readonly LocalDate[],
  timeZone: string,
): PaymentAction[] {
  const newestFirst = actions.toSorted((one, other) => other.at - one.at);
  let balance: number = sampleAccounts.savings.balance;
  let undone = 0;
  return days.toReversed().map((day) => {
    const at = momentOf(day, lateInTheEvening, timeZone);
    for (let action; (action = newestFirst[undone]) && action.at > at; undone += 1) {
      balance -= effectOn('savings', action);
    }
    const amount = interestWithin(balance);
    balance -= amount;
    return {
      kind: 'payment',
      at,
      account: 'savings',
      description: 'Interest earned',
      category: 'Income',
      against: interestPaid,
      amount,
    };
  });
}

function interestWithin(balance: number): Cents {
  return cents(Math.round((balance * basisPointsPerMonth) / (10_000 + basisPointsPerMonth)));
}
