import type { Kysely, Selectable, Transaction } from 'kysely';
import { shownName } from '../database/account-name.ts';
import type { Tables } from '../tables.ts';
import type { AlertRow } from './alert-tables.ts';

/** An alert; with the name of its account as the member knows it, if it is about one. Undefined where it was removed. */
export async function findAlert(db: Kysely<Tables>, membershipId: string, id: string) {
  return await db
    .selectFrom('alert')
    .leftJoin('account', 'account.id', 'alert.account_id')
    .selectAll('alert')
    .select(shownName().as('accountName'))
    .where('alert.membership_id', '=', membershipId)
    .where('alert.id', '=', id)
    .executeTakeFirst();
}

/** An account that an alert looks at, and up to which entry it has. */
export interface Looked {
  readonly accountId: string;
  readonly seen: number;
}

/** The accounts of the membership with entries in which nobody has looked for the payee of the alert. */
export async function listUnseenAccounts(
  db: Kysely<Tables>,
  { membership_id: membershipId, id }: Pick<Selectable<AlertRow>, 'membership_id' | 'id'>,
): Promise<Looked[]> {
  const rows = await db
    .selectFrom('account')
    .innerJoin('account_balance', 'account_balance.account_id', 'account.id')
    .leftJoin('alert_reading', (join) =>
      join
        .onRef('alert_reading.account_id', '=', 'account.id')
        .on('alert_reading.membership_id', '=', membershipId)
        .on('alert_reading.alert_id', '=', id),
    )
    .select(['account.id', 'account_balance.version', 'alert_reading.seen_version'])
    .where('account.membership_id', '=', membershipId)
    .orderBy('account.id')
    .execute();
  return rows.flatMap(({ id: accountId, version, seen_version: seen }) =>
    version > (seen ?? 0) ? [{ accountId, seen: seen ?? 0 }] : [],
  );
}

/** The next entries of an account that an alert has not looked at, with how the history describes them. */
export async function listNewEntries(
  db: Kysely<Tables>,
  membershipId: string,
  { accountId, seen }: Looked,
  limit: number,
) {
  return await db
    .selectFrom('entry')
    .leftJoin('account_transaction', (join) =>
      join
        .onRef('account_transaction.posting_id', '=', 'entry.posting_id')
        .onRef('account_transaction.account_id', '=', 'entry.account_id')
        .on('account_transaction.membership_id', '=', membershipId),
    )
    .select([
      'entry.amount',
      'entry.balance_after',
      'entry.version',
      'entry.posting_id',
      'account_transaction.description',
    ])
    .where('entry.account_id', '=', accountId)
    .where('entry.version', '>', seen)
    .orderBy('entry.version')
    .limit(limit)
    .execute();
}

/** Which of these postings are card purchases. */
export async function cardPostingsAmong(
  db: Kysely<Tables>,
  membershipId: string,
  accountId: string,
  postings: readonly string[],
): Promise<ReadonlySet<string>> {
  if (postings.length === 0) return new Set();
  const rows = await db
    .selectFrom('card_posting')
    .select('posting_id')
    .where('membership_id', '=', membershipId)
    .where('account_id', '=', accountId)
    .where('posting_id', 'in', postings)
    .execute();
  return new Set(rows.map(({ posting_id: id }) => id));
}

/** The entries of its account up to this one were looked at. */
export async function markSeen(
  trx: Transaction<Tables>,
  { membership_id: membershipId, id }: Pick<Selectable<AlertRow>, 'membership_id' | 'id'>,
  version: number,
): Promise<void> {
  await trx
    .updateTable('alert')
    .set({ seen_version: version })
    .where('membership_id', '=', membershipId)
    .where('id', '=', id)
    .execute();
}

/** It was looked for the payee of the alert in the entries of the account up to this one. */
export async function markRead(
  trx: Transaction<Tables>,
  { membership_id, id }: Pick<Selectable<AlertRow>, 'membership_id' | 'id'>,
  accountId: string,
  version: number,
): Promise<void> {
  await trx
    .insertInto('alert_reading')
    .values({ membership_id, alert_id: id, account_id: accountId, seen_version: version })
    .onConflict((conflict) =>
      conflict
        .columns(['membership_id', 'alert_id', 'account_id'])
        .doUpdateSet({ seen_version: version }),
    )
    .execute();
}
