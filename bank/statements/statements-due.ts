import { type Kysely, sql } from 'kysely';
import { monthAfter, monthAt, monthSpan, type MonthSpan } from '../calendar/local-time.ts';
import type { BankDependencies } from '../bank-context.ts';
import type { Tables } from '../tables.ts';
import type { DueSource } from '../due-work/due-source.ts';
import { monthlyRun } from '../due-work/monthly-run.ts';
import { loadOnce } from '../formats/load-once.ts';

type KeepingBank = Pick<BankDependencies, 'clock' | 'timeZone' | 'brand'>;

/**
 * Keeps the content of a month's statements when the month is over: an account at a time. Months that ended before the
 * first run are kept when they are asked for.
 */
export function statementsDue(bank: KeepingBank): DueSource {
  return monthlyRun(bank, {
    name: 'statements',
    togetherMost: 10,
    load: keeping,
    table: 'statement_run',
    firstMonth: (now) => monthAt(now, bank.timeZone),
    list: (db, month, after, limit) =>
      listUnkept(db, monthSpan(month, bank.timeZone), after, limit),

    async finish(scope, month, account, now) {
      const { keepStatement } = await keeping();
      await keepStatement(scope, bank, account, month, now);
    },
  });
}

const keeping = loadOnce(() => import('./read-statement.ts'));

/**
 * The accounts with an entry until the end of the month, not closed before it, and without a kept statement, in the order
 * of their ids.
 */
async function listUnkept(
  db: Kysely<Tables>,
  { month, from }: MonthSpan,
  after: string,
  limit: number,
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select account.id from account
    where account.membership_id is not null and account.id > ${after}
      and (account.closed_at is null or account.closed_at >= ${from})
      and exists (select 1 from daily_sum where daily_sum.membership_id = account.membership_id
        and daily_sum.account_id = account.id and daily_sum.day < ${`${monthAfter(month)}-01`})
      and not exists (select 1 from statement
        where statement.account_id = account.id and statement.month = ${month})
    order by account.id limit ${limit}`.execute(db);
  return rows.map(({ id }) => id);
}
