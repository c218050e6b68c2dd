import { sql, type Kysely } from 'kysely';

/**
 * A payee may be a credit card of the member, which payments to it pay. The payee of the sample member that is their credit
 * card is known by its account number; what was paid to it before is written into the ledger of the card.
 */
export async function paidCards(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('payee')
    .addColumn('card_id', 'text', (column) => column.references('card.id'))
    .execute();
  await db.schema.alterTable('card_entry').addColumn('posting_id', 'text').execute();
  await db.schema
    .createIndex('card_entry_of_posting')
    .unique()
    .on('card_entry')
    .column('posting_id')
    .where(sql.ref('posting_id'), 'is not', null)
    .execute();
  await sql`
    update payee set card_id = (
      select card.id from card where card.member_id = payee.member_id and card.handle = 'credit')
    where name_key = 'credit card' and account_number = '0051884407'`.execute(db);
  await sql`
    insert into card_entry (id, card_id, kind, description, amount, at, posting_id)
    select payment.posting_id, payee.card_id, 'payment', 'Payment received', -series.amount,
      payment.settled_at, payment.posting_id
    from bill_payment as payment
      join bill_series as series on series.id = payment.series_id
      join payee on payee.id = series.payee_id
    where payment.status = 'paid' and payee.card_id is not null`.execute(db);
}
