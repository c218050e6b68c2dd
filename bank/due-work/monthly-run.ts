import type { StatementMonth } from '#contract/statements/statements.ts';
import type { EpochMs } from '#contract/time/time.ts';
import type { Kysely } from 'kysely';
import { monthAfter, settledAt } from '../calendar/local-time.ts';
import type { BankDependencies } from '../bank-context.ts';
import type { DatabaseTransaction } from '../database/database-transaction.ts';
import type { Tables } from '../tables.ts';
import type { DueItem, DueSource } from './due-source.ts';

/** Work for a month that has ended, in pieces. */
export interface MonthlyRun {
  readonly name: string;
  /** The table that records which month is next. */
  readonly table: 'statement_run' | 'dividend_run' | 'tax_form_run' | 'letter_run';
  /** The most pieces in a transaction; 1 by default. */
  readonly togetherMost?: number;
  /** The first month of a database in which no run has begun. */
  firstMonth(now: EpochMs): StatementMonth;
  /** Whether the month can be done, now that it is due; true where it is not said. */
  isReady?(db: Kysely<Tables>, month: StatementMonth): Promise<boolean>;
  /** The keys of the month's open pieces after one of them, in their order, at most `limit`. Keys are UUIDs. */
  list(
    db: Kysely<Tables>,
    month: StatementMonth,
    after: string,
    limit: number,
  ): Promise<readonly string[]>;
  /** Does a piece, unless it is already done. */
  finish(
    scope: DatabaseTransaction,
    month: StatementMonth,
    key: string,
    now: EpochMs,
  ): Promise<void>;
  /** Loads what `list` and `finish` need beyond what the bank opens with. */
  readonly load: () => Promise<unknown>;
}

/** The last item of a month: all its pieces are done. */
const end = '~';

/** The first item of a database in which no run has begun. */
const beginning = 'begin';

/** A source that does some pieces in each transaction, so that an interrupted run continues where it stopped. */
export function monthlyRun(
  { clock, timeZone }: Pick<BankDependencies, 'clock' | 'timeZone'>,
  run: MonthlyRun,
): DueSource {
  const { name, table, load } = run;
  return {
    name,
    load,
    ...(run.togetherMost !== undefined && { togetherMost: run.togetherMost }),

    async next(db, limit, { after, isClaim = false } = {}) {
      const due = await findDue(db, table, isClaim);
      if (due === undefined) {
        return (await isBegun(db, table)) ? [] : [{ id: beginning, dueAt: 0 as EpochMs }];
      }
      const itemOf = (key: string): DueItem => ({ id: `${due.month}/${key}`, dueAt: due.at });
      if (after?.id === itemOf(end).id) {
        return [];
      }
      if (due.at > clock.now()) {
        return [itemOf(end)];
      }
      if (run.isReady && !(await run.isReady(db, due.month))) return [];
      const from = after?.id.startsWith(`${due.month}/`) ? keyIn(after.id) : '';
      const keys = await run.list(db, due.month, from, limit);
      return keys.length < limit ? [...keys, end].map(itemOf) : keys.map(itemOf);
    },

    async finish(scope, id, now) {
      if (id === beginning) {
        await begin(scope, table, run.firstMonth(now), timeZone);
      } else if (keyIn(id) !== end) {
        await run.finish(scope, monthIn(id), keyIn(id), now);
      } else if ((await run.list(scope.trx, monthIn(id), '', 1)).length === 0) {
        await endMonth(scope, table, monthIn(id), timeZone);
      }
      // No screen waits for it.
      return undefined;
    },
  };
}

function monthIn(id: string): StatementMonth {
  return id.slice(0, id.indexOf('/')) as StatementMonth;
}

function keyIn(id: string): string {
  return id.slice(id.indexOf('/') + 1);
}

/** A claim locks the month, so that one process at a time does its pieces. */
async function findDue(
  db: Kysely<Tables>,
  table: MonthlyRun['table'],
  isClaim: boolean,
): Promise<{ readonly month: StatementMonth; readonly at: EpochMs } | undefined> {
  const months = db
    .selectFrom(table)
    .select(['month', 'due_at'])
    .where('due_at', 'is not', null)
    .orderBy('due_at')
    .limit(1);
  const free = isClaim ? months.forNoKeyUpdate().skipLocked() : months;
  const row = await free.executeTakeFirst();
  return row && { month: row.month as StatementMonth, at: row.due_at as EpochMs };
}

async function isBegun(db: Kysely<Tables>, table: MonthlyRun['table']): Promise<boolean> {
  return (await db.selectFrom(table).select('month').limit(1).executeTakeFirst()) !== undefined;
}

async function begin(
  { trx }: DatabaseTransaction,
  table: MonthlyRun['table'],
  month: StatementMonth,
  timeZone: string,
): Promise<void> {
  await trx
    .insertInto(table)
    .values({ month, due_at: settledAt(month, timeZone) })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

async function endMonth(
  scope: DatabaseTransaction,
  table: MonthlyRun['table'],
  month: StatementMonth,
  timeZone: string,
): Promise<void> {
  await scope.trx.updateTable(table).set({ due_at: null }).where('month', '=', month).execute();
  await begin(scope, table, monthAfter(month), timeZone);
}
