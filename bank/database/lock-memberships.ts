import { isInList, listOf } from './bulk-insert.ts';
import { prepareQuery, type QueryPlan } from './prepared-query.ts';
import type { DatabaseTransaction } from './database-transaction.ts';

/**
 * Lets each of these memberships pay, and change its lists of payees, recipients and budgets, by one request at a time:
 * today's payments, scheduled payments and the lists are counted under this lock. To be taken before the balances; in the
 * order of the ids, so that two groups never wait for each other. Returns the locked memberships: all but those passed
 * over.
 */
export async function lockMemberships(
  scope: DatabaseTransaction,
  membershipIds: readonly string[],
): Promise<ReadonlySet<string>> {
  // SQLite has one writer at a time: the transaction itself is the lock.
  if (scope.engine === 'sqlite') return new Set(membershipIds);
  const take = scope.passesOverLocked ? lockFree : lock;
  const rows = await take(scope, { members: listOf(membershipIds) });
  return new Set(rows.map(({ id }) => id));
}

const lock = prepareQuery(['members'], locking);
const lockFree = prepareQuery(['members'], (plan: QueryPlan<'members'>) =>
  locking(plan).skipLocked(),
);

function locking({ trx, engine, places }: QueryPlan<'members'>) {
  return trx
    .selectFrom('membership')
    .select('id')
    .where(isInList({ engine }, 'id', places.members))
    .orderBy('id')
    .forNoKeyUpdate();
}

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
