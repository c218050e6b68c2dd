import type { StatementMonth } from '#contract/statements/statements.ts';
import type { EpochMs } from '#contract/time/time.ts';
import { type Kysely, sql } from 'kysely';
import type { BankDependencies } from '../database/bank-context.ts';
import type { DueItem, DueSource } from '../due-work/due-work.ts';
import { loadOnce } from '../formats/load-once.ts';
import type { DatabaseTransaction } from '../database/database-transaction.ts';
import type { Tables } from '../database/tables.ts';
import { monthAfter, monthAt, settledAt } from './statement-months.ts';

/** What keeping statements needs of the bank. */
type KeepingBank = Pick<BankDependencies, 'clock' | 'timeZone' | 'brand'>;

/** The item of a month that comes after those of all its accounts, whose ids are UUIDs: the month is done. */
const end = '~';

/** In a database in which no month has been begun. */
const beginning = 'begin';

/**
 * When a month is over, what its statements say is kept: an account at a time, so that work that was broken off goes on
 * where it was. Months that ended before the first run are kept when they are asked for.
 */
export function statementsDue(bank: KeepingBank): DueSource {
  return {
    name: 'statements',

    async next(db, limit, after) {
      const run = await findRun(db);
      if (run === undefined) {
        return (await isBegun(db)) ? [] : [{ id: beginning, dueAt: 0 as EpochMs }];
      }
      const itemOf = (account: string): DueItem => ({
        id: `${run.month}/${account}`,
        dueAt: run.dueAt,
      });
      if (after?.id === itemOf(end).id) {
        return [];
      }
      if (run.dueAt > bank.clock.now()) {
        return [itemOf(end)];
      }
      const from = after?.id.startsWith(`${run.month}/`) ? accountIn(after.id) : '';
      const accounts = await listUnkept(db, run.month, from, limit);
      return accounts.length < limit ? [...accounts, end].map(itemOf) : accounts.map(itemOf);
    },

    async finish(scope, id, now) {
      if (id === beginning) {
        await beginRun(scope, monthAt(now, bank.timeZone), bank.timeZone);
      } else if (accountIn(id) === end) {
        await endRun(scope, monthIn(id), bank.timeZone);
      } else {
        const { keepStatement } = await keeping();
        await keepStatement(scope, bank, accountIn(id), monthIn(id), now);
      }
      // Nobody waits for it: the archive has had the month since it ended.
      return undefined;
    },
  };
}

/** Loaded when a month ends: a tab opens its bank without it. */
const keeping = loadOnce(() => import('./kept-statements.ts'));

function monthIn(id: string): StatementMonth {
  return id.slice(0, id.indexOf('/')) as StatementMonth;
}

function accountIn(id: string): string {
  return id.slice(id.indexOf('/') + 1);
}

/** The month whose statements are to be kept next, and when that begins. */
async function findRun(
  db: Kysely<Tables>,
): Promise<{ readonly month: StatementMonth; readonly dueAt: EpochMs } | undefined> {
  const run = await db
    .selectFrom('statement_run')
    .select(['month', 'due_at'])
    .where('due_at', 'is not', null)
    .orderBy('due_at')
    .limit(1)
    .executeTakeFirst();
  return run && { month: run.month as StatementMonth, dueAt: run.due_at as EpochMs };
}

async function isBegun(db: Kysely<Tables>): Promise<boolean> {
  const row = await db.selectFrom('statement_run').select('month').limit(1).executeTakeFirst();
  return row !== undefined;
}

/** The accounts with an entry until the end of the month whose statement has not been kept, in the order of their ids. */
async function listUnkept(
  db: Kysely<Tables>,
  month: StatementMonth,
  after: string,
  limit: number,
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select account.id from account
    where account.membership_id is not null and account.id > ${after}
      and exists (select 1 from daily_sum where daily_sum.membership_id = account.membership_id
        and daily_sum.account_id = account.id and daily_sum.day < ${`${monthAfter(month)}-01`})
      and not exists (select 1 from statement
        where statement.account_id = account.id and statement.month = ${month})
    order by account.id limit ${limit}`.execute(db);
  return rows.map(({ id }) => id);
}

async function beginRun(
  { trx }: Pick<DatabaseTransaction, 'trx'>,
  month: StatementMonth,
  timeZone: string,
): Promise<void> {
  await trx
    .insertInto('statement_run')
    .values({ month, due_at: settledAt(month, timeZone) })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** The month is done where no account is left, and the next one is begun; otherwise it stays due. */
async function endRun(
  scope: DatabaseTransaction,
  month: StatementMonth,
  timeZone: string,
): Promise<void> {
  const { trx } = scope;
  if ((await listUnkept(trx, month, '', 1)).length > 0) {
    return;
  }
  await trx.updateTable('statement_run').set({ due_at: null }).where('month', '=', month).execute();
  await beginRun(scope, monthAfter(month), timeZone);
}
