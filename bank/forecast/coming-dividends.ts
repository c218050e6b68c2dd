import type { StatementMonth } from '#contract/statements/statements.ts';
import { monthAfter, settledAt } from '../calendar/months.ts';
import type { DatabaseTransaction } from '../database/database-transaction.ts';
import { listUnpaid } from '../dividends/dividend-records.ts';
import { payDividends } from '../dividends/pay-dividends.ts';
import { type ComingSource, happeningOf, linesWrittenBy } from './coming.ts';

/**
 * What the accounts of a membership earn, paid when each month is over, from the month on that is next in the bank. Who has
 * been paid for it is looked up when it is due, so that a run that has begun is gone on with.
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
