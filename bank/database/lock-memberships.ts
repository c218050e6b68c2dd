import { isInList, listOf } from './bulk-insert.ts';
import { prepareQuery } from './prepared-query.ts';
import type { DatabaseTransaction } from './database-transaction.ts';

/**
 * Lets each of these memberships pay, and change its lists of payees, recipients and budgets, by one request at a time: what
 * was paid today, what is scheduled and what is on a list is counted under this lock. To be taken before the balances; in the
 * order of the ids, so that two groups never wait for each other.
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
    .selectFrom('membership')
    .select('id')
    .where(isInList({ engine }, 'id', places.members))
    .orderBy('id')
    .forNoKeyUpdate(),
);

/** Lets what concerns the person alone, such as their sessions, change by one request at a time. */
export async function lockPerson(scope: DatabaseTransaction, personId: string): Promise<void> {
  if (scope.engine === 'postgres') {
    await scope.trx
      .selectFrom('person')
      .select('id')
      .where('id', '=', personId)
      .forNoKeyUpdate()
      .execute();
  }
}
