import type { StatementMonth } from '#contract/statements/statements.ts';
import { monthAfter, settledAt } from '../calendar/months.ts';
import type { DatabaseTransaction } from '../database/database-transaction.ts';
import { listUnpaid } from '../dividends/dividend-records.ts';
import { payDividends } from '../dividends/pay-dividends.ts';
import { type ComingSource, happeningOf, linesWrittenBy } from './coming.ts';

/**
 * Dividends, which are paid when a month ends. The first month is the next one of the bank's run. Which accounts are
 * paid already is read at the due time, so that a run in progress is continued.
 */
export async function dividends(
  { trx }: DatabaseTransaction,
  timeZone: string,
): Promise<ComingSource> {
  const run = await trx
    .selectFrom('dividend_run')
    .select('month')
    .where('due_at', 'is not', null)
    .orderBy('month')
    .executeTakeFirst();
  let month = run?.month as StatementMonth | undefined;
  return {
    isFed: false,
    changes: 'all',
    async list(_, membershipId) {
      if (month === undefined) return [];
      const paid = month;
      return await Promise.resolve([
        {
          key: `dividends:${paid}`,
          dueAt: settledAt(paid, timeZone),
          async execute(scope, bank, at) {
            month = monthAfter(paid);
            const lines = await linesWrittenBy(scope, membershipId, at, async () => {
              for (const account of await accountsOf(scope, membershipId)) {
                const [next] = await listUnpaid(scope.trx, paid, account, 1);
                if (next?.id !== account) continue;
                await payDividends(scope, bank, paid, { from: account, limit: 1 }, at);
              }
            });
            return lines.map((line) => happeningOf('dividend', line));
          },
        },
      ]);
    },
  };
}

async function accountsOf(
  { trx }: DatabaseTransaction,
  membershipId: string,
): Promise<readonly string[]> {
  const accounts = await trx
    .selectFrom('account')
    .select('id')
    .where('membership_id', '=', membershipId)
    .where('closed_at', 'is', null)
    .orderBy('id')
    .execute();
  return accounts.map(({ id }) => id);
}
