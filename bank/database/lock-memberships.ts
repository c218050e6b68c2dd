import { isInList, listOf } from './bulk-insert.ts';
import { prepareQuery } from './prepared-query.ts';
import type { DatabaseTransaction } from './database-transaction.ts';

/**
 * Lets each of these members pay by one ask at a time: what was paid today, and what is scheduled, is counted under this
 * lock. To be taken before the balances; in the order of the members' ids, so that two groups never wait for each other.
 */
export async function lockMemberships(
  scope: DatabaseTransaction,
  membershipIds: readonly string[],
): Promise<void> {
  // SQLite has one writer at a time: the transaction itself is the lock.
  if (scope.engine === 'postgres') {
    await lock(scope, { members: listOf(membershipIds) });
  }
}

const lock = prepareQuery(['members'], ({ trx, engine, places }) =>
  trx
    .selectFrom('member')
    .select('id')
    .where(isInList({ engine }, 'id', places.members))
    .orderBy('id')
    .forNoKeyUpdate(),
);
