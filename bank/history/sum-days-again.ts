import type { EpochMs } from '#contract/time/time.ts';
import { sql } from 'kysely';
import type { DatabaseTransaction } from '../database/database-transaction.ts';
import type { Days } from './daily-sums.ts';

/** Whole days, and the stretch of time that they are, `before` not included. */
export interface WholeDays {
  readonly days: { readonly first: string; readonly last: string } & Days;
  readonly from: EpochMs;
  readonly before: EpochMs;
}

const counts = sql`status not in ('failed', 'cancelled')`;

/**
 * Adds the lines of those days up once more, after their categories have changed. The balances of all accounts of the
 * membership are locked.
 */
export async function sumDaysAgain(
  { trx }: DatabaseTransaction,
  membershipId: string,
  { days, from, before }: WholeDays,
): Promise<void> {
  await trx
    .deleteFrom('daily_sum')
    .where('membership_id', '=', membershipId)
    .where('day', '>=', days.first)
    .where('day', '<=', days.last)
    .execute();
  await sql`insert into daily_sum (membership_id, day, account_id, category, credits, money_in, debits, money_out,
      void_credits, void_debits)
    select membership_id, day, account_id, category,
      sum(case when type = 'credit' and ${counts} then 1 else 0 end),
      sum(case when type = 'credit' and ${counts} then amount else 0 end),
      sum(case when type = 'debit' and ${counts} then 1 else 0 end),
      sum(case when type = 'debit' and ${counts} then amount else 0 end),
      sum(case when type = 'credit' and not ${counts} then 1 else 0 end),
      sum(case when type = 'debit' and not ${counts} then 1 else 0 end)
    from account_transaction where membership_id = ${membershipId} and at >= ${from} and at < ${before}
    group by membership_id, day, account_id, category`.execute(trx);
}
