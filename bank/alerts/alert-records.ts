import type { Alert } from '#contract/alerts/alerts.ts';
import { cents } from '#contract/money/cents.ts';
import type { AccountId, AlertId } from '#contract/text/ids.ts';
import type { Kysely, Transaction } from 'kysely';
import { shownName } from '../database/account-name.ts';
import type { Tables } from '../database/tables.ts';
import type { AlertRow } from './alert-tables.ts';

/** An account of the membership, as alerts need to know it. */
export interface AlertAccount {
  readonly id: string;
  readonly handle: string;
  /** Counts its entries. */
  readonly version: number;
}

/** The accounts of the membership. */
export async function listAlertAccounts(
  db: Kysely<Tables>,
  membershipId: string,
): Promise<readonly AlertAccount[]> {
  return await db
    .selectFrom('account')
    .innerJoin('account_balance', 'account_balance.account_id', 'account.id')
    .select(['account.id', 'account.handle', 'account_balance.version'])
    .where('account.membership_id', '=', membershipId)
    .execute();
}

/** The alerts of the membership in the order of its accounts. */
export async function listAlerts(db: Kysely<Tables>, membershipId: string): Promise<Alert[]> {
  const rows = await db
    .selectFrom('alert')
    .innerJoin('account', 'account.id', 'alert.account_id')
    .select(['alert.id', 'alert.kind', 'alert.amount', 'account.handle'])
    .where('alert.membership_id', '=', membershipId)
    .orderBy('account.position')
    .orderBy('alert.kind')
    .orderBy('alert.amount')
    .execute();
  return rows.map(({ id, kind, amount, handle }) => ({
    id: id as AlertId,
    account: handle as AccountId,
    kind,
    amount: cents(amount),
  }));
}

export async function insertAlert(trx: Transaction<Tables>, alert: AlertRow): Promise<void> {
  await trx.insertInto('alert').values(alert).execute();
}

/** Removes an alert, and says whether there was one. */
export async function deleteAlert(
  trx: Transaction<Tables>,
  membershipId: string,
  id: string,
): Promise<boolean> {
  const deleted = await trx
    .deleteFrom('alert')
    .where('membership_id', '=', membershipId)
    .where('id', '=', id)
    .returning('id')
    .execute();
  return deleted.length > 0;
}

/** An alert with the name of its account as the member knows it; undefined where it was removed. */
export async function findAlert(db: Kysely<Tables>, membershipId: string, id: string) {
  return await db
    .selectFrom('alert')
    .innerJoin('account', 'account.id', 'alert.account_id')
    .selectAll('alert')
    .select(shownName().as('accountName'))
    .where('alert.membership_id', '=', membershipId)
    .where('alert.id', '=', id)
    .executeTakeFirst();
}

/** The next entries of the account that the alert has not looked at, with how the history describes them. */
export async function listNewEntries(db: Kysely<Tables>, alert: AlertRow, limit: number) {
  return await db
    .selectFrom('entry')
    .leftJoin('account_transaction', (join) =>
      join
        .onRef('account_transaction.posting_id', '=', 'entry.posting_id')
        .onRef('account_transaction.account_id', '=', 'entry.account_id')
        .on('account_transaction.membership_id', '=', alert.membership_id),
    )
    .select([
      'entry.amount',
      'entry.balance_after',
      'entry.version',
      'account_transaction.description',
    ])
    .where('entry.account_id', '=', alert.account_id)
    .where('entry.version', '>', alert.seen_version)
    .orderBy('entry.version')
    .limit(limit)
    .execute();
}

/** The entries up to this one were looked at. */
export async function markSeen(
  trx: Transaction<Tables>,
  { membership_id: membershipId, id }: Pick<AlertRow, 'membership_id' | 'id'>,
  version: number,
): Promise<void> {
  await trx
    .updateTable('alert')
    .set({ seen_version: version })
    .where('membership_id', '=', membershipId)
    .where('id', '=', id)
    .execute();
}
