import type { StatementMonth } from '#contract/statements/statements.ts';
import type { EpochMs } from '#contract/time/time.ts';
import type { Kysely } from 'kysely';
import type { DatabaseTransaction } from '../database/database-transaction.ts';
import type { Tables } from '../tables.ts';
import { composeStatement, type PrintingBank } from './compose-statement.ts';
import { getStatementAccount } from './statement-records.ts';

/** The JSON of the statement as it was kept; undefined where it has not been yet. */
export async function findKept(
  db: Kysely<Tables>,
  accountId: string,
  month: StatementMonth,
): Promise<string | undefined> {
  const row = await db
    .selectFrom('statement')
    .select('content')
    .where('account_id', '=', accountId)
    .where('month', '=', month)
    .executeTakeFirst();
  return row?.content;
}

/** Keeps what the statement of a month that is over says, unless somebody has: the first to write it has the word. */
export async function keepStatement(
  { trx }: DatabaseTransaction,
  bank: PrintingBank,
  accountId: string,
  month: StatementMonth,
  at: EpochMs,
): Promise<void> {
  if (await findKept(trx, accountId, month)) {
    return;
  }
  const account = await getStatementAccount(trx, accountId);
  const content = JSON.stringify(await composeStatement(trx, bank, account, month));
  await trx
    .insertInto('statement')
    .values({ account_id: accountId, month, written_at: at, content })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
