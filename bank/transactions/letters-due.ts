import { monthAfter, monthAt } from '../calendar/local-time.ts';
import type { BankDependencies } from '../bank-context.ts';
import type { DueSource } from '../due-work/due-source.ts';
import { monthlyRun } from '../due-work/monthly-run.ts';
import { loadOnce } from '../formats/load-once.ts';

/** The persons told in one transaction. */
const batchSize = 20;

/**
 * When a month is over, tells the persons with entries in it that its letter is ready (R-X7): each once, however often it is
 * tried and by however many processes. After an outage the newest month alone is news.
 */
export function lettersDue(bank: Pick<BankDependencies, 'clock' | 'timeZone'>): DueSource {
  const { clock, timeZone } = bank;
  return monthlyRun(bank, {
    name: 'letters',
    load: telling,
    table: 'letter_run',
    firstMonth: (now) => monthAt(now, timeZone),

    async list(db, month, after, limit) {
      if (monthAfter(month) !== monthAt(clock.now(), timeZone)) return [];
      const { listUntold } = await telling();
      const untold = await listUntold(db, { month, timeZone }, after, limit * batchSize + 1);
      const ids = untold.map(({ id }) => id).filter((id) => id !== after);
      return ids.filter((_, index) => index % batchSize === 0).slice(0, limit);
    },

    async finish(scope, month, from, now) {
      const { tellLetters } = await telling();
      await tellLetters(scope, { month, timeZone }, { from, limit: batchSize }, now);
    },
  });
}

/** Loaded when a month ends: a tab opens its bank without it. */
const telling = loadOnce(() => import('./tell-letters.ts'));
