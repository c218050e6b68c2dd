import type { EpochMs } from '#contract/time/time.ts';
import type { Transaction } from 'kysely';
import type { Tables } from '../tables.ts';
import { type Bucket, markKey } from './buckets.ts';

/** Marks a block as told; false where it was already. */
export async function markRateLimited(
  trx: Transaction<Tables>,
  { key }: Bucket,
  until: EpochMs,
  at: EpochMs,
): Promise<boolean> {
  const marked = await trx
    .insertInto('attempt')
    .values({ key: markKey('held-up', key), count: 0, counted_at: at, blocked_until: until })
    .onConflict((conflict) =>
      conflict
        .column('key')
        .doUpdateSet({ counted_at: at, blocked_until: until })
        .where('attempt.blocked_until', '<', until),
    )
    .returning('key')
    .executeTakeFirst();
  return marked !== undefined;
}

/** Marks as used what those names stand for; false where it was already. */
export async function markUsed(
  trx: Transaction<Tables>,
  names: readonly string[],
  at: EpochMs,
): Promise<boolean> {
  const marked = await trx
    .insertInto('attempt')
    .values({ key: markKey('used', ...names), count: 0, counted_at: at, blocked_until: 0 })
    .onConflict((conflict) => conflict.doNothing())
    .returning('key')
    .executeTakeFirst();
  return marked !== undefined;
}

const statementsOfLog = 4;

/** Costs what appending to a member's log costs, and says nothing. */
export async function writeForNobody(trx: Transaction<Tables>, at: EpochMs): Promise<void> {
  for (let count = 1; count <= statementsOfLog; count += 1) {
    await trx
      .insertInto('attempt')
      .values({ key: markKey('nobody'), count, counted_at: at, blocked_until: 0 })
      .onConflict((conflict) => conflict.column('key').doUpdateSet({ count, counted_at: at }))
      .execute();
  }
}
