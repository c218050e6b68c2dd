import { type Kysely, sql } from 'kysely';

/** When each line of the history was booked, where that was after it was made. See docs/decisions/0028-what-is-booked-when.md. */
export async function booking(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('account_transaction').addColumn('booked_at', 'bigint').execute();
  await sql`update account_transaction set booked_at = (
      select ending.at from posting as sending join posting as ending
        on ending.transfer_id = sending.transfer_id
          and ending.kind in ('transfer-completed', 'transfer-returned')
      where sending.id = account_transaction.posting_id and sending.kind = 'transfer-sent')
    where transfer_id is not null and type = 'debit'
      and status in ('completed', 'failed', 'cancelled')`.execute(db);
  await sql`update account_transaction set booked_at = (
      select max(placed.ended_at) from deposit
        join account_hold as placed on placed.deposit_id = deposit.id
      where deposit.posting_id = account_transaction.posting_id)
    where status in ('completed', 'failed')
      and posting_id in (select posting_id from deposit)`.execute(db);
  await db.schema
    .createIndex('account_transaction_booked_later')
    .on('account_transaction')
    .columns(['member_id', 'booked_at'])
    .where(sql.ref('booked_at'), 'is not', null)
    .execute();
}
