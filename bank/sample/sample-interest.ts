import { cents, type Cents } from '#contract/money/cents.ts';
import type { LocalDate } from '#contract/time/time.ts';
import { interestPaid } from '../ledger/chart-of-accounts.ts';
import { type Action, effectOn, type PaymentAction } from './sample-actions.ts';
import { sampleAccounts } from './sample-member.ts';
import { momentOf } from './sample-moments.ts';

/** 0.60 % a year: a twelfth of it a month, on what the account holds at the month's end. */
const basisPointsPerMonth = 5;

const lateInTheEvening = 22 * 60 + 45;

/**
 * Interest on the savings account at each of the days. It is reckoned back from the balance with
 * which the account ends, since what the account began with follows from everything after it.
 */
export function interestActions(
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
