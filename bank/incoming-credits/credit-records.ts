import { isInList, listOf } from '../database/bulk-insert.ts';
import type { DatabaseTransaction } from '../database/database-transaction.ts';
import { clearing } from '../ledger/chart-of-accounts.ts';
import type { CreditableAccount } from './credit-rules.ts';

/**
 * Lets credits be posted by one transaction at a time: one key may be in two files, for accounts of different memberships. To be
 * taken before the memberships.
 */
export async function lockCredits({ engine, trx }: DatabaseTransaction): Promise<void> {
  // SQLite has one writer at a time: the transaction itself is the lock.
  if (engine === 'sqlite') return;
  await trx
    .selectFrom('account')
    .select('id')
    .where('id', '=', clearing('ach'))
    .forNoKeyUpdate()
    .execute();
}

/** The members' accounts with these numbers. */
export async function listAccountsNumbered(
  scope: DatabaseTransaction,
  numbers: readonly string[],
): Promise<CreditableAccount[]> {
  const rows = await scope.trx
    .selectFrom('account')
    .select(['id', 'membership_id', 'name', 'number', 'closed_at', 'matures_on'])
    .where(isInList(scope, 'number', listOf(numbers)))
    .execute();
  return rows.flatMap(({ id, membership_id: membershipId, name, number, ...row }) =>
    membershipId === null
      ? []
      : [
          {
            id,
            membershipId,
            name,
            number,
            isClosed: row.closed_at !== null,
            isInTerm: row.matures_on !== null,
          },
        ],
  );
}

/** The hashes of what was done under these keys in any membership. */
export async function readHashes(
  scope: DatabaseTransaction,
  keys: readonly string[],
): Promise<Map<string, string>> {
  const rows = await scope.trx
    .selectFrom('intent')
    .select(['key', 'request_hash'])
    .where(isInList(scope, 'key', listOf(keys)))
    .execute();
  return new Map(rows.map((row) => [row.key, row.request_hash]));
}
