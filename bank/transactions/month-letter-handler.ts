import { monthLetter as contract } from '#contract/transactions/month-letter.ts';
import type { LocalMonth } from '#contract/time/time.ts';
import { localMoment } from '../calendar/local-time.ts';
import type { BankContext } from '../bank-context.ts';
import type { Gate } from '../gate.ts';
import { firstMoment } from '../history/daily-sums.ts';
import { lastMonths, listSumsOfMonths } from './flow-sums.ts';
import { monthLetterOf } from './month-letter-rules.ts';

const monthsKept = 12;

/** The letters of the months that are over, computed from the history when they are read. */
export function monthLetterHandler(gate: Gate, { store, clock, timeZone }: BankContext) {
  return gate.gated(contract).letter.handler(async ({ input, context, errors }) => {
    const { membershipId } = context.signedIn;
    const now = clock.now();
    const today = localMoment(now, timeZone).date;
    const firstAt = (await firstMoment(store.db, membershipId)) ?? now;
    const first = localMoment(firstAt, timeZone).date.slice(0, 7);
    const months = lastMonths(now, monthsKept + 1, timeZone)
      .slice(0, -1)
      .filter((one) => one >= first)
      .toReversed();
    const [latest] = months;
    const month = input.month ?? latest;
    if (month !== undefined && !months.includes(month)) {
      const thisMonth = today.slice(0, 7) as LocalMonth;
      throw errors.MONTH_NOT_THERE({
        data: { earliest: months.at(-1) ?? thisMonth, latest: latest ?? thisMonth },
      });
    }
    if (month === undefined) return { months, letter: null };
    const sums = await listSumsOfMonths(
      store.db,
      membershipId,
      { last: month, before: 1 },
      timeZone,
    );
    return { months, letter: monthLetterOf(month, sums, month > first) };
  });
}
