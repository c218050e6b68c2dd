import { cents } from '#contract/money/cents.ts';
import type { EpochMs, LocalDate } from '#contract/time/time.ts';
import { addDays, localMoment } from '../calendar/local-time.ts';
import { opening } from '../ledger/chart-of-accounts.ts';
import { type Deed, effectOn, type PaymentDeed, sentAndFinished } from './sample-actions.ts';
import { interestDeeds } from './sample-interest.ts';
import { firstDay, sampleAccounts, sampleHandles } from './sample-member.ts';
import { openedAt, todaysMoments } from './sample-moments.ts';
import { latestPayments } from './sample-payments.ts';
import { annualFeeDeeds } from './sample-safe-deposit.ts';
import {
  everydayDeeds,
  monthEnds,
  monthlyPaymentDeeds,
  payDays,
  paymentOn,
  rentDeeds,
  type Span,
  transferStream,
} from './sample-streams.ts';
import { todaysTransfers } from './sample-transfers.ts';

/** How many lines the thirty days before today hold; today's transfers make four more (R-X6). */
const linesBeforeToday = 6;

/**
 * Everything that happened to the sample member until `now`, in order: from the opening deposits in
 * October 2023 to the three transfers of today. It depends on the day alone; only in the small hours
 * are today's transfers moved, so that none lies ahead. The accounts end with their exact balances.
 */
export function sampleHistory(now: EpochMs, timeZone: string): Deed[] {
  const today = localMoment(now, timeZone).date;
  const deeds = [
    ...earlierDeeds(today, timeZone),
    ...salaries(today, timeZone),
    ...latestDeeds(today, timeZone),
    ...todaysDeeds(now, today, timeZone),
  ];
  const interest = interestDeeds(deeds, monthEnds(untilToday(today, timeZone)), timeZone);
  const earned = [...deeds, ...interest].toSorted((one, other) => one.at - other.at);
  return [...openingDeposits(earned, timeZone), ...earned];
}

/** Ends 32 days ago: what the range `30days` shows is chosen below, and the same tomorrow. */
function earlierDeeds(today: LocalDate, timeZone: string): Deed[] {
  const span = { ...untilToday(today, timeZone), before: addDays(today, -31) };
  return [
    ...monthlyPaymentDeeds(span),
    ...everydayDeeds(span),
    ...transferStream(span),
    ...rentDeeds(today, span),
    ...annualFeeDeeds(today, timeZone),
  ];
}

function salaries(today: LocalDate, timeZone: string): PaymentDeed[] {
  return payDays(untilToday(today, timeZone));
}

/** What the last thirty days hold besides salaries and interest, which no month goes without. */
function latestDeeds(today: LocalDate, timeZone: string): PaymentDeed[] {
  const lastDays = { from: addDays(today, -30), before: today, timeZone };
  const given = payDays(lastDays).length + monthEnds(lastDays).length;
  return latestPayments
    .slice(0, linesBeforeToday - given)
    .map((payment) => paymentOn(addDays(today, -payment.daysAgo), payment, timeZone));
}

function todaysDeeds(now: EpochMs, today: LocalDate, timeZone: string): Deed[] {
  const minutes = todaysTransfers.map((transfer) => transfer.minutes);
  const moments = todaysMoments(now, today, minutes, timeZone);
  return todaysTransfers.flatMap((transfer, index) => {
    const moment = moments[index];
    return moment ? sentAndFinished(transfer, moment) : [];
  });
}

/** The first of all deeds: whatever makes the accounts end with their balances (R-E7). */
function openingDeposits(deeds: readonly Deed[], timeZone: string): PaymentDeed[] {
  return sampleHandles.map((account) => {
    const balance: number = sampleAccounts[account].balance;
    return {
      kind: 'payment',
      at: openedAt(timeZone),
      account,
      description: 'Opening deposit',
      category: 'Transfer',
      against: opening,
      amount: cents(deeds.reduce((rest, deed) => rest - effectOn(account, deed), balance)),
    };
  });
}

function untilToday(today: LocalDate, timeZone: string): Span {
  return { from: addDays(firstDay, 1), before: today, timeZone };
}
