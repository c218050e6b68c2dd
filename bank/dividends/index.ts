import type { Capability } from '../capability.ts';
import { addDays, localMoment, monthOf } from '../calendar/local-time.ts';
import type { BankDependencies } from '../bank-context.ts';
import type { DueSource } from '../due-work/due-source.ts';
import { monthlyRun } from '../due-work/monthly-run.ts';
import { loadOnce } from '../formats/load-once.ts';

export const dividends: Capability = {
  due: (bank) => [dividendsDue(bank)],
  checks: async () => (await import('./dividend-checks.ts')).dividendChecks,
};

/** The accounts paid in one transaction: few enough that transfers between two of them do not wait long. */
const batchSize = 20;

/**
 * When a month is over, the accounts are paid what they earned in it, some at a time while members go on. Each is paid
 * once, however often it is tried and by however many processes. A bank that opens on the last day of a month begins with
 * the next one.
 */
export function dividendsDue(
  bank: Pick<BankDependencies, 'clock' | 'timeZone' | 'newId'>,
): DueSource {
  return monthlyRun(bank, {
    name: 'dividends',
    load: paying,
    table: 'dividend_run',
    firstMonth: (now) => monthOf(addDays(localMoment(now, bank.timeZone).date, 1)),

    async list(db, month, after, limit) {
      const { listUnpaid } = await paying();
      const accounts = await listUnpaid(db, month, after, limit * batchSize + 1);
      const ids = accounts.map(({ id }) => id).filter((id) => id !== after);
      return ids.filter((_, index) => index % batchSize === 0).slice(0, limit);
    },

    async finish(scope, month, from, now) {
      const { payDividends } = await paying();
      await payDividends(scope, bank, month, { from, limit: batchSize }, now);
    },
  });
}

const paying = loadOnce(async () => ({
  ...(await import('./dividend-records.ts')),
  ...(await import('./pay-dividends.ts')),
}));
